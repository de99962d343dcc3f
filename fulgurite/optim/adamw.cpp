#include "fulgurite/optim/adamw.h"

#include "fulgurite/optim/options_impl.h"

namespace fulgurite::optim {

namespace {

Value::Dict adam_defaults(const AdamWOptions& options) {
  Value::Dict defaults = detail::to_dict(AdamOptions());
  for (const auto& [key, value] : detail::to_dict(options)) {
    defaults[key.as_string()] = value;
  }
  defaults["decoupled_weight_decay"] = true;
  return defaults;
}

} // namespace

AdamW::AdamW(std::vector<at::Tensor> params, AdamWOptions options)
    : Adam(adam_defaults(options)) {
  add_param_groups({ParamGroup{std::move(params), {}}});
}

AdamW::AdamW(std::vector<AdamWGroup> groups, AdamWOptions options)
    : Adam(adam_defaults(options)) {
  add_param_groups(detail::to_groups(std::move(groups)));
}

std::string AdamW::name() const {
  return "AdamW";
}

void AdamW::adjust_loaded(Value::Dict& options) const {
  options["decoupled_weight_decay"] = true;
}

} // namespace fulgurite::optim
