#include "fulgurite/data/prefetch_data_fetcher.h"

#include <algorithm>
#include <utility>

namespace fulgurite {

std::optional<int64_t> PrefetchDataFetcher::size() const {
  if (!loader_) {
    return 0;
  }
  const auto size = loader_->size();
  if (!limit_) {
    return size;
  }
  return size ? std::min(*size, *limit_) : size;
}

void PrefetchDataFetcher::begin_epoch(int64_t epoch) {
  const bool goes_on = std::exchange(resumed_, false) && epoch == epoch_;
  epoch_ = epoch;
  if (!goes_on) {
    fetched_ = 0;
  }
  if (loader_) {
    loader_->begin_epoch(epoch);
  }
  open();
}

void PrefetchDataFetcher::open() {
  open_ = true;
  size_ = size();
  ahead_.reset();
  state_before_ahead_.reset();
  error_ahead_ = nullptr;
  const auto end = size_ ? size_ : limit_;
  done_ = !loader_ || (end && fetched_ >= *end);
  look_ahead();
}

void PrefetchDataFetcher::look_ahead() {
  if (done_ || size_) {
    return;
  }
  state_before_ahead_ = loader_->state_dict();
  try {
    done_ = !loader_->next(ahead_);
  } catch (...) {
    // The batch before it is good and comes first.
    error_ahead_ = std::current_exception();
  }
}

bool PrefetchDataFetcher::next(AnyBatch& batch) {
  if (!open_ && resumed_) {
    resumed_ = false;
    open();
  }
  if (done_) {
    return false;
  }
  if (size_) {
    if (!loader_->next(batch)) {
      done_ = true;
      return false;
    }
    ++fetched_;
    done_ = fetched_ >= *size_;
    return true;
  }
  if (error_ahead_) {
    const auto error = std::exchange(error_ahead_, nullptr);
    look_ahead();
    std::rethrow_exception(error);
  }
  std::swap(batch, ahead_);
  state_before_ahead_.reset();
  ++fetched_;
  done_ = limit_ && fetched_ >= *limit_;
  look_ahead();
  return true;
}

Value PrefetchDataFetcher::state_dict() const {
  if (!loader_) {
    return {};
  }
  return Value::Dict{
      {"epoch", epoch_},
      {"fetched", fetched_},
      {"loader",
       state_before_ahead_ ? *state_before_ahead_ : loader_->state_dict()}};
}

void PrefetchDataFetcher::load_state_dict(const Value& value) {
  if (!loader_ || value.is_none()) {
    return;
  }
  const auto& state = value.as_dict();
  loader_->load_state_dict(state.at("loader"));
  epoch_ = state.at("epoch").as_int();
  fetched_ = state.at("fetched").as_int();
  open_ = false;
  done_ = false;
  resumed_ = epoch_ >= 0;
}

} // namespace fulgurite
