#include "fulgurite/data/batch.h"

#include "fulgurite/base/error.h"
#include "fulgurite/data/collate.h"

#include <c10/util/Type.h>

#include <utility>

namespace fulgurite {

namespace {

std::string name_of(const detail::BatchType* type) {
  return type == nullptr ? "nothing" : c10::demangle(type->type->name());
}

} // namespace

namespace detail {

void wrong_batch_type(const BatchType* held, const std::type_info& asked) {
  const std::string wanted = c10::demangle(asked.name());
  fail(
      "[AnyBatch.as] expected a batch of type ",
      wanted,
      ", got ",
      held == nullptr ? "an empty one" : "one of type " + name_of(held),
      "; try a loader whose batches are of type ",
      wanted,
      ", or declare that type in the module");
}

void for_each_const_tensor(
    const void* batch,
    const BatchType* type,
    ConstTensorFunction f) {
  if (type != nullptr) {
    type->for_each_tensor(
        const_cast<void*>(batch),
        [&](at::Tensor& tensor, const FieldPath& path) { f(tensor, path); });
  }
}

int64_t batch_size(const void* batch, const BatchType* type) {
  int64_t size = -1;
  for_each_const_tensor(
      batch, type, [&](const at::Tensor& tensor, const FieldPath&) {
        if (size < 0 && tensor.defined() && tensor.dim() > 0) {
          size = tensor.size(0);
        }
      });
  return size < 0 ? 1 : size;
}

std::string structure(const void* batch, const BatchType* type) {
  std::string fields;
  for_each_const_tensor(
      batch, type, [&](const at::Tensor& tensor, const FieldPath& path) {
        const std::string name = path.text();
        fields += fields.empty() ? "" : ", ";
        fields += name.empty() ? "" : name + ": ";
        fields +=
            tensor.defined()
                ? join(c10::toString(tensor.scalar_type()), tensor.sizes())
                : "undefined";
      });
  return name_of(type) + "{" + fields + "}";
}

uint64_t structure_hash(const void* batch, const BatchType* type) {
  if (type == nullptr) {
    return 0;
  }
  // FNV-1a over what a change of structure would change.
  uint64_t hash = 0xcbf29ce484222325ULL ^ type->type->hash_code();
  const auto mix = [&](uint64_t part) {
    hash = (hash ^ part) * 0x100000001b3ULL;
  };
  for_each_const_tensor(
      batch, type, [&](const at::Tensor& tensor, const FieldPath&) {
        mix(tensor.defined() ? 1 + static_cast<uint64_t>(tensor.scalar_type()) +
                                   (static_cast<uint64_t>(tensor.dim()) << 16)
                             : 0);
      });
  return hash;
}

} // namespace detail

void* AnyBatch::allocate(const detail::BatchType* type) {
  if (type->fits_inside) {
    return inside_;
  }
  outside_ = ::operator new(type->size, std::align_val_t(type->alignment));
  return outside_;
}

void AnyBatch::reset() noexcept {
  if (type_ == nullptr) {
    return;
  }
  type_->destroy(data());
  if (!type_->fits_inside) {
    ::operator delete(outside_, std::align_val_t(type_->alignment));
  }
  type_ = nullptr;
}

void AnyBatch::take(AnyBatch& other) noexcept {
  type_ = other.type_;
  if (type_ == nullptr) {
    return;
  }
  if (type_->fits_inside) {
    type_->move(inside_, other.inside_);
    other.reset();
  } else {
    outside_ = other.outside_;
    other.type_ = nullptr;
  }
}

std::string AnyBatch::type_name() const {
  return name_of(type_);
}

std::string BatchRef::type_name() const {
  return name_of(type_);
}

int64_t AnyBatch::count_tensors() const {
  int64_t count = 0;
  for_each_tensor([&](const at::Tensor&, const FieldPath&) { ++count; });
  return count;
}

void AnyBatch::for_each_tensor(TensorFunction f) {
  if (type_ != nullptr) {
    type_->for_each_tensor(data(), f);
  }
}

void AnyBatch::move_to(const at::Device& device, bool non_blocking) {
  for_each_tensor([&](at::Tensor& tensor, const FieldPath&) {
    detail::move_tensor(tensor, device, non_blocking);
  });
}

AnyBatch AnyBatch::to(const at::Device& device, bool non_blocking) && {
  move_to(device, non_blocking);
  return std::move(*this);
}

AnyBatch AnyBatch::to(const at::Device& device, bool non_blocking) const& {
  return clone().to(device, non_blocking);
}

void AnyBatch::pin_memory() {
  for_each_tensor(
      [](at::Tensor& tensor, const FieldPath&) { detail::pin_tensor(tensor); });
}

AnyBatch AnyBatch::clone() const {
  AnyBatch copy;
  if (type_ == nullptr) {
    return copy;
  }
  if (type_->copy == nullptr) {
    fail(
        "[AnyBatch.clone] a batch of type ",
        name_of(type_),
        " cannot be copied; give it a copy constructor");
  }
  void* place = copy.allocate(type_);
  try {
    type_->copy(place, data());
  } catch (...) {
    if (!type_->fits_inside) {
      ::operator delete(place, std::align_val_t(type_->alignment));
    }
    throw;
  }
  copy.type_ = type_;
  return copy;
}

} // namespace fulgurite
