#include "fulgurite/hardware/checkpoint_io/pickle_writer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/hardware/checkpoint_io/pickle_format_impl.h"

#include <c10/core/StorageImpl.h>

#include <bit>
#include <limits>
#include <unordered_map>

namespace fulgurite {

using namespace detail::pickle;

namespace {

class PickleWriter {
 public:
  PickledValue write(const Value& root) {
    put(Opcode::kProto);
    put_number<uint8_t>(2);
    put(root);
    put(Opcode::kStop);
    return {std::move(out_), std::move(storages_)};
  }

 private:
  struct StorageUse {
    size_t index;
    // The storage class in the file; null: UntypedStorage.
    const Dtype* dtype;
  };

  // A dict's key or, where that is null, an index.
  struct Step {
    const Value* key;
    size_t index;
  };

  void put(Opcode opcode) {
    out_ += static_cast<char>(opcode);
  }

  template <class T>
  void put_number(T value) {
    out_.append(reinterpret_cast<const char*>(&value), sizeof(T));
  }

  void put(const Value& value);
  void put_int(int64_t value);
  void put_float(double value);
  void put_text(std::string_view text);
  void put_global(std::string_view module, std::string_view name);
  void put_list(const Value::List& items);
  void put_tuple(const Value::List& items);
  void put_dict(const Value::Dict& dict);
  void put_entries(const Value::Dict& dict);
  void put_tensor(const at::Tensor& tensor);
  const Dtype& check_tensor(const at::Tensor& tensor) const;
  StorageUse use_storage(const at::Tensor& tensor, const Dtype& dtype);
  void put_storage(const at::Tensor& tensor, const StorageUse& use);
  void put_ints(at::IntArrayRef values);
  void put_empty_ordered_dict();
  void put_indexed(Opcode narrow, Opcode wide, uint32_t index);

  // Runs `write_child` one level deeper; `step` is where it stands, for errors.
  template <class WriteChild>
  void descend(Step step, const WriteChild& write_child) {
    path_.push_back(step);
    if (path_.size() > kMaxDepth) {
      bad("a tree at most ", kMaxDepth, " levels deep", "a deeper one");
    }
    write_child();
    path_.pop_back();
  }

  template <class... Parts>
  [[noreturn]] void bad(const Parts&... expected_got) const;

  std::string out_;
  std::vector<at::Tensor> storages_;
  std::unordered_map<const c10::StorageImpl*, StorageUse> uses_;
  // Texts and globals already written: their place in the pickle's memo. The
  // views are into the tree or into constants.
  std::unordered_map<std::string_view, uint32_t> texts_;
  std::unordered_map<std::string_view, uint32_t> globals_;
  std::vector<Step> path_;
};

// The last part is what was got, the ones before it what was expected.
template <class... Parts>
void PickleWriter::bad(const Parts&... expected_got) const {
  std::string place = "checkpoint";
  constexpr size_t kMaxShown = 8;
  for (size_t i = 0; i < path_.size() && i < kMaxShown; ++i) {
    const auto& [key, index] = path_[i];
    place += "[" + (key ? key->repr() : std::to_string(index)) + "]";
  }
  if (path_.size() > kMaxShown) {
    place += "…";
  }
  std::string text = "expected ";
  size_t left = sizeof...(expected_got);
  ((text += detail::join(--left == 0 ? ", got " : "", expected_got)), ...);
  fail(text, " at ", place);
}

void PickleWriter::put(const Value& value) {
  if (value.is_none()) {
    put(Opcode::kNone);
  } else if (value.is_bool()) {
    put(value.as_bool() ? Opcode::kNewTrue : Opcode::kNewFalse);
  } else if (value.is_int()) {
    put_int(value.as_int());
  } else if (value.is_float()) {
    put_float(value.as_double());
  } else if (value.is_string()) {
    put_text(value.as_string());
  } else if (value.is_list()) {
    put_list(value.as_list());
  } else if (value.is_tuple()) {
    put_tuple(value.as_list());
  } else if (value.is_dict()) {
    put_dict(value.as_dict());
  } else {
    put_tensor(value.as_tensor());
  }
}

void PickleWriter::put_int(int64_t value) {
  if (value >= 0 && value <= 0xff) {
    put(Opcode::kBinInt1);
    put_number(static_cast<uint8_t>(value));
  } else if (value >= 0 && value <= 0xffff) {
    put(Opcode::kBinInt2);
    put_number(static_cast<uint16_t>(value));
  } else if (
      value >= std::numeric_limits<int32_t>::min() &&
      value <= std::numeric_limits<int32_t>::max()) {
    put(Opcode::kBinInt);
    put_number(static_cast<int32_t>(value));
  } else {
    put(Opcode::kLong1);
    put_number<uint8_t>(sizeof value);
    put_number(value);
  }
}

void PickleWriter::put_float(double value) {
  put(Opcode::kBinFloat);
  // The one number of a pickle that is big-endian.
  put_number(__builtin_bswap64(std::bit_cast<uint64_t>(value)));
}

void PickleWriter::put_indexed(Opcode narrow, Opcode wide, uint32_t index) {
  if (index <= 0xff) {
    put(narrow);
    put_number(static_cast<uint8_t>(index));
  } else {
    put(wide);
    put_number(index);
  }
}

void PickleWriter::put_text(std::string_view text) {
  const auto next = static_cast<uint32_t>(texts_.size() + globals_.size());
  const auto [at, is_new] = texts_.try_emplace(text, next);
  if (!is_new) {
    put_indexed(Opcode::kBinGet, Opcode::kLongBinGet, at->second);
    return;
  }
  if (!is_utf8(text)) {
    bad("text in UTF-8", "a string with other bytes");
  }
  if (text.size() > std::numeric_limits<uint32_t>::max()) {
    bad("a string below 4 GiB", "a longer one");
  }
  put(Opcode::kBinUnicode);
  put_number(static_cast<uint32_t>(text.size()));
  out_ += text;
  put_indexed(Opcode::kBinPut, Opcode::kLongBinPut, next);
}

// Names are told apart without their modules: no two of ours are alike.
void PickleWriter::put_global(std::string_view module, std::string_view name) {
  const auto next = static_cast<uint32_t>(texts_.size() + globals_.size());
  const auto [at, is_new] = globals_.try_emplace(name, next);
  if (!is_new) {
    put_indexed(Opcode::kBinGet, Opcode::kLongBinGet, at->second);
    return;
  }
  put(Opcode::kGlobal);
  out_.append(module).append("\n").append(name).append("\n");
  put_indexed(Opcode::kBinPut, Opcode::kLongBinPut, next);
}

void PickleWriter::put_list(const Value::List& items) {
  put(Opcode::kEmptyList);
  if (items.empty()) {
    return;
  }
  put(Opcode::kMark);
  for (size_t i = 0; i < items.size(); ++i) {
    descend({nullptr, i}, [&] { put(items[i]); });
  }
  put(Opcode::kAppends);
}

void PickleWriter::put_tuple(const Value::List& items) {
  constexpr Opcode kShort[] = {
      Opcode::kEmptyTuple, Opcode::kTuple1, Opcode::kTuple2, Opcode::kTuple3};
  const bool is_short = items.size() < std::size(kShort);
  if (!is_short) {
    put(Opcode::kMark);
  }
  for (size_t i = 0; i < items.size(); ++i) {
    descend({nullptr, i}, [&] { put(items[i]); });
  }
  put(is_short ? kShort[items.size()] : Opcode::kTuple);
}

void PickleWriter::put_dict(const Value::Dict& dict) {
  if (dict.ordered) {
    put_empty_ordered_dict();
  } else {
    put(Opcode::kEmptyDict);
  }
  put_entries(dict);
  if (dict.attributes != nullptr && !dict.attributes->empty()) {
    if (!dict.ordered) {
      bad("attributes on an ordered dict only", "them on a plain dict");
    }
    put(Opcode::kEmptyDict);
    put_entries(*dict.attributes);
    put(Opcode::kBuild);
  }
}

void PickleWriter::put_entries(const Value::Dict& dict) {
  if (dict.empty()) {
    return;
  }
  put(Opcode::kMark);
  for (const auto& [key, value] : dict) {
    if (!key.is_string() && !key.is_int()) {
      bad("a str or an int as key", key.kind());
    }
    descend({&key, 0}, [&, &k = key, &v = value] {
      put(k);
      put(v);
    });
  }
  put(Opcode::kSetItems);
}

void PickleWriter::put_empty_ordered_dict() {
  put_global("collections", "OrderedDict");
  put(Opcode::kEmptyTuple);
  put(Opcode::kReduce);
}

const Dtype& PickleWriter::check_tensor(const at::Tensor& tensor) const {
  if (!tensor.defined()) {
    bad("a tensor", "an undefined one; try None");
  }
  if (tensor.layout() != at::kStrided || tensor.is_quantized() ||
      tensor.is_nested() || tensor.is_meta() || !tensor.has_storage()) {
    bad("a dense tensor",
        detail::join(
            "one with the keys ", tensor.key_set(), "; try to_dense()"));
  }
  const auto* dtype = find_dtype(tensor.scalar_type());
  if (dtype == nullptr) {
    bad("a dtype that PyTorch's files know",
        c10::toString(tensor.scalar_type()));
  }
  return *dtype;
}

PickleWriter::StorageUse PickleWriter::use_storage(
    const at::Tensor& tensor,
    const Dtype& dtype) {
  // A typed storage holds whole elements only.
  const bool is_typed = !dtype.storage.empty() &&
                        tensor.storage().nbytes() % tensor.itemsize() == 0;
  const auto [at, is_new] = uses_.try_emplace(
      tensor.storage().unsafeGetStorageImpl(),
      StorageUse{storages_.size(), is_typed ? &dtype : nullptr});
  if (is_new) {
    storages_.push_back(tensor);
  }
  return at->second;
}

void PickleWriter::put_storage(
    const at::Tensor& tensor,
    const StorageUse& use) {
  put(Opcode::kMark);
  put_text("storage");
  size_t item_size = 1;
  if (use.dtype != nullptr) {
    item_size = c10::elementSize(use.dtype->type);
    put_global("torch", use.dtype->storage);
  } else {
    put_global("torch.storage", "UntypedStorage");
  }
  // Past the memo, whose views must outlive the writer.
  const std::string key = std::to_string(use.index);
  put(Opcode::kBinUnicode);
  put_number(static_cast<uint32_t>(key.size()));
  out_ += key;
  put_text("cpu");
  put_int(static_cast<int64_t>(tensor.storage().nbytes() / item_size));
  put(Opcode::kTuple);
  put(Opcode::kBinPersId);
}

void PickleWriter::put_ints(at::IntArrayRef values) {
  put(Opcode::kMark);
  for (const int64_t value : values) {
    put_int(value);
  }
  put(Opcode::kTuple);
}

void PickleWriter::put_tensor(const at::Tensor& tensor) {
  const auto& dtype = check_tensor(tensor);
  const auto use = use_storage(tensor, dtype);
  // A storage keeps the class it was first seen with; _rebuild_tensor_v3 lays
  // another dtype over it, as a view of another dtype does in memory.
  const bool needs_dtype = use.dtype != &dtype;
  put_global(
      "torch._utils",
      needs_dtype ? "_rebuild_tensor_v3" : "_rebuild_tensor_v2");
  put(Opcode::kMark);
  put_storage(tensor, use);
  put_int(tensor.storage_offset());
  put_ints(tensor.sizes());
  put_ints(tensor.strides());
  put(Opcode::kNewFalse);   // requires_grad
  put_empty_ordered_dict(); // backward hooks
  if (needs_dtype) {
    put_global("torch", dtype.name);
  }
  if (tensor.is_conj() || tensor.is_neg()) {
    put(Opcode::kEmptyDict);
    for (const std::string_view bit : {"conj", "neg"}) {
      if (bit == "conj" ? tensor.is_conj() : tensor.is_neg()) {
        put_text(bit);
        put(Opcode::kNewTrue);
        put(Opcode::kSetItem);
      }
    }
  }
  put(Opcode::kTuple);
  put(Opcode::kReduce);
}

} // namespace

PickledValue write_pickle(const Value& value) {
  return PickleWriter().write(value);
}

} // namespace fulgurite
