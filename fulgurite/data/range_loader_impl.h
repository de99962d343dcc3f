#pragma once

// The end of loader.h: a range of batches as a loader.

#include "fulgurite/data/holder_impl.h"
#include "fulgurite/data/loader.h"

namespace fulgurite::detail {

/// The position of a loader that can only run forward.
class RangeLoaderBase : public LoaderBase {
 public:
  void begin_epoch(int64_t epoch) final;
  bool next(AnyBatch& batch) final;
  Value state_dict() const final;
  void load_state_dict(const Value& state) final;
  int64_t next_epoch() const final {
    return resumed_ ? epoch_ : epoch_ + 1;
  }

 protected:
  virtual void rewind() = 0;
  /// Steps forward; writes the batch unless `batch` is null.
  virtual bool advance(AnyBatch* batch) = 0;

 private:
  int64_t epoch_ = -1;
  int64_t delivered_ = 0;
  bool begun_ = false;
  bool ended_ = false;
  bool resumed_ = false;
};

template <class B, class Range>
class RangeLoader final : public RangeLoaderBase {
 public:
  explicit RangeLoader(std::shared_ptr<Range> range)
      : range_(std::move(range)) {}

  std::optional<int64_t> size() const override {
    if constexpr (requires {
                    { range_->size() } -> std::convertible_to<int64_t>;
                  }) {
      return static_cast<int64_t>(range_->size());
    } else {
      return std::nullopt;
    }
  }
  const std::type_info& batch_type() const override {
    return typeid(B);
  }

 protected:
  void rewind() override {
    place_.reset();
    place_.emplace(range_->begin(), range_->end());
  }
  bool advance(AnyBatch* batch) override {
    auto& [it, end] = *place_;
    if (!(it != end)) {
      return false;
    }
    if (batch != nullptr) {
      batch->reuse<B>() = *it;
    }
    ++it;
    return true;
  }

 private:
  using Begin = decltype(std::declval<Range&>().begin());
  using End = decltype(std::declval<Range&>().end());
  std::shared_ptr<Range> range_;
  std::optional<std::pair<Begin, End>> place_;
};

template <class B, class Range>
std::shared_ptr<LoaderBase> make_range_loader(Range&& range) {
  if constexpr (RangeOf<std::remove_cvref_t<Range>, B>) {
    auto held = hold(std::forward<Range>(range));
    using Held = typename decltype(held)::element_type;
    return std::make_shared<RangeLoader<B, Held>>(std::move(held));
  } else {
    using Held = std::remove_reference_t<decltype(*range)>;
    return std::make_shared<RangeLoader<B, Held>>(
        std::shared_ptr<Held>(std::forward<Range>(range)));
  }
}

} // namespace fulgurite::detail
