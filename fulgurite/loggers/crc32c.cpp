#include "fulgurite/loggers/crc32c.h"

#include <array>
#include <cstddef>

namespace fulgurite {

namespace {

constexpr size_t kSlices = 8;
using Tables = std::array<std::array<uint32_t, 256>, kSlices>;

// kTables[k][b] is what byte b does to the register k bytes later, so that
// eight bytes are taken in one step.
constexpr Tables make_tables() {
  constexpr uint32_t kReversedPolynomial = 0x82F63B78;
  Tables tables{};
  for (uint32_t byte = 0; byte < 256; ++byte) {
    uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit) {
      crc = (crc >> 1) ^ ((crc & 1) != 0 ? kReversedPolynomial : 0);
    }
    tables[0][byte] = crc;
  }
  for (size_t slice = 1; slice < kSlices; ++slice) {
    for (size_t byte = 0; byte < 256; ++byte) {
      const uint32_t before = tables[slice - 1][byte];
      tables[slice][byte] = (before >> 8) ^ tables[0][before & 0xFF];
    }
  }
  return tables;
}

constexpr Tables kTables = make_tables();

} // namespace

uint32_t crc32c(std::string_view data, uint32_t crc) {
  crc = ~crc;
  const auto* at = reinterpret_cast<const unsigned char*>(data.data());
  size_t left = data.size();
  for (; left >= kSlices; left -= kSlices, at += kSlices) {
    crc = kTables[7][at[0] ^ (crc & 0xFF)] ^
          kTables[6][at[1] ^ ((crc >> 8) & 0xFF)] ^
          kTables[5][at[2] ^ ((crc >> 16) & 0xFF)] ^
          kTables[4][at[3] ^ (crc >> 24)] ^ kTables[3][at[4]] ^
          kTables[2][at[5]] ^ kTables[1][at[6]] ^ kTables[0][at[7]];
  }
  for (; left > 0; --left, ++at) {
    crc = kTables[0][(crc ^ *at) & 0xFF] ^ (crc >> 8);
  }
  return ~crc;
}

uint32_t masked_crc32c(std::string_view data) {
  constexpr uint32_t kMaskDelta = 0xA282EAD8;
  const uint32_t crc = crc32c(data);
  return ((crc >> 15) | (crc << 17)) + kMaskDelta;
}

} // namespace fulgurite
