#include "fulgurite/data/data_loader_impl.h"

#include "fulgurite/base/error.h"

#include <limits>
#include <utility>

namespace fulgurite::detail {

namespace {

constexpr int64_t kMaxWorkers = 1024;

DataLoaderOptions checked(DataLoaderOptions options) {
  if (options.workers != 0 && options.num_workers != 0 &&
      options.workers != options.num_workers) {
    misconfigured(
        "[DataLoader] expected one of workers and num_workers, got ",
        options.workers,
        " and ",
        options.num_workers);
  }
  options.workers =
      options.workers != 0 ? options.workers : options.num_workers;
  if (options.batch_size <= 0) {
    misconfigured(
        "[DataLoader] expected batch_size > 0, got ", options.batch_size);
  }
  if (options.workers < 0 || options.workers > kMaxWorkers) {
    misconfigured(
        "[DataLoader] expected workers from 0 to ",
        kMaxWorkers,
        ", got ",
        options.workers);
  }
  if (options.prefetch_factor <= 0) {
    misconfigured(
        "[DataLoader] expected prefetch_factor > 0, got ",
        options.prefetch_factor);
  }
  if (!(options.timeout >= 0)) {
    misconfigured("[DataLoader] expected timeout ≥ 0, got ", options.timeout);
  }
  if (options.sampler && options.shuffle) {
    misconfigured(
        "[DataLoader] expected one of shuffle and sampler, got both: the "
        "sampler is the order");
  }
  if (options.batch_sampler && (options.batch_size != 1 || options.shuffle ||
                                options.sampler || options.drop_last)) {
    misconfigured(
        "[DataLoader] expected batch_sampler alone, got it beside batch_size, "
        "shuffle, sampler or drop_last, whose place it takes");
  }
  return options;
}

int64_t count_in(const Value::Dict& state, std::string_view key) {
  const int64_t count = state.at(key).as_int();
  if (count < 0) {
    fail("[DataLoader.load_state_dict] expected ", key, " ≥ 0, got ", count);
  }
  return count;
}

bool is_all_on_cpu(const AnyBatch& batch) {
  bool all = true;
  batch.for_each_tensor([&](const at::Tensor& tensor, const FieldPath&) {
    all = all && (!tensor.defined() || tensor.device().is_cpu());
  });
  return all;
}

std::string message_of(const std::exception_ptr& error) {
  try {
    std::rethrow_exception(error);
  } catch (const c10::Error& caught) {
    return caught.what_without_backtrace();
  } catch (const std::exception& caught) {
    return caught.what();
  } catch (...) {
    return "an exception of unknown type";
  }
}

} // namespace

MapSource::~MapSource() = default;
IterableSource::~IterableSource() = default;

size_t checked_size(std::optional<int64_t> size) {
  if (!size) {
    fail("[DataLoader] expected a dataset of known size, got one whose size() "
         "is empty");
  }
  if (*size < 0) {
    fail("[DataLoader] expected a dataset of size ≥ 0, got ", *size);
  }
  return static_cast<size_t>(*size);
}

DataLoader::DataLoader(DataLoaderOptions options)
    : options_(checked(std::move(options))),
      seed_(options_.seed ? *options_.seed : global_seed().value_or(0)) {}

std::optional<int64_t> DataLoader::batch_size() const {
  return options_.batch_sampler ? std::nullopt
                                : std::optional(options_.batch_size);
}

uint64_t DataLoader::epoch_seed(int64_t epoch) const {
  return mix_seed(seed_, static_cast<uint64_t>(epoch), /*b=*/1);
}

void DataLoader::begin_epoch(int64_t epoch) {
  const bool goes_on =
      std::exchange(resumed_, false) && begun_ && epoch == position_.epoch;
  if (goes_on) {
    return;
  }
  if (begun_ && is_one_stream()) {
    if (ended_) {
      fail("[DataLoader] the dataset has ended and cannot begin another epoch; "
           "give it reset(int64_t epoch)");
    }
    position_.epoch = epoch;
    position_.batches = 0;
    return;
  }
  restart({.epoch = epoch});
}

void DataLoader::restart(const LoaderPosition& position) {
  if (pool_) {
    pool_->cancel();
  }
  begun_ = false;
  failed_samples_.reset();
  start(position);
  position_ = position;
  begun_ = true;
  ended_ = false;
  all_issued_ = false;
  context_.seed = epoch_seed(position.epoch);
  if (!has_workers()) {
    return;
  }
  if (!pool_) {
    const auto workers = static_cast<size_t>(options_.workers);
    pool_ = std::make_unique<WorkerPool>(
        workers,
        workers * static_cast<size_t>(options_.prefetch_factor),
        [this](BatchTask& task, FetchContext& context) {
          make_caught(task, context);
        });
  }
  pool_->set_seed(context_.seed);
  issue_all();
}

void DataLoader::make_caught(BatchTask& task, FetchContext& context) {
  context.current.reset();
  try {
    if (options_.pin_memory) {
      // A pinned tensor may still be on its way to the device: never refilled.
      task.batch.reset();
    }
    make(task, context);
    if (options_.pin_memory && !task.end) {
      task.batch.pin_memory();
    }
  } catch (...) {
    task.error = std::current_exception();
    task.failed_sample = context.current;
  }
}

bool DataLoader::next(AnyBatch& batch) {
  if (!begun_) {
    begin_epoch(0);
  }
  resumed_ = false;
  if (failed_samples_) {
    ++position_.batches;
    position_.samples += static_cast<int64_t>(*failed_samples_);
    failed_samples_.reset();
  }
  if (ended_) {
    return false;
  }
  return has_workers() ? next_from_workers(batch) : next_here(batch);
}

bool DataLoader::next_here(AnyBatch& batch) {
  if (!prepare(task_)) {
    ended_ = true;
    return false;
  }
  task_.end = false;
  task_.error = nullptr;
  task_.batch = std::move(batch);
  make_caught(task_, context_);
  return deliver(task_, batch);
}

void DataLoader::issue_all() {
  while (!all_issued_ && pool_->has_room()) {
    if (prepare(pool_->upcoming())) {
      pool_->issue();
    } else {
      all_issued_ = true;
    }
  }
}

bool DataLoader::next_from_workers(AnyBatch& batch) {
  issue_all();
  if (pool_->is_empty()) {
    ended_ = true;
    return false;
  }
  BatchTask* task =
      pool_->wait(std::chrono::duration<double>(options_.timeout));
  if (task == nullptr) {
    fail(
        "[DataLoader] expected a batch within timeout = ",
        options_.timeout,
        " s, got none; try more workers or a longer timeout");
  }
  // Even if the batch failed, its place is free again.
  struct Pop {
    DataLoader* loader;
    ~Pop() {
      loader->pool_->pop();
    }
  };
  bool delivered_one = false;
  {
    const Pop pop{this};
    delivered_one = deliver(*task, batch);
  }
  if (delivered_one) {
    issue_all();
  }
  return delivered_one;
}

bool DataLoader::deliver(BatchTask& task, AnyBatch& batch) {
  if (task.error) {
    failed_samples_ = task.samples;
    report(task);
  }
  if (task.end) {
    ended_ = true;
    return false;
  }
  std::swap(batch, task.batch);
  if (!is_all_on_cpu(task.batch)) {
    // The caller's last batch went to a device: it must not linger there.
    task.batch.reset();
  }
  ++position_.batches;
  position_.samples += static_cast<int64_t>(task.samples);
  delivered(task);
  return true;
}

void DataLoader::report(const BatchTask& task) {
  const std::string where = task.failed_sample
                                ? join("sample ", *task.failed_sample)
                                : join("batch ", position_.batches);
  const std::string text =
      join("[DataLoader] ", where, ": ", message_of(task.error));
  try {
    std::rethrow_exception(task.error);
  } catch (...) {
    std::throw_with_nested(UserError(text));
  }
}

Value DataLoader::state_dict() const {
  Value::Dict state{
      {"epoch", position_.epoch},
      {"batches", position_.batches},
      {"samples", position_.samples},
      {"batch_size", options_.batch_size},
      // All 64 bits are used; a state holds signed numbers.
      {"seed", static_cast<int64_t>(seed_)}};
  add_state(state);
  return state;
}

void DataLoader::load_state_dict(const Value& value) {
  const auto& state = value.as_dict();
  LoaderPosition position;
  position.epoch = state.at("epoch").as_int();
  position.batches = count_in(state, "batches");
  position.samples = count_in(state, "samples");
  if (const auto saved = state.at("batch_size").as_int();
      saved != options_.batch_size) {
    fail(
        "[DataLoader.load_state_dict] expected a state with batch_size ",
        options_.batch_size,
        ", got one saved with ",
        saved,
        "; try that batch_size, or begin a new epoch without the state");
  }
  const auto seed = static_cast<uint64_t>(state.at("seed").as_int());
  if (pool_) {
    pool_->cancel();
  }
  begun_ = false;
  seed_ = seed;
  load_added_state(state);
  if (position.epoch < 0) {
    // Saved before the first epoch.
    position_ = position;
    return;
  }
  restart(position);
  resumed_ = true;
}

} // namespace fulgurite::detail
