#pragma once

#include "fulgurite/base/value.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace fulgurite {

/// The order in which samples are taken. A loader calls it from the thread that
/// asks for batches, never from a worker. Derive from it, or see
/// FunctionSampler in samplers.h.
///
/// The order of an epoch must depend on nothing but the sampler's options and
/// the epoch, or else state_dict must say what more it depends on: that is how
/// a run resumes in the middle of an epoch.
class Sampler {
 public:
  virtual ~Sampler();
  /// Indices in an epoch; nullopt when there is no end.
  virtual std::optional<int64_t> size() const = 0;
  /// Goes to the start of epoch `epoch`.
  virtual void set_epoch(int64_t epoch) = 0;
  /// Writes the next indices and returns how many; fewer than asked for only at
  /// the end of the epoch.
  virtual size_t next(std::span<size_t> indices) = 0;
  /// (optional) Passes over indices. Default: draws them.
  virtual void skip(size_t count);
  /// (optional) Whether the order differs from epoch to epoch. Default: true.
  virtual bool shuffles() const {
    return true;
  }
  /// (optional) State beyond the epoch and the position in it. Default: none.
  virtual Value state_dict() const {
    return {};
  }
  virtual void load_state_dict(const Value& /*state*/) {}
};

/// The indices of whole batches at a time. Takes the place of batch_size,
/// shuffle, sampler and drop_last.
class BatchSampler {
 public:
  virtual ~BatchSampler();
  /// Batches in an epoch; nullopt when unknown.
  virtual std::optional<int64_t> size() const = 0;
  virtual void set_epoch(int64_t epoch) = 0;
  /// Replaces the contents of `indices` by those of the next batch; false at
  /// the end of the epoch.
  virtual bool next(std::vector<size_t>& indices) = 0;
  /// (optional) Whether the order differs from epoch to epoch. Default: true.
  virtual bool shuffles() const {
    return true;
  }
  /// (optional) State beyond the epoch and the position in it. Default: none.
  virtual Value state_dict() const {
    return {};
  }
  virtual void load_state_dict(const Value& /*state*/) {}
};

/// An option that takes any S by value or by shared pointer, or nothing:
/// `.sampler = RandomSampler(100)`.
template <class S>
class Shared {
 public:
  Shared() = default;
  Shared(std::nullptr_t) {}
  template <class T>
  requires std::derived_from<T, S> Shared(std::shared_ptr<T> object)
      : object_(std::move(object)) {}
  template <class T>
  requires std::derived_from<std::remove_cvref_t<T>, S> Shared(T&& object)
      : object_(
            std::make_shared<std::remove_cvref_t<T>>(std::forward<T>(object))) {
  }

  explicit operator bool() const {
    return object_ != nullptr;
  }
  S* operator->() const {
    return object_.get();
  }
  S& operator*() const {
    return *object_;
  }
  const std::shared_ptr<S>& pointer() const {
    return object_;
  }

 private:
  std::shared_ptr<S> object_;
};

using AnySampler = Shared<Sampler>;
using AnyBatchSampler = Shared<BatchSampler>;

} // namespace fulgurite
