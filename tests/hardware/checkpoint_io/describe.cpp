#include "tests/hardware/checkpoint_io/describe.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/set.h>

#include <bit>
#include <cstdio>
#include <map>
#include <stdexcept>

namespace fulgurite::test {

using nlohmann::json;

namespace {

std::string python_name(at::ScalarType type) {
  static const std::map<at::ScalarType, std::string> kNames = {
      {at::kFloat, "float32"},
      {at::kDouble, "float64"},
      {at::kHalf, "float16"},
      {at::kBFloat16, "bfloat16"},
      {at::kLong, "int64"},
      {at::kInt, "int32"},
      {at::kShort, "int16"},
      {at::kChar, "int8"},
      {at::kByte, "uint8"},
      {at::kBool, "bool"},
      {at::kUInt16, "uint16"},
      {at::kUInt32, "uint32"},
      {at::kUInt64, "uint64"},
      {at::kComplexFloat, "complex64"},
      {at::kComplexDouble, "complex128"},
      {at::kComplexHalf, "complex32"},
      {at::kFloat8_e5m2, "float8_e5m2"},
      {at::kFloat8_e4m3fn, "float8_e4m3fn"},
      {at::kFloat8_e5m2fnuz, "float8_e5m2fnuz"},
      {at::kFloat8_e4m3fnuz, "float8_e4m3fnuz"},
      {at::kFloat8_e8m0fnu, "float8_e8m0fnu"},
  };
  return kNames.at(type);
}

std::string hex(const unsigned char* bytes, size_t size) {
  std::string text;
  for (size_t i = 0; i < size; ++i) {
    char digits[3];
    std::snprintf(digits, sizeof digits, "%02x", bytes[i]);
    text += digits;
  }
  return text;
}

class Describer {
 public:
  json describe(const Value& value) {
    if (value.is_none()) {
      return nullptr;
    }
    if (value.is_bool()) {
      return value.as_bool();
    }
    if (value.is_int()) {
      return value.as_int();
    }
    if (value.is_float()) {
      const auto bits =
          __builtin_bswap64(std::bit_cast<uint64_t>(value.as_double()));
      return {
          {"float",
           hex(reinterpret_cast<const unsigned char*>(&bits), sizeof bits)}};
    }
    if (value.is_string()) {
      return value.as_string();
    }
    if (value.is_tensor()) {
      return describe_tensor(value.as_tensor());
    }
    if (value.is_dict()) {
      return describe_dict(value.as_dict());
    }
    json items = json::array();
    for (const auto& item : value.as_list()) {
      items.push_back(describe(item));
    }
    return {{value.is_list() ? "list" : "tuple", items}};
  }

 private:
  json describe_dict(const Value::Dict& dict) {
    json items = json::array();
    for (const auto& [key, value] : dict) {
      const json described_key = describe(key);
      items.push_back(json::array({described_key, describe(value)}));
    }
    json described = {{"dict", items}, {"ordered", dict.ordered}};
    if (dict.attributes != nullptr) {
      described["attributes"] = describe_dict(*dict.attributes);
    }
    return described;
  }

  json describe_tensor(const at::Tensor& tensor) {
    const auto number = static_cast<int64_t>(storages_.size());
    const auto [at, is_new] =
        storages_.try_emplace(tensor.storage().unsafeGetStorageImpl(), number);
    // What is laid over the memory, without the bits for conjugate and minus.
    const auto plain = at::empty({0}, tensor.options())
                           .set_(
                               tensor.storage(),
                               tensor.storage_offset(),
                               tensor.sizes(),
                               tensor.strides())
                           .contiguous();
    return {
        {"tensor", python_name(tensor.scalar_type())},
        {"sizes", tensor.sizes().vec()},
        {"strides", tensor.strides().vec()},
        {"offset", tensor.storage_offset()},
        {"conj", tensor.is_conj()},
        {"neg", tensor.is_neg()},
        {"storage", at->second},
        {"storage_bytes", tensor.storage().nbytes()},
        {"data",
         hex(static_cast<const unsigned char*>(plain.const_data_ptr()),
             plain.nbytes())}};
  }

  std::map<const void*, int64_t> storages_;
};

} // namespace

json describe(const Value& value) {
  return Describer().describe(value);
}

} // namespace fulgurite::test
