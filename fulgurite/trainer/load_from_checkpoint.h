#pragma once

#include "fulgurite/core/data_module.h"
#include "fulgurite/core/module_base.h"

#include <concepts>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace fulgurite {

struct LoadFromCheckpointOptions {
  /// Whether the file must have the model's keys, neither more nor fewer. Where
  /// it need not, each key that differs is warned about. Default: the model's
  /// strict_loading.
  std::optional<bool> strict = std::nullopt;
};

namespace detail {

/// A checkpoint that has been read, without the types of the user.
class CheckpointFile {
 public:
  explicit CheckpointFile(std::filesystem::path path);

  /// The entries under `key` that `known` has too; warns about the others.
  Value::Dict hyperparameters(std::string_view key, const Value::Dict& known)
      const;
  [[noreturn]] void refuse_hyperparameters(const OptionError& error) const;
  void restore(ModuleBase& module, const LoadFromCheckpointOptions& options)
      const;
  void restore(DataModuleBase& data, const LoadFromCheckpointOptions&) const;

 private:
  std::filesystem::path path_;
  Value::Dict checkpoint_;
};

template <class T>
Value::Dict saved_hyperparameters(const CheckpointFile& file) {
  constexpr bool kIsModule = std::derived_from<T, ModuleBase>;
  return file.hyperparameters(
      kIsModule ? "hyper_parameters" : "datamodule_hyper_parameters",
      to_value(typename T::Params{}).as_dict());
}

template <class T>
typename T::Params params_of(
    const CheckpointFile& file,
    const Value::Dict& saved) {
  typename T::Params params{};
  try {
    from_value(params, Value(saved), "hyper_parameters");
  } catch (const OptionError& error) {
    file.refuse_hyperparameters(error);
  }
  return params;
}

} // namespace detail

/// A model, or a data module, as it was when the checkpoint was written. It is
/// made from its Params (`using Params = …;` and a constructor that takes one)
/// as the file's hyper-parameters say, else without arguments. Then, for a
/// model, configure_model and on_load_checkpoint are called and the weights are
/// loaded; for a data module, load_state_dict.
///
///   auto model = load_from_checkpoint<Classifier>("last.ckpt");
///
/// Throws UserError where the file is missing or is no checkpoint of a Trainer,
/// or where its hyper-parameters or weights do not fit the class.
template <class T>
requires(
    std::derived_from<T, ModuleBase> || std::derived_from<T, DataModuleBase>) T
    load_from_checkpoint(
        const std::filesystem::path& path,
        const LoadFromCheckpointOptions& options = {}) {
  const detail::CheckpointFile file(path);
  if constexpr (detail::HasParams<T>) {
    auto saved = detail::saved_hyperparameters<T>(file);
    T made(detail::params_of<T>(file, saved));
    if (made.hparams().empty() && !saved.empty()) {
      made.save_hyperparameters(std::move(saved));
    }
    file.restore(made, options);
    return made;
  } else {
    static_assert(
        std::default_initializable<T>,
        "load_from_checkpoint makes models and data modules from their Params "
        "(using Params = …; and a constructor that takes one) or without "
        "arguments");
    T made;
    file.restore(made, options);
    return made;
  }
}

} // namespace fulgurite
