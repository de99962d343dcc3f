#pragma once

#include "fulgurite/base/time_limit.h"
#include "fulgurite/base/value.h"
#include "fulgurite/core/callback.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

/// Whether "last.ckpt" is kept beside the others: not at all (false), as a file
/// of its own (true), or as a symbolic link to the newest one ("link").
class SaveLast {
 public:
  SaveLast() = default;
  SaveLast(bool save) : save_(save) {}
  /// Throw MisconfigurationError for any other text than "link".
  SaveLast(const char* text);
  SaveLast(const std::string& text);

  explicit operator bool() const {
    return save_;
  }
  bool is_link() const {
    return link_;
  }
  friend bool operator==(const SaveLast&, const SaveLast&) = default;

 private:
  bool save_ = false;
  bool link_ = false;
};
Value to_value(const SaveLast& option);
void from_value(SaveLast& option, const Value& value, std::string_view path);
std::string option_type(const SaveLast& option);

/// Lightning's options in Lightning's order. An empty text means None.
struct ModelCheckpointOptions {
  /// Folder of the files. Empty: "checkpoints" in the first logger's log_dir,
  /// or in default_root_dir.
  std::string dirpath = "";
  /// Pattern of the names, such as "{epoch}-{val_loss:.2f}", without the
  /// extension. Empty: "{epoch}-{step}".
  std::string filename = "";
  /// The logged metric that decides which files are kept. Empty: the newest.
  std::string monitor = "";
  /// Tell about each decision.
  bool verbose = false;
  /// Also keep last.ckpt: false, true or "link".
  SaveLast save_last = false;
  /// How many of the best to keep: 0 none, -1 all.
  int64_t save_top_k = 1;
  /// Save when the run ends with an exception.
  bool save_on_exception = false;
  /// Save the weights only, without optimizers, loops and callbacks.
  bool save_weights_only = false;
  /// Whether a smaller ("min") or a larger ("max") metric is better.
  std::string mode = "min";
  /// Write "epoch=3" instead of "3" into the names. Set it to false when names
  /// of metrics contain "/", which would make folders.
  bool auto_insert_metric_name = true;
  /// Save every so many optimizer steps. This, train_time_interval and
  /// every_n_epochs exclude each other; with none of them, every epoch.
  std::optional<int64_t> every_n_train_steps = std::nullopt;
  /// Save after so much time, at the end of the batch.
  TimeLimit train_time_interval = {};
  /// Save every so many epochs; 0 never.
  std::optional<int64_t> every_n_epochs = std::nullopt;
  /// Save at the end of the training epoch (true) or of validation (false).
  /// Open: after the epoch where validation runs once at its end or not at
  /// all, else after each validation.
  std::optional<bool> save_on_train_epoch_end = std::nullopt;
  /// Add "-v1" to the name of a file that exists already, instead of writing
  /// over it.
  bool enable_version_counter = true;
};

/// Saves checkpoints during fit and keeps the best ones, by Lightning's rules.
///
/// Files are written whole or not at all, a new one before an old one is
/// removed. Only files that this callback wrote are ever removed, only inside
/// dirpath, and never the one that the run was resumed from.
///
/// It goes beyond Lightning where Lightning would keep nothing: without
/// validation it saves at the end of training epochs whatever
/// check_val_every_n_epoch is; a save that waits for a metric is made at the
/// end of the training epoch too; save_last with save_top_k = 0 saves at every
/// occasion.
class ModelCheckpoint : public Callback {
 public:
  using Params = ModelCheckpointOptions;
  using Clock = std::chrono::steady_clock;
  /// Paths and their scores in the order in which they were saved; a score is
  /// a 0-dim tensor on the CPU.
  using BestModels = std::vector<std::pair<std::string, at::Tensor>>;

  explicit ModelCheckpoint(ModelCheckpointOptions options = {});

  // How names are made; change them before the run.
  std::string checkpoint_name_last = "last"; ///< may be a pattern
  std::string checkpoint_join_char = "-";
  std::string checkpoint_equals_char = "=";
  std::string file_extension = ".ckpt";
  int64_t starting_version = 1;

  const ModelCheckpointOptions& options() const {
    return options_;
  }
  /// The folder: as given, made absolute; with the default known from setup on.
  const std::string& dirpath() const {
    return dirpath_;
  }
  /// "" before the first save.
  const std::string& best_model_path() const {
    return tracked_.best_model_path;
  }
  std::optional<double> best_model_score() const;
  std::optional<double> current_score() const;
  const std::string& last_model_path() const {
    return tracked_.last_model_path;
  }
  const BestModels& best_k_models() const {
    return tracked_.best_k_models;
  }
  /// The worst of those that are kept, once there are save_top_k of them.
  const std::string& kth_best_model_path() const {
    return tracked_.kth_best_model_path;
  }
  double kth_value() const;
  int64_t every_n_epochs() const {
    return every_n_epochs_;
  }
  int64_t every_n_train_steps() const {
    return every_n_train_steps_;
  }

  /// The path for these metrics, which hold "epoch" and "step" too. `filename`
  /// is a pattern; empty: the one of the options. Metrics that are missing
  /// count as 0.
  std::string format_checkpoint_name(
      const Value::Dict& metrics,
      std::string_view filename = {},
      std::optional<int64_t> version = std::nullopt,
      std::string_view prefix = {}) const;

  /// The existing files that ckpt_path = "last" may mean: last.ckpt and its
  /// versions in the folder of this callback.
  std::vector<std::filesystem::path> find_last_checkpoints(
      TrainerContext& trainer) const;

  /// Writes the kept paths and their scores; empty: best_k_models.yaml in
  /// dirpath.
  void to_yaml(const std::filesystem::path& path = {}) const;

  std::string state_key() const override;
  Value state_dict() const override;
  void load_state_dict(const Value& state) override;
  bool is_checkpoint() const override {
    return true;
  }

  void setup(TrainerContext& trainer, ModuleBase& module, TrainerFn fn)
      override;
  void on_train_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_train_epoch_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_validation_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_exception(
      TrainerContext& trainer,
      ModuleBase& module,
      const std::exception_ptr& exception) override;

 protected:
  /// What train_time_interval reads.
  virtual Clock::time_point now() const {
    return Clock::now();
  }

 private:
  /// What a checkpoint remembers of this callback, and what is put back when a
  /// save fails.
  struct Tracked {
    at::Tensor best_model_score;
    std::string best_model_path;
    at::Tensor current_score;
    BestModels best_k_models;
    std::string kth_best_model_path;
    at::Tensor kth_value;
    std::string last_model_path;
  };
  /// The numbers that a decision or a name may use.
  struct Candidates;
  /// Whether last.ckpt is written at all events, or when another file was.
  enum class Last { kAlways, kWithTopK };

  void validate() const;
  void forget_all_but_top_k();
  std::filesystem::path resolve_dirpath(TrainerContext& trainer) const;

  // When to save.
  bool is_off(TrainerContext& trainer) const;
  bool is_due_by_steps(TrainerContext& trainer) const;
  bool is_due_by_time(TrainerContext& trainer);
  bool is_due_by_epochs(TrainerContext& trainer) const;
  bool saves_on_train_epoch_end(TrainerContext& trainer) const;
  bool waits_for_validation(TrainerContext& trainer) const;
  void save_at_end_of_stage(TrainerContext& trainer);

  // What to save, and under which name.
  void save(TrainerContext& trainer, bool top_k, Last last);
  bool is_monitor_known(TrainerContext& trainer) const;
  void save_top_k(TrainerContext& trainer, const Candidates& candidates);
  void save_monitored(
      TrainerContext& trainer,
      const Candidates& candidates,
      at::Tensor score);
  void save_newest(TrainerContext& trainer, const Candidates& candidates);
  void save_last(TrainerContext& trainer, const Candidates& candidates);
  bool is_in_top_k(TrainerContext& trainer, const at::Tensor& score) const;
  void track(const std::string& path, const at::Tensor& score, int64_t k);
  void report_missing_monitor(
      TrainerContext& trainer,
      const Candidates& candidates) const;
  std::string format_name(
      const std::function<Value(std::string_view)>& lookup,
      std::string_view filename,
      std::optional<int64_t> version,
      std::string_view prefix) const;
  std::string unused_path(
      TrainerContext& trainer,
      const Candidates& candidates,
      std::string_view filename,
      const std::string& own) const;

  // Files.
  void write(TrainerContext& trainer, const std::string& path);
  void link_last(TrainerContext& trainer, const std::string& path) const;
  bool may_remove(
      TrainerContext& trainer,
      const std::string& previous,
      const std::string& current) const;
  void remove_later(
      TrainerContext& trainer,
      const std::string& previous,
      const std::string& current);
  void remove_old_files(TrainerContext& trainer);

  ModelCheckpointOptions options_;
  int64_t every_n_train_steps_ = 0;
  int64_t every_n_epochs_ = 0;
  std::string dirpath_;
  Tracked tracked_;
  std::vector<std::string> to_remove_;

  int64_t last_global_step_saved_ = 0;
  std::string last_checkpoint_saved_;
  std::optional<Clock::time_point> last_time_checked_;
  /// A save was due before its metric was known.
  bool save_is_deferred_ = false;
  bool validation_has_run_ = false;
};

/// Makes `link` a relative symbolic link to `file`, or a copy of it where there
/// are no links, in place of whatever was there.
void link_checkpoint(
    const std::filesystem::path& file,
    const std::filesystem::path& link);

/// What ckpt_path = "last" means: the newest of the last checkpoints of all
/// ModelCheckpoint callbacks, if there is one.
std::optional<std::filesystem::path> newest_last_checkpoint(
    TrainerContext& trainer);

} // namespace fulgurite
