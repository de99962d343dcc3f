#pragma once

#include <cstdint>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reads TensorBoard event files with nothing of ours: its own bit-by-bit CRC,
/// its own protobuf wire format.
namespace fulgurite::test {

inline uint32_t slow_masked_crc(std::string_view data) {
  uint32_t crc = 0xFFFFFFFFU;
  for (const char c : data) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) {
      crc = (crc & 1U) != 0 ? (crc >> 1) ^ 0x82F63B78U : crc >> 1;
    }
  }
  crc = ~crc;
  return ((crc >> 15) | (crc << 17)) + 0xA282EAD8U;
}

template <class T>
T read_as(std::string_view data, size_t at = 0) {
  if (at + sizeof(T) > data.size()) {
    throw std::runtime_error("read past the end");
  }
  T out;
  std::memcpy(&out, data.data() + at, sizeof out);
  return out;
}

/// The records that are whole, in order; a torn one ends the list. Throws where
/// a CRC is wrong.
inline std::vector<std::string> records_of(std::string_view file) {
  std::vector<std::string> out;
  while (file.size() >= 12) {
    const auto size = read_as<uint64_t>(file);
    if (read_as<uint32_t>(file, 8) != slow_masked_crc(file.substr(0, 8))) {
      throw std::runtime_error("wrong CRC of a length");
    }
    if (file.size() < size + 16) {
      break;
    }
    const auto data = file.substr(12, size);
    if (read_as<uint32_t>(file, 12 + size) != slow_masked_crc(data)) {
      throw std::runtime_error("wrong CRC of a record");
    }
    out.emplace_back(data);
    file.remove_prefix(size + 16);
  }
  return out;
}

/// A protobuf message as field number -> raw values; varints and fixed numbers
/// are 8 bytes long here.
class Message {
 public:
  explicit Message(std::string_view data) {
    while (!data.empty()) {
      const uint64_t key = take_varint(data);
      const auto field = static_cast<uint32_t>(key >> 3);
      switch (key & 7) {
        case 0: {
          const uint64_t number = take_varint(data);
          fields_[field].emplace_back(
              reinterpret_cast<const char*>(&number), sizeof number);
          break;
        }
        case 1:
          fields_[field].push_back(take(data, 8));
          break;
        case 2: {
          const uint64_t size = take_varint(data);
          fields_[field].push_back(take(data, size));
          break;
        }
        case 5:
          fields_[field].push_back(take(data, 4));
          break;
        default:
          throw std::runtime_error("unknown wire type");
      }
    }
  }

  size_t count(uint32_t field) const {
    const auto it = fields_.find(field);
    return it == fields_.end() ? 0 : it->second.size();
  }
  const std::string& bytes(uint32_t field, size_t index = 0) const {
    return fields_.at(field).at(index);
  }
  Message message(uint32_t field, size_t index = 0) const {
    return Message(bytes(field, index));
  }
  int64_t integer(uint32_t field) const {
    return count(field) == 0 ? 0 : read_as<int64_t>(bytes(field));
  }
  double real(uint32_t field) const {
    return read_as<double>(bytes(field));
  }
  float real32(uint32_t field) const {
    return read_as<float>(bytes(field));
  }

 private:
  static std::string take(std::string_view& data, uint64_t size) {
    if (size > data.size()) {
      throw std::runtime_error("a field runs past the end");
    }
    std::string out(data.substr(0, size));
    data.remove_prefix(size);
    return out;
  }
  static uint64_t take_varint(std::string_view& data) {
    uint64_t out = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const auto byte = static_cast<unsigned char>(take(data, 1)[0]);
      out |= uint64_t{byte & 0x7FU} << shift;
      if (byte < 0x80) {
        return out;
      }
    }
    throw std::runtime_error("a varint without end");
  }

  std::map<uint32_t, std::vector<std::string>> fields_;
};

struct Scalar {
  int64_t step;
  std::string tag;
  float value;
  bool operator==(const Scalar&) const = default;
};

/// Values of the events' summaries, each with the step of its event.
inline std::vector<std::pair<int64_t, Message>> summary_values(
    std::string_view file) {
  constexpr uint32_t kStep = 2, kSummary = 5, kValue = 1;
  std::vector<std::pair<int64_t, Message>> out;
  for (const auto& record : records_of(file)) {
    const Message event(record);
    if (event.count(kSummary) > 0) {
      const Message summary = event.message(kSummary);
      for (size_t i = 0; i < summary.count(kValue); ++i) {
        out.emplace_back(event.integer(kStep), summary.message(kValue, i));
      }
    }
  }
  return out;
}

inline std::vector<Scalar> scalars_of(std::string_view file) {
  constexpr uint32_t kTag = 1, kSimpleValue = 2;
  std::vector<Scalar> out;
  for (const auto& [step, value] : summary_values(file)) {
    if (value.count(kSimpleValue) > 0) {
      out.push_back({step, value.bytes(kTag), value.real32(kSimpleValue)});
    }
  }
  return out;
}

} // namespace fulgurite::test
