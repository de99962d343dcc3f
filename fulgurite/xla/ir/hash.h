#pragma once

#include <ATen/core/ivalue.h>

#include <cstdint>
#include <string>

namespace fulgurite::xla {

/// 128 bits: two graphs of one program never meet by chance.
struct Hash {
  uint64_t low = 0x9e3779b97f4a7c15;
  uint64_t high = 0xc2b2ae3d27d4eb4f;

  void add(uint64_t value) {
    low = mix(low ^ value);
    high = mix(high + value) ^ low;
  }
  void add_text(const char* text, size_t size);
  void add(const Hash& other) {
    add(other.low);
    add(other.high);
  }
  bool operator==(const Hash& other) const {
    return low == other.low && high == other.high;
  }
  /// 32 hexadecimal digits.
  std::string text() const;

 private:
  /// The finaliser of MurmurHash3.
  static uint64_t mix(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccd;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53;
    return x ^ (x >> 33);
  }
};

struct HashOfHash {
  size_t operator()(const Hash& hash) const {
    return hash.low;
  }
};

/// Adds an attribute of an operator: numbers, texts and lists of them.
void add_attribute(Hash& hash, const c10::IValue& value);

} // namespace fulgurite::xla
