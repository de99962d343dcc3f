#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace fulgurite {

/// A tree of plain data with tensors at its leaves: what a state_dict or a
/// checkpoint is made of. It holds exactly what Python's pickle of such a file
/// can: None, bool, int, float, str, list, tuple, dict, Tensor.
class Value {
 public:
  struct Entry;
  using List = std::vector<Value>;

  struct Tuple {
    List items;
  };

  /// Keeps insertion order. Keys are strings or integers, unique.
  class Dict {
   public:
    Dict() = default;
    Dict(std::initializer_list<Entry> entries);
    Dict(const Dict&);
    Dict(Dict&&) noexcept;
    Dict& operator=(const Dict&);
    Dict& operator=(Dict&&) noexcept;
    ~Dict();

    const Value* find(std::string_view key) const;
    Value* find(std::string_view key);
    const Value* find(int64_t key) const;
    bool contains(std::string_view key) const {
      return find(key) != nullptr;
    }
    /// Throws UserError naming the key and the nearest one that exists.
    const Value& at(std::string_view key) const;
    Value& at(std::string_view key);
    /// Inserts None where the key is missing.
    Value& operator[](std::string_view key);
    Value& operator[](int64_t key);
    bool erase(std::string_view key);
    /// Adds an entry without looking for its key, which the caller knows to be
    /// new: for building large dicts.
    void append(Value key, Value value);

    size_t size() const;
    bool empty() const;
    auto begin() const;
    auto end() const;
    auto begin();
    auto end();

    /// Written as collections.OrderedDict when set.
    bool ordered = false;
    /// Attributes of an OrderedDict, such as state_dict()._metadata; else
    /// empty.
    std::shared_ptr<Dict> attributes;

   private:
    std::vector<Entry> entries_;
  };

  Value() = default;
  Value(std::nullptr_t) {}
  Value(bool value) : data_(value) {}
  template <class I>
  requires(std::is_integral_v<I> && !std::is_same_v<I, bool>) Value(I value)
      : data_(static_cast<int64_t>(value)) {}
  Value(double value) : data_(value) {}
  Value(const char* value) : data_(std::string(value)) {}
  Value(std::string value) : data_(std::move(value)) {}
  Value(std::string_view value) : data_(std::string(value)) {}
  Value(List value) : data_(std::move(value)) {}
  Value(Tuple value) : data_(std::move(value)) {}
  Value(Dict value) : data_(std::move(value)) {}
  Value(at::Tensor value) : data_(std::move(value)) {}

  bool is_none() const {
    return std::holds_alternative<std::monostate>(data_);
  }
  bool is_bool() const {
    return std::holds_alternative<bool>(data_);
  }
  bool is_int() const {
    return std::holds_alternative<int64_t>(data_);
  }
  bool is_float() const {
    return std::holds_alternative<double>(data_);
  }
  bool is_string() const {
    return std::holds_alternative<std::string>(data_);
  }
  bool is_list() const {
    return std::holds_alternative<List>(data_);
  }
  bool is_tuple() const {
    return std::holds_alternative<Tuple>(data_);
  }
  bool is_dict() const {
    return std::holds_alternative<Dict>(data_);
  }
  bool is_tensor() const {
    return std::holds_alternative<at::Tensor>(data_);
  }

  /// Each throws UserError "expected an int, got a str" on another kind.
  /// as_double accepts ints, as_int accepts bools; as_list accepts tuples.
  bool as_bool() const;
  int64_t as_int() const;
  double as_double() const;
  const std::string& as_string() const&;
  const List& as_list() const&;
  List& as_list() &;
  const Dict& as_dict() const&;
  Dict& as_dict() &;
  /// Of a temporary the contents themselves, so that a reference to them lives
  /// on: `for (auto& [key, value] : f().as_dict())`.
  std::string as_string() &&;
  List as_list() &&;
  Dict as_dict() &&;
  const at::Tensor& as_tensor() const;

  /// Python's word for the kind: "NoneType", "int", "Tensor" …
  std::string_view kind() const;

  /// Python's repr of the value; tensors as "tensor(float32, [2, 3])".
  std::string repr() const;

  /// Deep equality; tensors by dtype, shape and every bit (NaN equals NaN).
  friend bool operator==(const Value& a, const Value& b);

 private:
  std::variant<
      std::monostate,
      bool,
      int64_t,
      double,
      std::string,
      List,
      Tuple,
      Dict,
      at::Tensor>
      data_;
};

struct Value::Entry {
  Value key;
  Value value;
};

inline size_t Value::Dict::size() const {
  return entries_.size();
}
inline bool Value::Dict::empty() const {
  return entries_.empty();
}
inline auto Value::Dict::begin() const {
  return entries_.begin();
}
inline auto Value::Dict::end() const {
  return entries_.end();
}
inline auto Value::Dict::begin() {
  return entries_.begin();
}
inline auto Value::Dict::end() {
  return entries_.end();
}

} // namespace fulgurite
