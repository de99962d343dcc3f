#include "fulgurite/callbacks/model_summary.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/python_format.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/core/module_tree.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <algorithm>
#include <unordered_set>

namespace fulgurite {

namespace {

void check_depth(int64_t max_depth) {
  if (max_depth < -1) {
    misconfigured(
        "[ModelSummary.max_depth] must be -1, 0 or a positive number, got ",
        max_depth);
  }
}

/// Counts each tensor once.
class ParameterCount {
 public:
  void add(const at::Tensor& tensor) {
    if (!tensor.defined() ||
        !seen_.insert(tensor.unsafeGetTensorImpl()).second) {
      return;
    }
    total += tensor.numel();
    trainable += tensor.requires_grad() ? tensor.numel() : 0;
    bytes += tensor.numel() * static_cast<int64_t>(tensor.element_size());
  }

  int64_t total = 0;
  int64_t trainable = 0;
  int64_t bytes = 0;

 private:
  std::unordered_set<const c10::TensorImpl*> seen_;
};

/// The rows of a table; each column as wide as its longest cell.
std::string table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<size_t> widths(rows.front().size(), 0);
  for (const auto& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], row[i].size());
    }
  }
  size_t rule = 3 * (widths.size() + 1);
  for (const size_t width : widths) {
    rule += width;
  }
  const std::string line(rule, '-');
  std::string out;
  for (const auto& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      out += i == 0 ? "" : " | ";
      out += row[i] + std::string(widths[i] - row[i].size(), ' ');
    }
    out += "\n";
    if (&row == &rows.front()) {
      out += line + "\n";
    }
  }
  return out + line + "\n";
}

std::string total_line(std::string number, std::string_view text) {
  number.resize(std::max<size_t>(number.size(), 10), ' ');
  return number.append(text);
}

} // namespace

std::string human_readable_count(int64_t number) {
  constexpr const char* kUnits[] = {" ", "K", "M", "B", "T"};
  const size_t digits = std::to_string(number).size();
  const size_t group = std::min<size_t>((digits + 2) / 3, 5) - 1;
  double scaled = static_cast<double>(number);
  for (size_t i = 0; i < group; ++i) {
    scaled /= 1000;
  }
  const auto text = group == 0 || scaled >= 100
                        ? python_format(static_cast<int64_t>(scaled), ",d")
                        : python_format(scaled, ",.1f");
  return text + " " + kUnits[group];
}

ModuleSummary collect_summary(torch::nn::Module& root, int64_t max_depth) {
  check_depth(max_depth);
  const auto nodes = module_tree(root);
  ModuleSummary out;
  ParameterCount all;
  ParameterCount below_root;
  std::unordered_set<const torch::nn::Module*> seen;
  for (size_t i = 0; i < nodes.size(); ++i) {
    const auto& node = nodes[i];
    for (const auto& parameter : node.parameters) {
      all.add(parameter.tensor);
      if (i > 0) {
        below_root.add(parameter.tensor);
      }
    }
    if (i == 0 || !seen.insert(node.module).second) {
      continue;
    }
    ++(node.training ? out.modules_in_train_mode : out.modules_in_eval_mode);
    if (max_depth != -1 && node.depth > max_depth) {
      continue;
    }
    // Depth first: what is below stands right behind.
    ParameterCount own;
    for (size_t j = i;
         j < nodes.size() && (j == i || nodes[j].depth > node.depth);
         ++j) {
      for (const auto& parameter : nodes[j].parameters) {
        own.add(parameter.tensor);
      }
    }
    out.layers.push_back({node.name, node.type, own.total, node.training});
  }
  out.total_parameters = all.total;
  out.trainable_parameters = all.trainable;
  out.other_parameters = all.total - below_root.total;
  out.size_mb = static_cast<double>(all.bytes) * 1e-6;
  return out;
}

std::string ModuleSummary::to_string() const {
  std::vector<std::vector<std::string>> rows = {
      {" ", "Name", "Type", "Params", "Mode"}};
  for (const auto& layer : layers) {
    rows.push_back(
        {std::to_string(rows.size() - 1),
         layer.name,
         layer.type,
         human_readable_count(layer.num_parameters),
         layer.training ? "train" : "eval"});
  }
  if (other_parameters > 0 && !layers.empty()) {
    rows.push_back(
        {" ",
         "other params",
         "n/a",
         human_readable_count(other_parameters),
         "n/a"});
  }
  std::string out = table(rows);
  out += total_line(
      human_readable_count(trainable_parameters), "Trainable params\n");
  out += total_line(
      human_readable_count(total_parameters - trainable_parameters),
      "Non-trainable params\n");
  out += total_line(human_readable_count(total_parameters), "Total params\n");
  out += total_line(
      python_format(size_mb, ",.3f"),
      "Total estimated model params size (MB)\n");
  out += total_line(
      std::to_string(modules_in_train_mode), "Modules in train mode\n");
  out +=
      total_line(std::to_string(modules_in_eval_mode), "Modules in eval mode");
  return out;
}

std::string summarize(torch::nn::Module& root, int64_t max_depth) {
  return collect_summary(root, max_depth).to_string();
}

std::string summarize(ModuleBase& module, int64_t max_depth) {
  return summarize(module.torch_module(), max_depth);
}

ModelSummary::ModelSummary(ModelSummaryOptions options)
    : options_(std::move(options)) {
  check_depth(options_.max_depth);
}

void ModelSummary::on_fit_start(TrainerContext& trainer, ModuleBase& module) {
  if (options_.max_depth != 0 && trainer.strategy().is_global_zero()) {
    log_info("\n", summarize(module, options_.max_depth));
  }
}

} // namespace fulgurite
