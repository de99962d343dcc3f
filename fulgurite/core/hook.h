#pragma once

#include <cstdint>
#include <string_view>

namespace fulgurite {

/// What `log` may do inside a hook. "by default" is what on_step and on_epoch
/// are when the user leaves them open.
enum class LogRule : uint8_t {
  kForbidden,
  kStepByDefault,  ///< on_step = true, on_epoch = false; both may be changed
  kEpochByDefault, ///< on_step = false, on_epoch = true; both may be changed
  kEpochOnly,      ///< on_step = true is refused
};

enum class Hook : uint8_t {
#define HOOK(name, rule) name,
#include "fulgurite/core/hooks.def"
#undef HOOK
};

constexpr std::string_view hook_name(Hook hook) {
  constexpr std::string_view kNames[] = {
#define HOOK(name, rule) #name,
#include "fulgurite/core/hooks.def"
#undef HOOK
  };
  return kNames[static_cast<size_t>(hook)];
}

constexpr LogRule log_rule(Hook hook) {
  constexpr LogRule kRules[] = {
#define HOOK(name, rule) LogRule::rule,
#include "fulgurite/core/hooks.def"
#undef HOOK
  };
  return kRules[static_cast<size_t>(hook)];
}

} // namespace fulgurite
