#include "fulgurite/base/logging_sink_impl.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>

namespace fulgurite::detail {

namespace {

std::shared_ptr<spdlog::logger> make_logger() {
  auto logger = std::make_shared<spdlog::logger>(
      "fulgurite", std::make_shared<spdlog::sinks::stderr_color_sink_mt>());
  logger->set_level(spdlog::level::debug);
  logger->set_pattern("%^%l%$ %v");
  return logger;
}

} // namespace

void write_log_line(int level, std::string_view message) {
  static const auto logger = make_logger();
  constexpr spdlog::level::level_enum kLevels[] = {
      spdlog::level::debug,
      spdlog::level::info,
      spdlog::level::warn,
      spdlog::level::err};
  logger->log(kLevels[level], "{}", message);
}

} // namespace fulgurite::detail
