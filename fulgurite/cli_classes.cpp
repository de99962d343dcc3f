#include "fulgurite/cli_classes_impl.h"

#include "fulgurite/callbacks/callbacks.h"
#include "fulgurite/cli_class_rows_impl.h"
#include "fulgurite/loggers/loggers.h"

namespace fulgurite::detail {

namespace {

/// Calls f(class, options) for each class of a resolved list.
template <class F>
void for_each_class(const Value& chosen, F&& f) {
  for (const auto& item : chosen.as_list()) {
    Value::Dict options = item.as_dict();
    const std::string name = options.at("class").as_string();
    options.erase("class");
    f(name, options);
  }
}

} // namespace

CliSlot callback_slot() {
  return {
      .path = "trainer.callbacks",
      .noun = "callback",
      .is_list = true,
      .classes = classes_of(callbacks().rows())};
}

CliSlot logger_slot() {
  return {
      .path = "trainer.logger",
      .noun = "logger",
      .suffix = "Logger",
      .is_list = true,
      .takes_bool = true,
      .classes = classes_of(loggers().rows()),
      .note = "or true for the default one, false for none"};
}

CallbackList make_callbacks(const Value& chosen) {
  CallbackList made;
  for_each_class(
      chosen, [&](const std::string& name, const Value::Dict& options) {
        made.push_back(callbacks().make(name, options));
      });
  return made;
}

LoggerChoice make_loggers(const Value& chosen) {
  if (chosen.is_bool()) {
    return chosen.as_bool();
  }
  std::vector<std::shared_ptr<Logger>> made;
  for_each_class(
      chosen, [&](const std::string& name, const Value::Dict& options) {
        made.push_back(loggers().make(name, options));
      });
  return made;
}

} // namespace fulgurite::detail
