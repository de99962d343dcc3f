#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/core/hook.h"
#include "fulgurite/core/log_options.h"
#include "fulgurite/data/batch.h"
#include "fulgurite/trainer/connectors/result_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

/// Which of a result's numbers is meant: that of this step or that of the
/// epoch.
enum class ResultView { kStep, kEpoch };

/// How one hook logs one name: LogOptions with nothing left open.
struct ResultOptions {
  bool prog_bar = false;
  bool logger = true;
  bool on_step = false;
  bool on_epoch = true;
  Reduce reduce_fx = Reduce::kMean;
  bool sync_dist = false;
  bool add_dataloader_idx = true;
  bool rank_zero_only = false;

  friend bool operator==(const ResultOptions&, const ResultOptions&) = default;
};

/// One name that one hook logs; with several loaders, one per loader.
struct Result {
  Result(
      Hook which_hook,
      std::string_view its_name,
      int64_t its_loader,
      const ResultOptions& how);

  Hook hook;
  std::string name;
  /// The loader whose batches it belongs to; -1: there is but one, or none.
  int64_t loader;
  ResultOptions options;
  /// The name with the loader's suffix and, where it is forked, the view's.
  std::string plain_name;
  std::string step_name;
  std::string epoch_name;

  /// Logged since the last reset.
  bool has_value = false;
  detail::ResultValue value;

  const std::string& name_in(ResultView view) const {
    return view == ResultView::kStep ? step_name : epoch_name;
  }
  bool is_in(ResultView view) const {
    return view == ResultView::kStep ? options.on_step : options.on_epoch;
  }

  // For ResultCollection: the loader it is looked up by, the caller's options
  // packed (0: none seen yet), and which result came after this the last time.
  int64_t key_loader;
  uint32_t given = 0;
  size_t next = 0;
};

/// What the hooks of one stage have logged. Hooks log in the same order at
/// every step, so the next result is guessed: no hash, no search.
class ResultCollection {
 public:
  /// Throws UserError where log is forbidden in this hook.
  static void check_hook(Hook hook, std::string_view name);
  /// "on_train_start, on_train_epoch_start, …".
  static std::string hooks_that_may_log();

  /// The result to add to. Throws MisconfigurationError for options that the
  /// hook refuses or that differ from those given before.
  Result& find(Hook hook, std::string_view name, const LogOptions& options);
  /// Weight of a value in the epoch's mean; asks the batch only where it must.
  double weight(const Result& result, const LogOptions& options);

  void set_num_loaders(int64_t num_loaders) {
    num_loaders_ = num_loaders;
  }
  void
  begin_batch(const BatchRef& batch, int64_t batch_idx, int64_t dataloader_idx);
  /// Lets go of the batch.
  void end_batch() {
    batch_ = {};
    batch_size_.reset();
  }
  /// From here on the epoch's numbers are meant, until the next batch.
  void end_batches() {
    end_batch();
    view_ = ResultView::kEpoch;
  }
  /// Hooks that belong to no loader come next.
  void leave_loader() {
    loader_ = -1;
  }

  ResultView view() const {
    return view_;
  }
  int64_t loader() const {
    return loader_;
  }
  /// The loader that a batch of `dataloader_idx` is counted to.
  int64_t loader_of(int64_t dataloader_idx) const {
    return num_loaders_ > 1 ? dataloader_idx : -1;
  }
  /// Batches of this loader that ended, over all evaluations of the run.
  int64_t& num_batches();

  /// In the order in which the names first came.
  std::vector<Result>& results() {
    return results_;
  }
  /// Whether it is one of those that count now.
  bool is_visible(const Result& result) const {
    return result.has_value && result.loader == loader_ && result.is_in(view_);
  }
  /// Two results may go by one name: more than one hook logs it.
  bool has_twins() const {
    return has_twins_;
  }

  /// Forgets the values, keeps the names.
  void reset();

  Value state_dict() const;
  void load_state_dict(const Value& state);

 private:
  size_t search(
      Hook hook,
      std::string_view name,
      int64_t key_loader,
      const LogOptions& options);
  void append(Result result);
  void check_batch_size();

  std::vector<Result> results_;
  size_t last_ = 0;
  bool has_twins_ = false;

  int64_t num_loaders_ = 1;
  int64_t loader_ = -1;
  ResultView view_ = ResultView::kEpoch;
  std::vector<int64_t> num_batches_;

  BatchRef batch_;
  int64_t batch_idx_ = 0;
  std::optional<int64_t> batch_size_;
  bool batch_size_is_checked_ = false;
};

} // namespace fulgurite
