#include "fulgurite/trainer/connectors/logger_connector.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/core/logger.h"

#include <algorithm>
#include <cmath>

namespace fulgurite {

namespace {

void check_value(std::string_view name, const at::Tensor& value) {
  constexpr const char* kExpected =
      "[Module.log] expected a number or a tensor with one element for '";
  if (!value.defined()) {
    fail(kExpected, name, "', got an undefined tensor");
  }
  if (value.numel() != 1) {
    fail(
        kExpected,
        name,
        "', got a tensor of shape ",
        value.sizes(),
        "; try log(\"",
        name,
        "\", value.mean())");
  }
  if (value.is_complex()) {
    fail(kExpected, name, "', got a complex one; try log(…, abs(value))");
  }
  if (value.is_meta()) {
    fail(kExpected, name, "', got one on the meta device, which has no value");
  }
}

void warn_of_float32(const Result& result, const at::Tensor& value) {
  if (at::isIntegralType(value.scalar_type(), /*includeBool=*/true)) {
    log_warning_once(detail::join(
        "[Module.log] '",
        result.name,
        "' in ",
        hook_name(result.hook),
        " is a whole number on ",
        value.device(),
        " and becomes float32, which is exact up to 2^24 only; try logging a "
        "number or a floating tensor"));
  }
}

// What a metric named "step" asks for.
int64_t as_step(double value) {
  constexpr double kLimit = 9e18;
  if (!(std::abs(value) < kLimit)) {
    fail(
        "[Module.log] expected a whole number for 'step', which becomes the "
        "step of the other metrics, got ",
        value,
        "; try another name");
  }
  return static_cast<int64_t>(value);
}

Value::Dict to_dict(const Metrics& metrics) {
  Value::Dict out;
  for (auto& [name, value] : metrics.items()) {
    out.append(name, value);
  }
  return out;
}

void load_metrics(Metrics& metrics, const Value& state) {
  metrics.clear();
  for (const auto& [name, value] : state.as_dict()) {
    metrics.set(name.as_string(), value.as_double());
  }
}

} // namespace

LoggerConnector::LoggerConnector(Settings settings) : settings_(settings) {}

LoggerConnector::~LoggerConnector() = default;

void LoggerConnector::set_loggers(
    std::vector<std::shared_ptr<Logger>> loggers) {
  loggers_ = std::move(loggers);
}

void LoggerConnector::set_sync(Sync sync) {
  sync_ = std::move(sync);
}

// ---- log ----

Result* LoggerConnector::result_for(
    std::string_view name,
    const LogOptions& options) {
  if (settings_.barebones) {
    warn_barebones(name);
    return nullptr;
  }
  if (options.rank_zero_only && !settings_.is_global_zero) {
    return nullptr;
  }
  if (!hook_) {
    fail(
        "[Module.log] expected to be called inside a hook of the running "
        "trainer, got '",
        name,
        "' outside of one; log is allowed in ",
        ResultCollection::hooks_that_may_log());
  }
  if (current_ == nullptr) {
    ResultCollection::check_hook(*hook_, name);
    TORCH_INTERNAL_ASSERT(false, "no stage runs in ", hook_name(*hook_));
  }
  return &current_->find(*hook_, name, options);
}

void LoggerConnector::warn_barebones(std::string_view name) {
  if (!std::exchange(barebones_was_warned_, true)) {
    log_warning(
        "[Module.log] barebones = true: log is switched off, '",
        name,
        "' and everything else is dropped; try barebones = false");
  }
}

const LoggerConnector::Sync* LoggerConnector::sync_of(
    const Result& result) const {
  const auto& options = result.options;
  return sync_ && options.sync_dist && !options.rank_zero_only ? &sync_
                                                               : nullptr;
}

void LoggerConnector::log(
    std::string_view name,
    double value,
    const LogOptions& options) {
  auto* result = result_for(name, options);
  if (result != nullptr) {
    add(*result, value, options);
  }
}

void LoggerConnector::log(
    std::string_view name,
    const at::Tensor& value,
    const LogOptions& options) {
  auto* result = result_for(name, options);
  if (result == nullptr) {
    return;
  }
  check_value(name, value);
  if (value.is_cpu()) {
    add(*result, detail::read_cpu_scalar(value), options);
  } else {
    add_on_device(*result, value, options);
  }
}

void LoggerConnector::add(
    Result& result,
    double value,
    const LogOptions& options) {
  if (result.options.on_epoch) {
    result.value.add(value, current_->weight(result, options));
  }
  if (result.options.on_step) {
    const auto* sync = sync_of(result);
    result.value.set_step(
        sync == nullptr
            ? value
            : detail::sync_step(value, result.options.reduce_fx, *sync));
  }
  result.has_value = true;
  unread_ = kAllSinks;
}

void LoggerConnector::add_on_device(
    Result& result,
    const at::Tensor& value,
    const LogOptions& options) {
  if (!result.has_value) {
    warn_of_float32(result, value);
  }
  if (result.options.on_epoch) {
    result.value.add(value, current_->weight(result, options));
  }
  if (result.options.on_step) {
    const auto* sync = sync_of(result);
    result.value.set_step(
        sync == nullptr
            ? value
            : detail::sync_step(value, result.options.reduce_fx, *sync));
  }
  result.has_value = true;
  unread_ = kAllSinks;
}

// ---- stages ----

void LoggerConnector::reset_metrics() {
  collections_ = {};
  stages_.clear();
  current_ = nullptr;
  clear_metrics();
}

void LoggerConnector::clear_metrics() {
  callback_metrics_.clear();
  logged_metrics_.clear();
  progress_bar_metrics_.clear();
  unshown_ = 0;
  unread_ = 0;
}

ResultCollection& LoggerConnector::collection(RunningStage stage) {
  auto& place = collections_.at(static_cast<size_t>(stage));
  if (place == nullptr) {
    place = std::make_unique<ResultCollection>();
  }
  return *place;
}

void LoggerConnector::begin_stage(RunningStage stage, int64_t num_loaders) {
  show_ended_batch();
  stages_.push_back(stage);
  current_ = &collection(stage);
  if (stage == RunningStage::kTraining) {
    current_->set_num_loaders(1);
  } else {
    current_->set_num_loaders(num_loaders);
    current_->reset();
  }
  unread_ = kAllSinks;
}

void LoggerConnector::end_stage(RunningStage stage) {
  TORCH_INTERNAL_ASSERT(!stages_.empty() && stages_.back() == stage);
  show_ended_batch();
  current_->reset();
  stages_.pop_back();
  current_ = stages_.empty() ? nullptr : &collection(stages_.back());
  if (stage == RunningStage::kSanityChecking) {
    clear_metrics();
  }
  // The enclosing stage speaks last where names meet, as in Lightning.
  unread_ = kAllSinks;
}

void LoggerConnector::abandon_stages() {
  for (const auto stage : stages_) {
    collection(stage).reset();
  }
  stages_.clear();
  current_ = nullptr;
  unshown_ = 0;
}

bool LoggerConnector::is_in(RunningStage stage) const {
  return !stages_.empty() && stages_.back() == stage;
}

void LoggerConnector::begin_batch(
    const BatchRef& batch,
    int64_t batch_idx,
    int64_t dataloader_idx) {
  TORCH_INTERNAL_ASSERT(current_ != nullptr);
  if (current_->view() == ResultView::kStep &&
      current_->loader_of(dataloader_idx) != current_->loader()) {
    update_eval_epoch_metrics();
  }
  current_->begin_batch(batch, batch_idx, dataloader_idx);
}

// ---- metrics ----

detail::Number* LoggerConnector::number_of(Result& result, Meeting meeting)
    const {
  if (current_->view() == ResultView::kStep) {
    return &result.value.step();
  }
  if (result.value.epoch_is_known()) {
    return &result.value.epoch(nullptr);
  }
  const auto* sync = sync_of(result);
  if (sync != nullptr && meeting == Meeting::kNo) {
    return nullptr;
  }
  if (sync_ && sync == nullptr && !result.options.rank_zero_only &&
      meeting == Meeting::kAllRanks) {
    log_warning_once(detail::join(
        "[Module.log] '",
        result.name,
        "' in ",
        hook_name(result.hook),
        " is the value of one rank only; try log(…, {.sync_dist = true}) to "
        "reduce it over all ranks at the end of the epoch"));
  }
  return &result.value.epoch(sync);
}

void LoggerConnector::refresh(uint8_t sinks, Meeting meeting) const {
  unshown_ = static_cast<uint8_t>(unshown_ & ~sinks);
  unread_ = static_cast<uint8_t>(unread_ & ~sinks);
  if (current_ == nullptr) {
    return;
  }
  const auto view = current_->view();
  // Nobody monitors single steps of an evaluation.
  const bool callbacks_see =
      is_in(RunningStage::kTraining) || view == ResultView::kEpoch;
  for (auto& result : current_->results()) {
    if (!current_->is_visible(result)) {
      continue;
    }
    const auto* number = number_of(result, meeting);
    if (number == nullptr) {
      continue;
    }
    const auto set = [&](Metrics& metrics, const std::string& name) {
      if (number->tensor.defined()) {
        metrics.set(name, number->tensor);
      } else {
        metrics.set(name, number->value);
      }
    };
    const auto& name = result.name_in(view);
    if ((sinks & kLogged) != 0 && result.options.logger) {
      set(logged_metrics_, name);
    }
    if ((sinks & kProgressBar) != 0 && result.options.prog_bar) {
      set(progress_bar_metrics_, name);
    }
    if ((sinks & kCallback) != 0 && callbacks_see) {
      set(callback_metrics_, result.plain_name);
      if (name != result.plain_name) {
        set(callback_metrics_, name);
      }
    }
  }
}

const Metrics& LoggerConnector::callback_metrics() const {
  refresh_to_read(kCallback);
  return callback_metrics_;
}

const Metrics& LoggerConnector::logged_metrics() const {
  refresh_to_read(kLogged);
  return logged_metrics_;
}

const Metrics& LoggerConnector::progress_bar_metrics() const {
  refresh_to_read(kProgressBar);
  return progress_bar_metrics_;
}

// ---- training ----

void LoggerConnector::begin_train_epoch() {
  TORCH_INTERNAL_ASSERT(is_in(RunningStage::kTraining));
  current_->end_batches();
}

void LoggerConnector::end_train_batch(const TrainBatchEnd& at) {
  TORCH_INTERNAL_ASSERT(is_in(RunningStage::kTraining));
  current_->end_batch();
  unshown_ = kAllSinks;
  if (!at.accumulating && settings_.log_every_n_steps > 0 &&
      (at.should_stop || should_log(at.batches_that_stepped))) {
    send_visible(at.epoch, at.batches_that_stepped);
  }
  if (at.should_stop) {
    save_loggers();
  }
}

void LoggerConnector::update_epoch_metrics_for_callbacks() {
  TORCH_INTERNAL_ASSERT(is_in(RunningStage::kTraining));
  show_ended_batch();
  current_->end_batches();
  refresh(kAllSinks, Meeting::kAllRanks);
}

void LoggerConnector::end_train_epoch(
    int64_t epoch,
    int64_t batches_that_stepped) {
  update_epoch_metrics_for_callbacks();
  send_visible(epoch, std::max<int64_t>(batches_that_stepped - 1, 0));
  save_loggers();
  current_->reset();
}

// ---- evaluation ----

void LoggerConnector::end_eval_batch() {
  TORCH_INTERNAL_ASSERT(current_ != nullptr);
  current_->end_batch();
  unshown_ = kAllSinks;
  if (is_in(RunningStage::kSanityChecking)) {
    return;
  }
  send_visible(std::nullopt, current_->num_batches()++);
}

void LoggerConnector::update_eval_epoch_metrics() {
  TORCH_INTERNAL_ASSERT(current_ != nullptr);
  show_ended_batch();
  current_->end_batches();
  if (!is_in(RunningStage::kSanityChecking)) {
    refresh(kAllSinks, Meeting::kAllRanks);
  }
  current_->leave_loader();
  unread_ = kAllSinks;
}

Metrics LoggerConnector::end_eval_epoch(
    int64_t epoch,
    int64_t batches_that_stepped) {
  update_eval_epoch_metrics();
  refresh(kAllSinks, Meeting::kAllRanks);
  if (is_in(RunningStage::kSanityChecking)) {
    return {};
  }
  // Of all loaders; their numbers were found when each of them ended.
  const auto counts = [](const Result& result) {
    return result.has_value && result.options.logger && result.options.on_epoch;
  };
  collect(counts);
  Metrics out;
  for (size_t i = 0; i < num_scalars_; ++i) {
    out.set(scalars_[i].first, scalars_[i].second);
  }
  send(epoch, batches_that_stepped);
  save_loggers();
  return out;
}

// ---- loggers ----

bool LoggerConnector::has_listener() const {
  return settings_.is_global_zero && !loggers_.empty();
}

void LoggerConnector::append_scalar(const std::string& name, double value) {
  if (num_scalars_ == scalars_.size()) {
    scalars_.emplace_back();
  }
  auto& scalar = scalars_[num_scalars_++];
  if (scalar.first != name) {
    scalar.first = name;
  }
  scalar.second = value;
}

std::pair<std::string, double>* LoggerConnector::find_scalar(
    std::string_view name) {
  const auto end = scalars_.data() + num_scalars_;
  const auto found =
      std::find_if(scalars_.data(), end, [&](const auto& scalar) {
        return scalar.first == name;
      });
  return found == end ? nullptr : found;
}

template <class Predicate>
void LoggerConnector::collect(Predicate counts) {
  numbers_.clear();
  for (auto& result : current_->results()) {
    if (counts(result)) {
      numbers_.push_back(number_of(result, Meeting::kAllRanks));
    }
  }
  detail::read(numbers_);
  num_scalars_ = 0;
  size_t next = 0;
  for (const auto& result : current_->results()) {
    if (!counts(result)) {
      continue;
    }
    const auto& name = result.name_in(current_->view());
    const double value = numbers_[next++]->value;
    auto* twin = current_->has_twins() ? find_scalar(name) : nullptr;
    if (twin != nullptr) {
      twin->second = value;
    } else {
      append_scalar(name, value);
    }
  }
}

void LoggerConnector::send_visible(std::optional<int64_t> epoch, int64_t step) {
  if (has_listener()) {
    collect([this](const Result& result) {
      return result.options.logger && current_->is_visible(result);
    });
    send(epoch, step);
  }
}

void LoggerConnector::send(std::optional<int64_t> epoch, int64_t step) {
  if (!has_listener() || num_scalars_ == 0) {
    return;
  }
  if (epoch) {
    if (auto* own_step = find_scalar("step")) {
      step = as_step(own_step->second);
      std::rotate(own_step, own_step + 1, scalars_.data() + num_scalars_);
      --num_scalars_;
    } else if (find_scalar("epoch") == nullptr) {
      append_scalar("epoch", static_cast<double>(*epoch));
    }
  }
  if (num_scalars_ == 0) {
    return;
  }
  const Logger::Scalars scalars(scalars_.data(), num_scalars_);
  for (const auto& logger : loggers_) {
    logger->log_metrics(scalars, step);
  }
  is_unsaved_ = true;
}

void LoggerConnector::log_scalars(
    std::span<const std::pair<std::string, double>> scalars,
    int64_t epoch,
    int64_t step) {
  num_scalars_ = 0;
  for (const auto& [name, value] : scalars) {
    logged_metrics_.set(name, value);
    callback_metrics_.set(name, value);
    append_scalar(name, value);
  }
  if (!scalars.empty() && find_scalar("epoch") == nullptr) {
    append_scalar("epoch", static_cast<double>(epoch));
  }
  send(std::nullopt, step);
}

void LoggerConnector::save_loggers() {
  if (!std::exchange(is_unsaved_, false)) {
    return;
  }
  for (const auto& logger : loggers_) {
    logger->save();
  }
}

// ---- state ----

Value LoggerConnector::state_dict() const {
  Value::Dict stages;
  for (size_t i = 0; i < collections_.size(); ++i) {
    const auto stage = static_cast<RunningStage>(i);
    if (collections_[i] != nullptr && stage != RunningStage::kSanityChecking) {
      stages[stage_word(stage)] = collections_[i]->state_dict();
    }
  }
  return Value::Dict{
      {"stages", std::move(stages)},
      {"callback_metrics", to_dict(callback_metrics())},
      {"logged_metrics", to_dict(logged_metrics())},
      {"progress_bar_metrics", to_dict(progress_bar_metrics())}};
}

void LoggerConnector::load_state_dict(const Value& state) {
  const auto& dict = state.as_dict();
  const auto& stages = dict.at("stages").as_dict();
  for (size_t i = 0; i < collections_.size(); ++i) {
    const auto stage = static_cast<RunningStage>(i);
    if (const auto* loaded = stages.find(stage_word(stage))) {
      collection(stage).load_state_dict(*loaded);
    }
  }
  load_metrics(callback_metrics_, dict.at("callback_metrics"));
  load_metrics(logged_metrics_, dict.at("logged_metrics"));
  load_metrics(progress_bar_metrics_, dict.at("progress_bar_metrics"));
  unshown_ = 0;
  unread_ = 0;
}

} // namespace fulgurite
