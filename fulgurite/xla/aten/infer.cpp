#include "fulgurite/xla/aten/infer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/ir/hash.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty_strided.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

#include <mutex>
#include <unordered_map>
#include <unordered_set>

namespace fulgurite::xla {

namespace {

void add_tensor(Hash& hash, const at::Tensor& tensor) {
  if (!tensor.defined()) {
    hash.add(11);
    return;
  }
  hash.add(12);
  hash.add(static_cast<uint64_t>(tensor.scalar_type()));
  hash.add(tensor.unsafeGetTensorImpl()->is_wrapped_number() ? 1 : 0);
  hash.add(static_cast<uint64_t>(tensor.dim()));
  for (const int64_t size : tensor.sizes()) {
    hash.add(static_cast<uint64_t>(size));
  }
  for (const int64_t stride : tensor.strides()) {
    hash.add(static_cast<uint64_t>(stride));
  }
}

void add_argument(Hash& hash, const c10::IValue& value) {
  if (value.isTensor()) {
    add_tensor(hash, value.toTensor());
  } else if (value.isList()) {
    const auto list = value.toListRef();
    hash.add(list.size());
    for (const auto& item : list) {
      add_argument(hash, item);
    }
  } else if (value.isGenerator() || value.isDevice()) {
    hash.add(13);
  } else {
    add_attribute(hash, value);
  }
}

/// The arguments with `replace` applied to every tensor among them.
template <class F>
c10::IValue
replaced(const c10::IValue& value, const c10::TypePtr& type, F&& replace) {
  if (value.isTensor()) {
    return value.toTensor().defined() ? c10::IValue(replace(value.toTensor()))
                                      : value;
  }
  if (value.isDevice()) {
    return replace.device();
  }
  if (value.isGenerator()) {
    // Shapes do not follow from it, and the CPU's kernels know only their own.
    return {};
  }
  if (value.isTensorList()) {
    std::vector<at::Tensor> out;
    for (const auto& tensor : value.toTensorVector()) {
      out.push_back(tensor.defined() ? replace(tensor) : tensor);
    }
    return out;
  }
  if (value.isList() && type->kind() == c10::TypeKind::ListType) {
    const auto list = value.toListRef();
    const bool optional_tensors =
        type->expectRef<c10::ListType>().getElementType()->kind() ==
        c10::TypeKind::OptionalType;
    if (optional_tensors) {
      c10::List<std::optional<at::Tensor>> out;
      for (const auto& item : list) {
        out.push_back(
            item.isTensor() && item.toTensor().defined()
                ? std::optional<at::Tensor>(replace(item.toTensor()))
                : std::nullopt);
      }
      return out;
    }
  }
  return value;
}

at::Tensor like(const at::Tensor& tensor, at::Tensor made) {
  if (tensor.unsafeGetTensorImpl()->is_wrapped_number()) {
    made.unsafeGetTensorImpl()->set_wrapped_number(true);
  }
  return made;
}

struct ToMeta {
  at::Tensor operator()(const at::Tensor& tensor) const {
    return like(
        tensor,
        at::empty_strided(
            tensor.sizes(),
            tensor.strides(),
            at::TensorOptions(tensor.scalar_type()).device(at::kMeta)));
  }
  static c10::Device device() {
    return at::kMeta;
  }
};

/// CPU tensors with a number everywhere.
struct Filled {
  int64_t number = 0;

  at::Tensor operator()(const at::Tensor& tensor) const {
    auto made = at::empty_strided(
        tensor.sizes(),
        tensor.strides(),
        at::TensorOptions(tensor.scalar_type()));
    made.fill_(number);
    return like(tensor, made);
  }
  static c10::Device device() {
    return at::kCPU;
  }
};

template <class Replace>
torch::jit::Stack replaced_all(
    const c10::OperatorHandle& op,
    c10::ArrayRef<c10::IValue> arguments,
    Replace replace) {
  torch::jit::Stack stack;
  for (size_t i = 0; i < arguments.size(); ++i) {
    stack.push_back(replaced(
        arguments[i], op.schema().arguments()[i].real_type(), replace));
  }
  return stack;
}

std::vector<TensorMeta> metas_of(const torch::jit::Stack& results) {
  std::vector<TensorMeta> out;
  const auto add = [&](const at::Tensor& tensor) {
    if (!tensor.defined()) {
      out.push_back({at::ScalarType::Undefined, {}, {}});
      return;
    }
    out.push_back(
        {tensor.scalar_type(),
         Dims(tensor.sizes().begin(), tensor.sizes().end()),
         Dims(tensor.strides().begin(), tensor.strides().end())});
  };
  for (const auto& result : results) {
    if (result.isTensorList()) {
      for (const auto& tensor : result.toTensorVector()) {
        add(tensor);
      }
    } else {
      add(result.toTensor());
    }
  }
  return out;
}

bool has_meta_kernel(const c10::OperatorHandle& op) {
  return op.hasKernelForDispatchKey(c10::DispatchKey::Meta) ||
         op.hasKernelForDispatchKey(
             c10::DispatchKey::CompositeExplicitAutograd) ||
         op.hasKernelForDispatchKey(
             c10::DispatchKey::CompositeExplicitAutogradNonFunctional);
}

std::vector<TensorMeta> ask(
    const c10::OperatorHandle& op,
    c10::ArrayRef<c10::IValue> arguments) {
  // Not what the user's modes make of it: the kernel itself.
  const c10::impl::ExcludeDispatchKeyGuard no_autograd(
      c10::autograd_dispatch_keyset);
  const c10::impl::ExcludeDispatchKeyGuard no_autocast(
      c10::autocast_dispatch_keyset);
  static std::unordered_set<const c10::FunctionSchema*> without_meta;
  if (has_meta_kernel(op) && !without_meta.contains(&op.schema())) {
    auto stack = replaced_all(op, arguments, ToMeta{});
    try {
      op.callBoxed(stack);
      return metas_of(stack);
    } catch (const c10::NotImplementedError&) {
      // A composite operator that ends in one without a meta kernel.
      without_meta.insert(&op.schema());
    }
  }
  try {
    auto stack = replaced_all(op, arguments, Filled{0});
    op.callBoxed(stack);
    return metas_of(stack);
  } catch (const c10::Error&) {
    // Integers that are divided by zero.
    auto stack = replaced_all(op, arguments, Filled{1});
    op.callBoxed(stack);
    return metas_of(stack);
  }
}

} // namespace

const std::vector<TensorMeta>& infer_results(
    const c10::OperatorHandle& op,
    c10::ArrayRef<c10::IValue> arguments) {
  static std::mutex mutex;
  static std::unordered_map<Hash, std::vector<TensorMeta>, HashOfHash> known;
  Hash key;
  key.add(reinterpret_cast<uintptr_t>(&op.schema()));
  for (const auto& argument : arguments) {
    add_argument(key, argument);
  }
  const std::lock_guard guard(mutex);
  const auto found = known.find(key);
  if (found != known.end()) {
    return found->second;
  }
  return known.emplace(key, ask(op, arguments)).first->second;
}

} // namespace fulgurite::xla
