#include "fulgurite/xla/executor/compiler.h"

#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/executor/slow_notice.h"
#include "fulgurite/xla/lowering/lowering.h"

#include <cstdio>

namespace fulgurite::xla {

namespace {

constexpr size_t kMostPrograms = 1024;

/// Equal graphs with other donations are other programs.
Hash key_of(const Run& run) {
  Hash key = run.graph.hash;
  for (const int64_t root : run.donated_to) {
    key.add(static_cast<uint64_t>(root));
  }
  return key;
}

/// All that decides about a program beside its text.
std::string context_of(
    const pjrt::Client& client,
    const pjrt::CompileOptions& options) {
  const auto& plugin = client.plugin();
  std::string context = detail::join(
      "API ",
      plugin.api_version().major,
      ".",
      plugin.api_version().minor,
      "\n",
      pjrt::to_string(plugin.attributes()),
      "\n",
      client.platform_name(),
      " ",
      client.platform_version(),
      "\n");
  for (const auto& device : client.addressable_devices()) {
    context += detail::join(device.kind(), "\n");
  }
  return context + pjrt::serialize(options);
}

std::optional<ProgramStore> make_store(
    const pjrt::Client& client,
    const pjrt::CompileOptions& options) {
  const auto folder = env("FULGURITE_XLA_CACHE");
  return folder && !folder->empty()
             ? std::optional<ProgramStore>(
                   std::in_place, *folder, context_of(client, options))
             : std::nullopt;
}

std::optional<pjrt::CompiledMemoryStats> memory_of(
    const pjrt::LoadedExecutable& program) {
  try {
    return program.executable().compiled_memory_stats();
  } catch (const pjrt::PjrtError&) {
    return std::nullopt;
  }
}

} // namespace

Compiler::Compiler(
    pjrt::Client client,
    pjrt::CompileOptions options,
    PhysicalTypes types)
    : client_(std::move(client)),
      options_(std::move(options)),
      types_(types),
      programs_(kMostPrograms),
      store_(make_store(client_, options_)) {}

ProgramPtr Compiler::program_of(const Run& run, Metrics& metrics) {
  const Hash key = key_of(run);
  const std::lock_guard guard(mutex_);
  if (auto known = programs_.find(key)) {
    ++metrics.cache_hits;
    return known;
  }
  watch_.note(run.graph);
  const auto module = lower_to_stablehlo(run.graph, {run.donated_to, types_});
  dump(run, module.text);
  auto program = load(module.text);
  if (program != nullptr) {
    ++metrics.disk_hits;
  } else {
    program = compile(module.text, module.num_operations);
    ++metrics.compilations;
  }
  metrics.newest_program = memory_of(*program);
  programs_.insert(key, program);
  return program;
}

ProgramPtr Compiler::load(const std::string& module) {
  const auto bytes = store_ ? store_->load(module) : std::nullopt;
  if (!bytes) {
    return nullptr;
  }
  try {
    return std::make_shared<const pjrt::LoadedExecutable>(
        client_.deserialize_and_load(*bytes));
  } catch (const pjrt::PjrtError& error) {
    log_warning(
        "[xla] ",
        store_->path_of(module).string(),
        " cannot be loaded and is compiled anew: ",
        error.message());
    return nullptr;
  }
}

ProgramPtr Compiler::compile(
    const std::string& module,
    int64_t num_operations) {
  const SlowNotice notice(
      detail::join("[xla] compiling ", num_operations, " operations …"));
  auto program = std::make_shared<const pjrt::LoadedExecutable>(
      client_.compile(module, options_));
  if (store_) {
    try {
      store_->store(module, program->executable().serialize());
    } catch (const pjrt::PjrtError& error) {
      log_warning_once(detail::join(
          "[xla] programs of this plugin cannot be kept: ", error.message()));
    }
  }
  return program;
}

void Compiler::dump(const Run& run, const std::string& module) {
  const auto folder = env("FULGURITE_XLA_DUMP");
  if (!folder || folder->empty()) {
    return;
  }
  char number[16];
  std::snprintf(
      number, sizeof(number), "%04lld", static_cast<long long>(num_dumped_++));
  write_file_atomically(
      std::filesystem::path(*folder) /
          detail::join(number, "_", run.graph.hash.text(), ".mlir"),
      detail::join(
          "// ",
          run.graph.nodes.size(),
          " operators on device ",
          run.device,
          ", run by: ",
          run.cause,
          "\n",
          module));
}

} // namespace fulgurite::xla
