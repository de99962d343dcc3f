#pragma once

#include "fulgurite/data/batch_traits.h"

#include <c10/core/Device.h>

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace fulgurite {

namespace detail {

/// All that is known of a batch type once it is erased; one static table each.
struct BatchType {
  const std::type_info* type;
  size_t size;
  size_t alignment;
  bool fits_inside;
  void (*destroy)(void* batch) noexcept;
  void (*move)(void* to, void* from) noexcept;
  void (*copy)(void* to, const void* from); // null: cannot be copied
  void (*for_each_tensor)(void* batch, TensorFunction f);
};

inline constexpr size_t kInsideBytes = 64;

template <class B>
constexpr auto copy_function() -> void (*)(void*, const void*) {
  if constexpr (std::is_copy_constructible_v<B>) {
    return [](void* to, const void* from) {
      ::new (to) B(*static_cast<const B*>(from));
    };
  } else {
    return nullptr;
  }
}

template <class B>
constexpr bool is_known_type() {
  holds_tensors<B>(); // refuses aggregates that cannot be listed
  return true;
}

template <class B>
requires(is_known_type<B>()) inline constexpr BatchType kBatchType = {
    &typeid(B),
    sizeof(B),
    alignof(B),
    sizeof(B) <= kInsideBytes && alignof(B) <= alignof(std::max_align_t) &&
        std::is_nothrow_move_constructible_v<B>,
    [](void* batch) noexcept { static_cast<B*>(batch)->~B(); },
    [](void* to, void* from) noexcept {
      ::new (to) B(std::move(*static_cast<B*>(from)));
    },
    copy_function<B>(),
    [](void* batch, TensorFunction f) {
      visit_tensors(*static_cast<B*>(batch), f, FieldPath());
    }};

inline bool same_type(const BatchType* a, const BatchType* b) {
  return a == b || (a != nullptr && b != nullptr && *a->type == *b->type);
}

/// "[AnyBatch.as] expected a batch of type Digits, got …".
[[noreturn]] void wrong_batch_type(
    const BatchType* held,
    const std::type_info& asked);

int64_t batch_size(const void* batch, const BatchType* type);
std::string structure(const void* batch, const BatchType* type);
uint64_t structure_hash(const void* batch, const BatchType* type);
void for_each_const_tensor(
    const void* batch,
    const BatchType* type,
    ConstTensorFunction f);

} // namespace detail

/// A batch whose type is known at run time only. Move-only; batches of up to
/// eight tensors live inside it, so that making and moving one allocates
/// nothing. A moved-from AnyBatch is empty.
class AnyBatch {
 public:
  AnyBatch() noexcept = default;
  template <class B>
  requires(!std::same_as<std::remove_cvref_t<B>, AnyBatch>) explicit AnyBatch(
      B&& batch) {
    emplace<std::remove_cvref_t<B>>(std::forward<B>(batch));
  }
  AnyBatch(AnyBatch&& other) noexcept {
    take(other);
  }
  AnyBatch& operator=(AnyBatch&& other) noexcept {
    if (this != &other) {
      reset();
      take(other);
    }
    return *this;
  }
  ~AnyBatch() {
    reset();
  }

  /// Destroys what is there and makes a B from the arguments.
  template <class B, class... Args>
  B& emplace(Args&&... args);
  /// The B that is there, or a new B{}: for filling it again without
  /// allocating.
  template <class B>
  B& reuse();
  void reset() noexcept;

  bool empty() const noexcept {
    return type_ == nullptr;
  }
  template <class B>
  bool is() const noexcept {
    return detail::same_type(type_, &detail::kBatchType<B>);
  }
  /// Throws UserError naming both types when another one is held.
  template <class B>
  const B& as() const {
    require<B>();
    return *static_cast<const B*>(data());
  }
  template <class B>
  B& as() {
    require<B>();
    return *static_cast<B*>(data());
  }
  /// The held type as written in C++; "nothing" when empty.
  std::string type_name() const;

  /// First dimension of the first tensor that has one; 1 when none has.
  int64_t batch_size() const {
    return detail::batch_size(data(), type_);
  }
  int64_t count_tensors() const;
  void for_each_tensor(TensorFunction f);
  void for_each_tensor(ConstTensorFunction f) const {
    detail::for_each_const_tensor(data(), type_, f);
  }

  /// Moves every tensor to the device, in place; those already there are left
  /// alone.
  void move_to(const at::Device& device, bool non_blocking = false);
  /// The same with the result returned.
  AnyBatch to(const at::Device& device, bool non_blocking = false) &&;
  AnyBatch to(const at::Device& device, bool non_blocking = false) const&;
  /// Page-locks every CPU tensor, in place.
  void pin_memory();
  /// A copy that shares the tensors. Throws UserError for a type without a copy
  /// constructor.
  AnyBatch clone() const;

  /// "Digits{image: float32[64, 1, 8, 8], label: int64[64]}".
  std::string structure() const {
    return detail::structure(data(), type_);
  }
  /// Equal for batches with the same type, number of tensors, data types and
  /// numbers of dimensions; cheap enough to compare at every step.
  uint64_t structure_hash() const {
    return detail::structure_hash(data(), type_);
  }

 private:
  friend class BatchRef;

  void* data() noexcept {
    return type_ == nullptr || type_->fits_inside ? inside_ : outside_;
  }
  const void* data() const noexcept {
    return const_cast<AnyBatch*>(this)->data();
  }
  template <class B>
  void require() const {
    if (!is<B>()) {
      detail::wrong_batch_type(type_, typeid(B));
    }
  }
  void* allocate(const detail::BatchType* type);
  void take(AnyBatch& other) noexcept;

  const detail::BatchType* type_ = nullptr;
  union {
    alignas(std::max_align_t) std::byte inside_[detail::kInsideBytes];
    void* outside_;
  };
};

template <class B, class... Args>
B& AnyBatch::emplace(Args&&... args) {
  static_assert(std::is_same_v<B, std::remove_cvref_t<B>>);
  reset();
  constexpr const auto* kType = &detail::kBatchType<B>;
  void* place = allocate(kType);
  B* made = nullptr;
  try {
    if constexpr (std::is_constructible_v<B, Args...>) {
      made = ::new (place) B(std::forward<Args>(args)...);
    } else {
      made = ::new (place) B{std::forward<Args>(args)...};
    }
  } catch (...) {
    if (!kType->fits_inside) {
      ::operator delete(place, std::align_val_t(alignof(B)));
    }
    throw;
  }
  type_ = kType;
  return *made;
}

template <class B>
B& AnyBatch::reuse() {
  return is<B>() ? *static_cast<B*>(data()) : emplace<B>();
}

/// A view of a batch that lives elsewhere: an AnyBatch or the user's own
/// object. Valid as long as that one is neither moved nor destroyed.
class BatchRef {
 public:
  BatchRef() = default;
  BatchRef(const AnyBatch& batch) : data_(batch.data()), type_(batch.type_) {}
  template <class B>
  requires(
      !std::same_as<B, AnyBatch> &&
      !std::same_as<B, BatchRef>) explicit BatchRef(const B& batch)
      : data_(&batch), type_(&detail::kBatchType<B>) {}

  bool empty() const {
    return type_ == nullptr;
  }
  template <class B>
  bool is() const {
    return detail::same_type(type_, &detail::kBatchType<B>);
  }
  /// Throws UserError naming both types when another one is held.
  template <class B>
  const B& as() const {
    if (!is<B>()) {
      detail::wrong_batch_type(type_, typeid(B));
    }
    return *static_cast<const B*>(data_);
  }
  std::string type_name() const;
  int64_t batch_size() const {
    return detail::batch_size(data_, type_);
  }
  void for_each_tensor(ConstTensorFunction f) const {
    detail::for_each_const_tensor(data_, type_, f);
  }
  std::string structure() const {
    return detail::structure(data_, type_);
  }
  uint64_t structure_hash() const {
    return detail::structure_hash(data_, type_);
  }

 private:
  const void* data_ = nullptr;
  const detail::BatchType* type_ = nullptr;
};

} // namespace fulgurite
