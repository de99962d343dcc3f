#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/data/batch.h"

#include <concepts>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace fulgurite {

/// What ranks do with samples that do not divide evenly among them.
enum class Sharding {
  /// Every rank gets the same number of samples; some are repeated (training).
  kPadded,
  /// No sample is repeated; ranks may differ by one (prediction).
  kUnpadded,
};

/// A stream of batches without its batch type: what the trainer reads. Used
/// from one thread at a time.
///
/// An epoch is begin_epoch(e), then next() until it returns false. The state
/// says what next() has handed out, never what was fetched ahead, so it is
/// exact in the middle of an epoch:
///
///   loader.load_state_dict(state);   // taken after n batches of epoch e
///   loader.begin_epoch(e);           // may be left out; goes on, not back
///   loader.next(batch);              // batch n + 1 of epoch e
class LoaderBase {
 public:
  virtual ~LoaderBase();

  /// Batches in an epoch; nullopt when that is unknown or there is no end.
  virtual std::optional<int64_t> size() const = 0;
  /// Begins epoch `epoch`, whatever the position was. Right after
  /// load_state_dict of a state of the same epoch it goes on from there.
  virtual void begin_epoch(int64_t epoch) = 0;
  /// Fills `batch` with the next batch; false at the end of the epoch, and
  /// again on every further call. What `batch` held before is recycled when it
  /// belongs to nobody else. Without a begin_epoch, epoch 0 begins.
  virtual bool next(AnyBatch& batch) = 0;

  /// The position and whatever is needed to go on from it.
  virtual Value state_dict() const = 0;
  virtual void load_state_dict(const Value& state) = 0;

  virtual const std::type_info& batch_type() const = 0;
  /// (optional) The epoch that a range-for begins: the one after the last that
  /// was begun, or the one of the state just loaded.
  virtual int64_t next_epoch() const {
    return 0;
  }
  /// (optional) Samples in a full batch, where that is known.
  virtual std::optional<int64_t> batch_size() const {
    return std::nullopt;
  }
  /// (optional) Whether the order differs from epoch to epoch.
  virtual bool shuffles() const {
    return false;
  }
  /// (optional) The same data in its own order, for overfit_batches; null when
  /// the order cannot be chosen.
  virtual std::shared_ptr<LoaderBase> with_sequential_sampling() const {
    return nullptr;
  }
  /// (optional) Leaves to this rank its share of the samples, from the next
  /// begin_epoch on. False when the loader cannot be shared out.
  virtual bool set_distributed(
      int64_t /*rank*/,
      int64_t /*world_size*/,
      Sharding /*sharding*/ = Sharding::kPadded) {
    return false;
  }
  /// (optional) For messages.
  virtual std::string name() const {
    return "DataLoader";
  }
};

namespace detail {
/// A range whose elements are batches of type B.
template <class R, class B>
concept RangeOf = requires(R& range) {
  range.begin() != range.end();
  requires std::same_as<std::remove_cvref_t<decltype(*range.begin())>, B>;
};

template <class R, class B>
concept RangeOrPointerToRangeOf = RangeOf<R, B> || requires(R& pointer) {
  requires RangeOf<std::remove_reference_t<decltype(*pointer)>, B>;
};

template <class B, class Range>
std::shared_ptr<LoaderBase> make_range_loader(Range&& range);

/// "[Loader] expected a loader of batches of type A, got one of type B".
[[noreturn]] void wrong_loader_type(
    const LoaderBase& loader,
    const std::type_info& asked);
[[noreturn]] void no_loader();
} // namespace detail

/// A loader of batches of type B: a shared handle, cheap to copy. A default one
/// stands for "no data". In a hand-written loop,
///
///   for (auto& batch : loader) { ... }
///
/// runs one epoch each time, in a new order if the loader shuffles. The batch
/// is the loop's own until the next one is asked for; keep copies of its
/// tensors as you like.
template <class B>
class Loader {
 public:
  using BatchType = B;

  Loader() = default;
  Loader(std::nullptr_t) {}
  /// Any loader whose batches are of type B; throws UserError otherwise.
  Loader(std::shared_ptr<LoaderBase> loader) : loader_(std::move(loader)) {
    if (loader_ && loader_->batch_type() != typeid(B)) {
      detail::wrong_loader_type(*loader_, typeid(B));
    }
  }
  template <std::derived_from<LoaderBase> L>
  Loader(std::shared_ptr<L> loader)
      : Loader(std::shared_ptr<LoaderBase>(std::move(loader))) {}
  /// Anything with begin() and end() over batches of type B, such as a
  /// std::vector<B>, a loader of torch::data or one of your own, or a smart
  /// pointer to it. An lvalue is kept by reference and must outlive the loader.
  /// A state is restored by running forward.
  template <class Range>
  requires detail::RangeOrPointerToRangeOf<std::remove_cvref_t<Range>, B>
  Loader(Range&& range)
      : loader_(detail::make_range_loader<B>(std::forward<Range>(range))) {}

  explicit operator bool() const {
    return loader_ != nullptr;
  }
  const std::shared_ptr<LoaderBase>& handle() const {
    return loader_;
  }
  LoaderBase* operator->() const {
    return &**this;
  }
  LoaderBase& operator*() const {
    if (!loader_) {
      detail::no_loader();
    }
    return *loader_;
  }
  /// Batches in an epoch, where that is known.
  std::optional<int64_t> size() const {
    return (**this).size();
  }

  class Iterator {
   public:
    using value_type = B;
    using difference_type = std::ptrdiff_t;

    explicit Iterator(std::shared_ptr<LoaderBase> loader)
        : loader_(std::move(loader)) {
      ++*this;
    }
    B& operator*() const {
      return batch_->template as<B>();
    }
    Iterator& operator++() {
      if (!loader_->next(*batch_)) {
        loader_ = nullptr;
      }
      return *this;
    }
    void operator++(int) {
      ++*this;
    }
    friend bool operator==(const Iterator& it, std::default_sentinel_t) {
      return it.loader_ == nullptr;
    }

   private:
    std::shared_ptr<LoaderBase> loader_;
    std::unique_ptr<AnyBatch> batch_ = std::make_unique<AnyBatch>();
  };

  Iterator begin() const {
    LoaderBase& loader = **this;
    loader.begin_epoch(loader.next_epoch());
    return Iterator(loader_);
  }
  std::default_sentinel_t end() const {
    return {};
  }

 private:
  std::shared_ptr<LoaderBase> loader_;
};

} // namespace fulgurite

#include "fulgurite/data/range_loader_impl.h"
