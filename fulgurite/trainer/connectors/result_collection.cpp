#include "fulgurite/trainer/connectors/result_collection.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"

#include <utility>

namespace fulgurite {

namespace {

constexpr std::string_view kSuffix = "/dataloader_idx_";
constexpr std::string_view kReduceNames[] = {"mean", "sum", "min", "max"};

constexpr std::string_view kHookNames[] = {
#define HOOK(name, rule) #name,
#include "fulgurite/core/hooks.def"
#undef HOOK
};

uint32_t pack(const std::optional<bool>& choice) {
  return choice ? 2U + static_cast<uint32_t>(*choice) : 0U;
}

// Never 0.
uint32_t pack(const LogOptions& options) {
  return 1U | static_cast<uint32_t>(options.prog_bar) << 1 |
         static_cast<uint32_t>(options.logger) << 2 |
         static_cast<uint32_t>(options.sync_dist) << 3 |
         static_cast<uint32_t>(options.add_dataloader_idx) << 4 |
         static_cast<uint32_t>(options.rank_zero_only) << 5 |
         static_cast<uint32_t>(options.reduce_fx) << 6 |
         pack(options.on_step) << 8 | pack(options.on_epoch) << 10;
}

ResultOptions
settle(Hook hook, std::string_view name, const LogOptions& options) {
  const auto rule = log_rule(hook);
  const bool step_by_default = rule == LogRule::kStepByDefault;
  const bool on_step = options.on_step.value_or(step_by_default);
  const bool on_epoch = options.on_epoch.value_or(!step_by_default);
  if (rule == LogRule::kEpochOnly && (on_step || !on_epoch)) {
    misconfigured(
        "[Module.log] expected on_step = false and on_epoch = true for '",
        name,
        "' in ",
        hook_name(hook),
        ", which runs once per epoch, got on_step = ",
        on_step ? "true" : "false",
        " and on_epoch = ",
        on_epoch ? "true" : "false",
        "; try leaving both open");
  }
  if (!on_step && !on_epoch) {
    misconfigured(
        "[Module.log] expected on_step or on_epoch to be true for '",
        name,
        "' in ",
        hook_name(hook),
        ", got false for both; try leaving one of them open");
  }
  return {
      .prog_bar = options.prog_bar,
      .logger = options.logger,
      .on_step = on_step,
      .on_epoch = on_epoch,
      .reduce_fx = options.reduce_fx,
      .sync_dist = options.sync_dist,
      .add_dataloader_idx = options.add_dataloader_idx,
      .rank_zero_only = options.rank_zero_only};
}

void check_name(Hook hook, std::string_view name, bool add_dataloader_idx) {
  if (name.empty()) {
    misconfigured(
        "[Module.log] expected a name in ",
        hook_name(hook),
        ", got an empty one; try log(\"loss\", value)");
  }
  if (add_dataloader_idx && name.find(kSuffix) != std::string_view::npos) {
    misconfigured(
        "[Module.log] expected a name without '",
        kSuffix,
        "', which is added for you, got '",
        name,
        "' in ",
        hook_name(hook),
        "; try another name or add_dataloader_idx = false");
  }
}

// Whether both would appear under one name in the same list.
bool are_twins(const Result& a, const Result& b) {
  const auto meet = [&](ResultView view) {
    return a.is_in(view) && b.is_in(view) && a.name_in(view) == b.name_in(view);
  };
  return meet(ResultView::kStep) || meet(ResultView::kEpoch);
}

std::string_view reduce_name(Reduce reduce) {
  return kReduceNames[static_cast<size_t>(reduce)];
}

template <class Enum>
Enum from_name(
    std::span<const std::string_view> names,
    const std::string& name) {
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) {
      return static_cast<Enum>(i);
    }
  }
  fail(
      "[LoggerConnector.load_state_dict] expected a hook or reduction of this "
      "version, got '",
      name,
      "'");
}

} // namespace

Result::Result(
    Hook which_hook,
    std::string_view its_name,
    int64_t its_loader,
    const ResultOptions& how)
    : hook(which_hook),
      name(its_name),
      loader(its_loader),
      options(how),
      value(how.reduce_fx),
      key_loader(how.add_dataloader_idx ? its_loader : -1) {
  const bool is_forked = options.on_step && options.on_epoch;
  const auto suffix =
      key_loader < 0 ? "" : std::string(kSuffix) + std::to_string(key_loader);
  plain_name = name + suffix;
  step_name = is_forked ? name + "_step" + suffix : plain_name;
  epoch_name = is_forked ? name + "_epoch" + suffix : plain_name;
}

void ResultCollection::check_hook(Hook hook, std::string_view name) {
  if (log_rule(hook) == LogRule::kForbidden) {
    fail(
        "[Module.log] expected a hook in which values may be logged, got '",
        name,
        "' in ",
        hook_name(hook),
        "; log is allowed in ",
        hooks_that_may_log());
  }
}

std::string ResultCollection::hooks_that_may_log() {
  std::string out;
  for (size_t i = 0; i < std::size(kHookNames); ++i) {
    if (log_rule(static_cast<Hook>(i)) != LogRule::kForbidden) {
      out += out.empty() ? "" : ", ";
      out += kHookNames[i];
    }
  }
  return out;
}

Result& ResultCollection::find(
    Hook hook,
    std::string_view name,
    const LogOptions& options) {
  const int64_t key_loader = options.add_dataloader_idx ? loader_ : -1;
  const auto matches = [&](const Result& result) {
    return result.hook == hook && result.key_loader == key_loader &&
           result.name == name;
  };
  size_t index = last_ < results_.size() ? results_[last_].next : 0;
  if (index >= results_.size() || !matches(results_[index])) {
    index = search(hook, name, key_loader, options);
    results_[last_].next = index;
  }
  last_ = index;

  auto& result = results_[index];
  const auto given = pack(options);
  if (result.given != given) {
    if (settle(hook, name, options) != result.options) {
      misconfigured(
          "[Module.log] expected '",
          name,
          "' to be logged in ",
          hook_name(hook),
          " with the same options every time, got others than before; try "
          "another name");
    }
    result.given = given;
  }
  if (result.loader != loader_) {
    misconfigured(
        "[Module.log] expected '",
        name,
        "' to be logged for one loader only, since add_dataloader_idx is "
        "false, got it for a second one in ",
        hook_name(hook),
        "; try a name that tells the loaders apart, or add_dataloader_idx = "
        "true");
  }
  return result;
}

size_t ResultCollection::search(
    Hook hook,
    std::string_view name,
    int64_t key_loader,
    const LogOptions& options) {
  for (size_t i = 0; i < results_.size(); ++i) {
    const auto& result = results_[i];
    if (result.hook == hook && result.key_loader == key_loader &&
        result.name == name) {
      return i;
    }
  }
  check_hook(hook, name);
  check_name(hook, name, options.add_dataloader_idx);
  append(Result(hook, name, loader_, settle(hook, name, options)));
  return results_.size() - 1;
}

void ResultCollection::append(Result result) {
  for (const auto& other : results_) {
    has_twins_ = has_twins_ || are_twins(result, other);
  }
  results_.push_back(std::move(result));
}

void ResultCollection::begin_batch(
    const BatchRef& batch,
    int64_t batch_idx,
    int64_t dataloader_idx) {
  batch_ = batch;
  batch_idx_ = batch_idx;
  batch_size_.reset();
  loader_ = loader_of(dataloader_idx);
  view_ = ResultView::kStep;
}

double ResultCollection::weight(
    const Result& result,
    const LogOptions& options) {
  if (!result.options.on_epoch || result.options.reduce_fx != Reduce::kMean) {
    return 1;
  }
  if (options.batch_size) {
    if (*options.batch_size < 0) {
      misconfigured(
          "[Module.log] expected batch_size of at least 0 for '",
          result.name,
          "' in ",
          hook_name(result.hook),
          ", got ",
          *options.batch_size);
    }
    return static_cast<double>(*options.batch_size);
  }
  if (batch_.empty()) {
    return 1;
  }
  if (!batch_size_) {
    batch_size_ = batch_.batch_size();
    if (!batch_size_is_checked_) {
      check_batch_size();
      batch_size_is_checked_ = true;
    }
  }
  return static_cast<double>(*batch_size_);
}

void ResultCollection::check_batch_size() {
  std::string other;
  batch_.for_each_tensor([&](const at::Tensor& tensor, const FieldPath& path) {
    if (other.empty() && tensor.defined() && tensor.dim() > 0 &&
        tensor.size(0) != *batch_size_) {
      other = detail::join(tensor.size(0), " in '", path.text(), "'");
    }
  });
  if (!other.empty()) {
    log_warning_once(detail::join(
        "[Module.log] the batch size of batch ",
        batch_idx_,
        ", by which a mean over the epoch is weighted, is not certain: ",
        *batch_size_,
        " is used, but there is also ",
        other,
        "; try log(name, value, {.batch_size = …})"));
  }
}

int64_t& ResultCollection::num_batches() {
  const auto index = static_cast<size_t>(loader_ < 0 ? 0 : loader_);
  if (num_batches_.size() <= index) {
    num_batches_.resize(index + 1);
  }
  return num_batches_[index];
}

void ResultCollection::reset() {
  end_batches();
  loader_ = -1;
  for (auto& result : results_) {
    result.has_value = false;
    result.value.reset();
  }
}

Value ResultCollection::state_dict() const {
  Value::List results;
  for (const auto& result : results_) {
    if (!result.has_value) {
      continue;
    }
    const auto& options = result.options;
    Value::Dict state{
        {"hook", hook_name(result.hook)},
        {"name", result.name},
        {"dataloader_idx", result.loader},
        {"prog_bar", options.prog_bar},
        {"logger", options.logger},
        {"on_step", options.on_step},
        {"on_epoch", options.on_epoch},
        {"reduce_fx", reduce_name(options.reduce_fx)},
        {"sync_dist", options.sync_dist},
        {"add_dataloader_idx", options.add_dataloader_idx},
        {"rank_zero_only", options.rank_zero_only}};
    result.value.save(state);
    results.emplace_back(std::move(state));
  }
  Value::List num_batches(num_batches_.begin(), num_batches_.end());
  return Value::Dict{
      {"results", std::move(results)},
      {"in_batches", view_ == ResultView::kStep},
      {"dataloader_idx", loader_},
      {"num_batches", std::move(num_batches)}};
}

void ResultCollection::load_state_dict(const Value& state) {
  const auto& dict = state.as_dict();
  ResultCollection loaded;
  loaded.num_loaders_ = num_loaders_;
  loaded.loader_ = dict.at("dataloader_idx").as_int();
  loaded.view_ =
      dict.at("in_batches").as_bool() ? ResultView::kStep : ResultView::kEpoch;
  for (const auto& count : dict.at("num_batches").as_list()) {
    loaded.num_batches_.push_back(count.as_int());
  }
  for (const auto& item : dict.at("results").as_list()) {
    const auto& entry = item.as_dict();
    const ResultOptions options{
        .prog_bar = entry.at("prog_bar").as_bool(),
        .logger = entry.at("logger").as_bool(),
        .on_step = entry.at("on_step").as_bool(),
        .on_epoch = entry.at("on_epoch").as_bool(),
        .reduce_fx =
            from_name<Reduce>(kReduceNames, entry.at("reduce_fx").as_string()),
        .sync_dist = entry.at("sync_dist").as_bool(),
        .add_dataloader_idx = entry.at("add_dataloader_idx").as_bool(),
        .rank_zero_only = entry.at("rank_zero_only").as_bool()};
    Result result(
        from_name<Hook>(kHookNames, entry.at("hook").as_string()),
        entry.at("name").as_string(),
        entry.at("dataloader_idx").as_int(),
        options);
    result.value.load(entry);
    result.has_value = true;
    loaded.append(std::move(result));
  }
  *this = std::move(loaded);
}

} // namespace fulgurite
