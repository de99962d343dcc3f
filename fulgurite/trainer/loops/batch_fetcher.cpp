#include "fulgurite/trainer/loops/batch_fetcher.h"

#include <algorithm>

namespace fulgurite {

void BatchFetcher::setup(LoaderHandle loader, std::optional<int64_t> limit) {
  loader_ = std::move(loader);
  limit_ = limit;
  length_ = loader_ ? loader_->size() : std::optional<int64_t>(0);
  if (length_ && limit_) {
    length_ = std::min(*length_, *limit_);
  }
  ahead_.reset();
  ahead_full_ = ahead_done_ = done_ = false;
  read_ = 0;
}

void BatchFetcher::begin_epoch(int64_t epoch, int64_t already_read) {
  ahead_.reset();
  ahead_full_ = ahead_done_ = false;
  read_ = already_read;
  loader_->begin_epoch(epoch);
  done_ = length_ && read_ >= *length_;
}

bool BatchFetcher::next(AnyBatch& batch) {
  if (length_) {
    if (read_ >= *length_ || !loader_->next(batch)) {
      done_ = true;
      return false;
    }
    ++read_;
    done_ = read_ >= *length_;
    return true;
  }
  if (limit_ && read_ >= *limit_) {
    done_ = true;
    return false;
  }
  if (ahead_full_) {
    std::swap(batch, ahead_);
    ahead_full_ = false;
  } else if (ahead_done_ || !loader_->next(batch)) {
    done_ = true;
    return false;
  }
  ++read_;
  if (limit_ && read_ >= *limit_) {
    done_ = true;
    return true;
  }
  state_before_ahead_ = loader_->state_dict();
  ahead_full_ = loader_->next(ahead_);
  ahead_done_ = done_ = !ahead_full_;
  return true;
}

Value BatchFetcher::state_dict() const {
  return ahead_full_ || ahead_done_ ? state_before_ahead_
                                    : loader_->state_dict();
}

} // namespace fulgurite
