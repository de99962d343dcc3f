#pragma once

#include "fulgurite/data/datasets/byte_source_impl.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

// Just enough of the zip format for .npz files: stored and deflated entries,
// with the 64-bit extension.
namespace fulgurite::detail {

struct ZipItem {
  std::string name;
  uint16_t method = 0;
  uint32_t crc32 = 0;
  uint64_t packed_size = 0;
  uint64_t size = 0;
  uint64_t header_offset = 0;
};

std::vector<ZipItem> read_zip_directory(const ReadingOf& reading);

/// The entry's bytes; reading past its last one checks them.
std::unique_ptr<ByteSource> open_zip_entry(
    const ReadingOf& reading,
    const ZipItem& item);

} // namespace fulgurite::detail
