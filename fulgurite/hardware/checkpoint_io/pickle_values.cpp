#include "fulgurite/hardware/checkpoint_io/pickle_values_impl.h"

#include <c10/core/TensorImpl.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace fulgurite::detail::pickle {

namespace {

// The number of elements of the storage that the tensor reaches, or nothing
// where that or the tensor's size in bytes does not fit in 64 bits.
std::optional<int64_t> reach(const TensorRef& tensor, int64_t item_size) {
  int64_t bytes = item_size;
  int64_t last = tensor.offset;
  bool is_empty = false;
  bool overflows = false;
  for (size_t i = 0; i < tensor.sizes.size(); ++i) {
    const int64_t size = tensor.sizes[i];
    int64_t step = 0;
    is_empty |= size == 0;
    overflows |=
        __builtin_mul_overflow(bytes, std::max<int64_t>(size, 1), &bytes);
    overflows |= __builtin_mul_overflow(
        std::max<int64_t>(size - 1, 0), tensor.strides[i], &step);
    overflows |= __builtin_add_overflow(last, step, &last);
  }
  if (is_empty) {
    last = tensor.offset - 1;
  }
  overflows |= __builtin_add_overflow(last, 1, &last);
  return overflows ? std::nullopt : std::optional<int64_t>(last);
}

class ValueBuilder {
 public:
  ValueBuilder(
      const Nodes& nodes,
      size_t budget,
      const StorageLoader& load_storage,
      const PickleLimits& limits)
      : nodes_(nodes),
        load_storage_(load_storage),
        limits_(limits),
        budget_(budget) {}

  Value build(NodeId id);

 private:
  Value build_sequence(NodeId id, const Sequence& sequence);
  Value build_mapping(NodeId id, const Mapping& mapping);
  Value::Dict build_dict(const std::vector<NodeId>& items);
  Value build_key(NodeId id) const;
  const at::Tensor& build_tensor(NodeId id, const TensorRef& tensor);
  const c10::Storage& storage(NodeId id, const StorageRef& ref);
  void check_geometry(NodeId id, const TensorRef& tensor, size_t nbytes) const;
  void charge(NodeId id, size_t bytes);

  template <class... Parts>
  [[noreturn]] void bad(NodeId id, const Parts&... parts) const;

  const Nodes& nodes_;
  const StorageLoader& load_storage_;
  const PickleLimits& limits_;
  size_t budget_;
  // One step of the way from the root: a dict's key, or an index.
  struct Step {
    std::optional<NodeId> key;
    size_t index;
  };
  std::vector<Step> path_;
  std::unordered_map<NodeId, at::Tensor> tensors_;
  std::unordered_map<std::string_view, c10::Storage> storages_;
};

template <class... Parts>
void ValueBuilder::bad(NodeId id, const Parts&... parts) const {
  constexpr size_t kMaxShown = 8;
  std::string place = "checkpoint";
  for (size_t i = 0; i < std::min(path_.size(), kMaxShown); ++i) {
    const auto& [key, index] = path_[i];
    const auto* text = key ? nodes_.find<std::string_view>(*key) : nullptr;
    const auto* number = key ? nodes_.find<int64_t>(*key) : nullptr;
    place +=
        "[" +
        (text
             ? shown(*text)
             : std::to_string(number ? *number : static_cast<int64_t>(index))) +
        "]";
  }
  place += path_.size() > kMaxShown ? "…" : "";
  bad_pickle(nodes_[id].position, parts..., " at ", place);
}

void ValueBuilder::charge(NodeId id, size_t bytes) {
  if (bytes > budget_) {
    bad(id,
        "expected data in proportion to the file, got lists or texts that "
        "repeat others over and over");
  }
  budget_ -= bytes;
}

Value ValueBuilder::build(NodeId id) {
  if (path_.size() > limits_.max_depth) {
    bad(id,
        "expected at most ",
        limits_.max_depth,
        " levels, got more, or an object inside itself");
  }
  const auto& data = nodes_[id].data;
  if (const auto* text = std::get_if<std::string_view>(&data)) {
    charge(id, text->size());
    return Value(*text);
  }
  if (const auto* text = std::get_if<std::string>(&data)) {
    charge(id, text->size());
    return Value(*text);
  }
  if (const auto* number = std::get_if<int64_t>(&data)) {
    return Value(*number);
  }
  if (const auto* number = std::get_if<double>(&data)) {
    return Value(*number);
  }
  if (const auto* flag = std::get_if<bool>(&data)) {
    return Value(*flag);
  }
  if (const auto* sequence = std::get_if<Sequence>(&data)) {
    return build_sequence(id, *sequence);
  }
  if (const auto* mapping = std::get_if<Mapping>(&data)) {
    return build_mapping(id, *mapping);
  }
  if (const auto* tensor =
          std::get_if<std::unique_ptr<const TensorRef>>(&data)) {
    return Value(build_tensor(id, **tensor));
  }
  if (const auto* global = std::get_if<const Global*>(&data)) {
    return Value((*global)->name);
  }
  if (std::holds_alternative<std::monostate>(data)) {
    return Value();
  }
  bad(id, "expected plain data, got ", nodes_.kind(id));
}

Value ValueBuilder::build_sequence(NodeId id, const Sequence& sequence) {
  charge(id, sequence.items.size() * 2 * sizeof(Value));
  Value::List items;
  items.reserve(sequence.items.size());
  for (size_t i = 0; i < sequence.items.size(); ++i) {
    path_.push_back({std::nullopt, i});
    items.push_back(build(sequence.items[i]));
    path_.pop_back();
  }
  if (sequence.kind == Sequence::Kind::kTuple) {
    return Value(Value::Tuple{std::move(items)});
  }
  return Value(std::move(items));
}

Value ValueBuilder::build_mapping(NodeId id, const Mapping& mapping) {
  if (mapping.is_namespace) {
    if (!mapping.items.empty()) {
      bad(id, "expected a Namespace, got one with items");
    }
    return mapping.state
               ? Value(build_dict(nodes_.mapping(*mapping.state, "").items))
               : Value(Value::Dict());
  }
  auto dict = build_dict(mapping.items);
  dict.ordered = mapping.is_ordered;
  if (mapping.state) {
    dict.attributes = std::make_shared<Value::Dict>(
        build_dict(nodes_.mapping(*mapping.state, "").items));
  }
  return Value(std::move(dict));
}

Value ValueBuilder::build_key(NodeId id) const {
  if (const auto* text = nodes_.find<std::string_view>(id)) {
    return Value(*text);
  }
  if (const auto* text = nodes_.find<std::string>(id)) {
    return Value(*text);
  }
  if (const auto* number = nodes_.find<int64_t>(id)) {
    return Value(*number);
  }
  if (const auto* global = nodes_.find<const Global*>(id)) {
    return Value((*global)->name);
  }
  bad(id, "expected a str or an int as key, got ", nodes_.kind(id));
}

// Of equal keys the first gives the place and the last the value, as in
// Python.
Value::Dict ValueBuilder::build_dict(const std::vector<NodeId>& items) {
  const size_t count = items.size() / 2;
  if (count > 0) {
    charge(items[0], count * 4 * sizeof(Value));
  }
  std::vector<Value> keys;
  keys.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    keys.push_back(build_key(items[2 * i]));
    if (keys[i].is_string()) {
      charge(items[2 * i], keys[i].as_string().size());
    }
  }
  const auto is_before = [&](size_t a, size_t b) {
    const Value& x = keys[a];
    const Value& y = keys[b];
    if (x.is_string() != y.is_string()) {
      return x.is_string();
    }
    return x.is_string() ? x.as_string() < y.as_string()
                         : x.as_int() < y.as_int();
  };
  std::vector<size_t> order(count);
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(), is_before);
  constexpr size_t kDropped = std::numeric_limits<size_t>::max();
  std::vector<size_t> source(count); // which item gives the value
  std::iota(source.begin(), source.end(), size_t{0});
  for (size_t begin = 0, end = 0; begin < count; begin = end) {
    for (end = begin + 1; end < count && !is_before(order[begin], order[end]);
         ++end) {
      source[order[end]] = kDropped;
    }
    source[order[begin]] = order[end - 1];
  }
  Value::Dict dict;
  for (size_t i = 0; i < count; ++i) {
    if (source[i] == kDropped) {
      continue;
    }
    path_.push_back({items[2 * i], i});
    dict.append(std::move(keys[i]), build(items[2 * source[i] + 1]));
    path_.pop_back();
  }
  return dict;
}

const c10::Storage& ValueBuilder::storage(NodeId id, const StorageRef& ref) {
  const auto known = storages_.find(ref.key);
  if (known != storages_.end()) {
    return known->second;
  }
  if (ref.key.find('/') != std::string_view::npos) {
    bad(id, "expected the key of a storage, got ", shown(ref.key));
  }
  return storages_.emplace(ref.key, load_storage_(ref.key)).first->second;
}

void ValueBuilder::check_geometry(
    NodeId id,
    const TensorRef& tensor,
    size_t nbytes) const {
  const auto is_negative = [](int64_t number) { return number < 0; };
  const bool has_negative =
      std::any_of(tensor.sizes.begin(), tensor.sizes.end(), is_negative) ||
      std::any_of(tensor.strides.begin(), tensor.strides.end(), is_negative);
  if (tensor.sizes.size() != tensor.strides.size() || has_negative ||
      tensor.offset < 0) {
    bad(id,
        "expected sizes, strides and an offset of a tensor, got ",
        at::IntArrayRef(tensor.sizes),
        ", ",
        at::IntArrayRef(tensor.strides),
        " and ",
        tensor.offset);
  }
  const auto item_size = static_cast<int64_t>(c10::elementSize(tensor.dtype));
  const auto elements = reach(tensor, item_size);
  int64_t bytes = 0;
  if (!elements || __builtin_mul_overflow(*elements, item_size, &bytes) ||
      static_cast<uint64_t>(bytes) > nbytes) {
    bad(id,
        "expected a tensor within its storage of ",
        nbytes,
        " bytes, got sizes ",
        at::IntArrayRef(tensor.sizes),
        ", strides ",
        at::IntArrayRef(tensor.strides),
        " at element ",
        tensor.offset);
  }
  const auto& ref = tensor.storage;
  const auto storage_item_size =
      ref.dtype == c10::ScalarType::Undefined
          ? int64_t{1}
          : static_cast<int64_t>(c10::elementSize(ref.dtype));
  if (ref.numel < 0 ||
      __builtin_mul_overflow(ref.numel, storage_item_size, &bytes) ||
      static_cast<uint64_t>(bytes) > nbytes) {
    bad(id,
        "expected a storage of ",
        ref.numel,
        " elements, got ",
        nbytes,
        " bytes for it");
  }
}

const at::Tensor& ValueBuilder::build_tensor(
    NodeId id,
    const TensorRef& tensor) {
  const auto [at, is_new] = tensors_.try_emplace(id);
  if (!is_new) {
    return at->second;
  }
  const auto& bytes = storage(id, tensor.storage);
  check_geometry(id, tensor, bytes.nbytes());
  auto result = at::detail::make_tensor<c10::TensorImpl>(
      c10::Storage(bytes),
      c10::DispatchKeySet(c10::DispatchKey::CPU),
      c10::scalarTypeToTypeMeta(tensor.dtype));
  result.unsafeGetTensorImpl()->set_sizes_and_strides(
      tensor.sizes, tensor.strides, tensor.offset);
  if (tensor.is_conj && !result.is_complex()) {
    bad(id, "expected a complex tensor, got a conjugate one of another kind");
  }
  if (tensor.is_conj) {
    result._set_conj(true);
  }
  if (tensor.is_neg) {
    result._set_neg(true);
  }
  return at->second = std::move(result);
}

} // namespace

Value to_value(
    const Nodes& nodes,
    NodeId root,
    size_t pickle_size,
    const StorageLoader& load_storage,
    const PickleLimits& limits) {
  const size_t budget =
      limits.min_result_bytes + limits.max_result_bytes_per_byte * pickle_size;
  return ValueBuilder(nodes, budget, load_storage, limits).build(root);
}

} // namespace fulgurite::detail::pickle
