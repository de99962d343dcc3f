#pragma once

#include "fulgurite/base/options.h"
#include "fulgurite/base/value.h"

#include <concepts>

namespace fulgurite {

namespace detail {

/// A class that is made from a struct of options: `using Params = …;` and a
/// constructor that takes one.
template <class T>
concept HasParams = requires {
  typename T::Params;
}
&&std::constructible_from<T, const typename T::Params&>;

} // namespace detail

/// Hyper-parameters of a module or data module; they go into the checkpoint
/// and to the loggers.
class HyperParameters {
 public:
  /// A struct of options, by reflection over its fields.
  template <class Params>
  requires(!std::is_convertible_v<
           const Params&,
           Value::Dict>) void save_hyperparameters(const Params& params) {
    hparams_ = to_value(params).as_dict();
  }
  void save_hyperparameters(Value::Dict params) {
    hparams_ = std::move(params);
  }
  const Value::Dict& hparams() const {
    return hparams_;
  }

 private:
  Value::Dict hparams_;
};

} // namespace fulgurite
