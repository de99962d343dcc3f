#pragma once

#include "fulgurite/core/callback.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace torch::nn {
class Module;
}

namespace fulgurite {

/// One row of a summary.
struct LayerSummary {
  std::string name;           ///< dotted: "net.0"
  std::string type;           ///< "Linear"
  int64_t num_parameters = 0; ///< of the layer and all below it
  bool training = false;
};

/// What a model is made of. A tensor that is registered under two names counts
/// once in a layer and once in the totals, and so does a module.
struct ModuleSummary {
  std::vector<LayerSummary> layers;
  /// Of the root itself: in no layer.
  int64_t other_parameters = 0;
  int64_t total_parameters = 0;
  int64_t trainable_parameters = 0;
  /// Of all parameters in their number formats, in millions of bytes.
  double size_mb = 0;
  /// Without the root.
  int64_t modules_in_train_mode = 0;
  int64_t modules_in_eval_mode = 0;

  /// Lightning's table.
  std::string to_string() const;
};

/// `max_depth`: how deep layers are listed; -1 all, 0 none. Throws
/// MisconfigurationError below -1.
ModuleSummary collect_summary(torch::nn::Module& root, int64_t max_depth = 1);

/// The table of a model, also outside of a run: `std::cout <<
/// summarize(model)`.
std::string summarize(torch::nn::Module& root, int64_t max_depth = 1);
std::string summarize(ModuleBase& module, int64_t max_depth = 1);
/// A Module is both of the above.
template <class M>
requires(std::is_base_of_v<ModuleBase, M>&&
             std::is_base_of_v<torch::nn::Module, M>) std::string
    summarize(M& module, int64_t max_depth = 1) {
  return summarize(static_cast<ModuleBase&>(module), max_depth);
}

/// 1234 is "1.2 K": thousands, millions, billions and trillions.
std::string human_readable_count(int64_t number);

struct ModelSummaryOptions {
  /// How deep layers are listed: -1 all, 0 turns the summary off.
  int64_t max_depth = 1;
};

/// Prints the summary of the model when fit begins, on rank zero.
class ModelSummary : public Callback {
 public:
  using Params = ModelSummaryOptions;

  explicit ModelSummary(ModelSummaryOptions options = {});

  const ModelSummaryOptions& options() const {
    return options_;
  }
  void on_fit_start(TrainerContext& trainer, ModuleBase& module) override;

 private:
  ModelSummaryOptions options_;
};

} // namespace fulgurite
