#pragma once

#include "fulgurite/base/reflection.h"
#include "fulgurite/data/field_path.h"

#include <ATen/core/Tensor.h>
#include <c10/util/FunctionRef.h>

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

// What a batch is made of. A batch type is any type built from tensors with
// aggregates, std::vector, std::array, std::map, std::unordered_map,
// std::optional, std::pair, std::tuple and torch::data::Example<>; other fields
// (numbers, strings) ride along. Nothing has to be registered. A type that
// cannot be listed by reflection gets a function beside it, found by
// argument-dependent lookup:
//
//   template <class F> void for_each_tensor(MyBatch& batch, F&& f) {
//     f(batch.image, "image");   // the name is optional
//   }
namespace fulgurite {

class TensorDict;

using TensorFunction = c10::function_ref<void(at::Tensor&, const FieldPath&)>;
using ConstTensorFunction =
    c10::function_ref<void(const at::Tensor&, const FieldPath&)>;

namespace detail {

void visit_dict(TensorDict& dict, TensorFunction f, const FieldPath& path);

// The user's own for_each_tensor, and never the object of that name below.
namespace user_hook {
void for_each_tensor();

struct AnyTensorFunction {
  void operator()(at::Tensor&) const;
  void operator()(at::Tensor&, std::string_view) const;
};

template <class B>
concept Provided = requires(B& batch, AnyTensorFunction& f) {
  for_each_tensor(batch, f);
};

template <class B, class F>
void call(B& batch, F&& f) {
  for_each_tensor(batch, f);
}
} // namespace user_hook

template <class T, template <class...> class Template>
inline constexpr bool is_instance = false;
template <template <class...> class Template, class... Args>
inline constexpr bool is_instance<Template<Args...>, Template> = true;

template <class T>
inline constexpr bool is_std_array = false;
template <class T, size_t kSize>
inline constexpr bool is_std_array<std::array<T, kSize>> = true;

template <class B>
concept TensorLike = std::same_as<B, at::Tensor>;

template <class B>
concept DictLike = std::same_as<B, TensorDict>;

template <class B>
concept OptionalLike = is_instance<B, std::optional>;

template <class B>
concept SequenceLike = is_instance<B, std::vector> || is_std_array<B>;

template <class B>
concept MapLike =
    is_instance<B, std::map> || is_instance<B, std::unordered_map>;

/// torch::data::Example<>, known by its shape so that torch/data need not be
/// included.
template <class B>
concept ExampleLike = requires(B& batch) {
  batch.data;
  typename B::DataType;
  typename B::TargetType;
}
&&!std::is_aggregate_v<B>;

/// A fixed list of members.
template <class B>
concept ProductLike = is_instance<std::remove_const_t<B>, std::pair> ||
    is_instance<std::remove_const_t<B>, std::tuple> ||
    ExampleLike<std::remove_const_t<B>> || reflect::is_reflectable<B>;

template <ProductLike B, class F>
decltype(auto) visit_members(B& batch, F&& f) {
  using Plain = std::remove_const_t<B>;
  if constexpr (is_instance<Plain, std::pair>) {
    return f(batch.first, batch.second);
  } else if constexpr (is_instance<Plain, std::tuple>) {
    return std::apply(std::forward<F>(f), batch);
  } else if constexpr (ExampleLike<Plain>) {
    if constexpr (std::is_void_v<typename Plain::TargetType>) {
      return f(batch.data);
    } else {
      return f(batch.data, batch.target);
    }
  } else {
    return reflect::visit_fields(batch, std::forward<F>(f));
  }
}

template <ProductLike B>
constexpr size_t member_count() {
  if constexpr (is_instance<B, std::pair>) {
    return 2;
  } else if constexpr (is_instance<B, std::tuple>) {
    return std::tuple_size_v<B>;
  } else if constexpr (ExampleLike<B>) {
    return std::is_void_v<typename B::TargetType> ? 1 : 2;
  } else {
    return reflect::field_count<B>();
  }
}

template <size_t I, ProductLike B>
auto& member_at(B& batch) {
  using Plain = std::remove_const_t<B>;
  if constexpr (
      is_instance<Plain, std::pair> || is_instance<Plain, std::tuple>) {
    return std::get<I>(batch);
  } else if constexpr (ExampleLike<Plain>) {
    if constexpr (I == 0) {
      return batch.data;
    } else {
      return batch.target;
    }
  } else {
    return reflect::field_at<I>(batch);
  }
}

template <ProductLike B>
FieldPath member_path(const FieldPath* parent, size_t i) {
  if constexpr (is_instance<B, std::pair>) {
    return {parent, i == 0 ? std::string_view("first") : "second"};
  } else if constexpr (is_instance<B, std::tuple>) {
    return {parent, i};
  } else if constexpr (ExampleLike<B>) {
    return {parent, i == 0 ? std::string_view("data") : "target"};
  } else {
    return {parent, reflect::field_names<B>()[i]};
  }
}

/// Refuses what would be skipped silently: an aggregate that cannot be listed.
template <class B>
constexpr void require_no_hidden_tensors() {
  if constexpr (std::is_aggregate_v<B> && std::is_class_v<B>) {
    reflect::detail::require_reflectable<B>();
  }
}

template <class B>
constexpr bool holds_tensors();

template <class... Members>
constexpr bool any_holds_tensors(const std::tuple<Members...>*) {
  return (holds_tensors<Members>() || ...);
}

template <class B>
constexpr bool holds_tensors() {
  if constexpr (TensorLike<B> || DictLike<B> || user_hook::Provided<B>) {
    return true;
  } else if constexpr (OptionalLike<B> || SequenceLike<B>) {
    return holds_tensors<typename B::value_type>();
  } else if constexpr (MapLike<B>) {
    return holds_tensors<typename B::mapped_type>();
  } else if constexpr (ProductLike<B>) {
    using Members =
        decltype(visit_members(std::declval<B&>(), [](auto&... members) {
          return static_cast<
              std::tuple<std::remove_reference_t<decltype(members)>...>*>(
              nullptr);
        }));
    return any_holds_tensors(Members{nullptr});
  } else {
    require_no_hidden_tensors<B>();
    return false;
  }
}

/// Text of a key of a map, for messages.
std::string key_text(const std::string& key);
std::string key_text(int64_t key);

template <class Key>
std::string key_text_of(const Key& key) {
  if constexpr (std::convertible_to<const Key&, std::string>) {
    return key_text(std::string(key));
  } else if constexpr (std::integral<Key>) {
    return key_text(static_cast<int64_t>(key));
  } else {
    return "?";
  }
}

template <class B, class F>
void visit_tensors(B& batch, F& f, const FieldPath& path) {
  if constexpr (TensorLike<B>) {
    f(batch, path);
  } else if constexpr (DictLike<B>) {
    visit_dict(batch, f, path);
  } else if constexpr (user_hook::Provided<B>) {
    struct Call {
      F& f;
      const FieldPath& path;
      void operator()(at::Tensor& tensor) const {
        f(tensor, path);
      }
      void operator()(at::Tensor& tensor, std::string_view name) const {
        f(tensor, FieldPath(&path, name));
      }
    };
    user_hook::call(batch, Call{f, path});
  } else if constexpr (!holds_tensors<B>()) {
    return;
  } else if constexpr (OptionalLike<B>) {
    if (batch) {
      visit_tensors(*batch, f, path);
    }
  } else if constexpr (SequenceLike<B>) {
    for (size_t i = 0; i < batch.size(); ++i) {
      visit_tensors(batch[i], f, FieldPath(&path, i));
    }
  } else if constexpr (MapLike<B>) {
    for (auto& [key, value] : batch) {
      if constexpr (std::is_same_v<std::decay_t<decltype(key)>, std::string>) {
        visit_tensors(value, f, FieldPath(&path, std::string_view(key)));
      } else {
        const std::string text = key_text_of(key);
        visit_tensors(value, f, FieldPath(&path, std::string_view(text)));
      }
    }
  } else {
    visit_members(batch, [&](auto&... members) {
      size_t i = 0;
      (visit_tensors(members, f, member_path<B>(&path, i++)), ...);
    });
  }
}

template <class F, class T>
void call_with_tensor(F& f, T& tensor, const FieldPath& path) {
  if constexpr (std::is_invocable_v<F&, T&, const FieldPath&>) {
    f(tensor, path);
  } else {
    f(tensor);
  }
}

struct ForEachTensor {
  template <class B, class F>
  void operator()(B& batch, F&& f) const {
    using Plain = std::remove_const_t<B>;
    static_assert(
        holds_tensors<Plain>(),
        "this type holds no tensor that can be found: a batch is an aggregate "
        "of tensors (std::array instead of C arrays, no base class), or has a "
        "for_each_tensor(Batch&, f) beside it");
    // A const batch is walked as a mutable one and shown as const.
    using Shown =
        std::conditional_t<std::is_const_v<B>, const at::Tensor, at::Tensor>;
    auto show = [&f](at::Tensor& tensor, const FieldPath& path) {
      call_with_tensor(f, static_cast<Shown&>(tensor), path);
    };
    visit_tensors(const_cast<Plain&>(batch), show, FieldPath());
  }
};

} // namespace detail

/// Calls f(at::Tensor&) or f(at::Tensor&, const FieldPath&) for each tensor of
/// a batch in the order of declaration, undefined ones included.
inline constexpr detail::ForEachTensor for_each_tensor{};

/// What can be a batch: something in which tensors are found.
template <class B>
concept Batch = detail::holds_tensors<std::remove_cvref_t<B>>();

} // namespace fulgurite
