#pragma once

#include <cstdint>
#include <string_view>

namespace fulgurite {

/// CRC-32C (Castagnoli) of RFC 3720. `crc` is the value of what came before.
uint32_t crc32c(std::string_view data, uint32_t crc = 0);

/// How record files store it, so that the CRC of data which itself holds CRCs
/// stays a good one.
uint32_t masked_crc32c(std::string_view data);

} // namespace fulgurite
