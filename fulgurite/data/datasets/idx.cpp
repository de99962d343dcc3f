#include "fulgurite/data/datasets/idx.h"

#include "fulgurite/base/error.h"
#include "fulgurite/data/datasets/byte_source_impl.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

namespace fulgurite {

namespace {

using detail::fail_in;
using detail::join;
using detail::ReadingOf;

struct TypeRow {
  unsigned char code;
  at::ScalarType type;
};

constexpr TypeRow kTypes[] = {
    {0x08, at::kByte},
    {0x09, at::kChar},
    {0x0B, at::kShort},
    {0x0C, at::kInt},
    {0x0D, at::kFloat},
    {0x0E, at::kDouble},
};

} // namespace

at::Tensor load_idx(const std::filesystem::path& path) {
  const ReadingOf reading{"load_idx", path};
  const std::string bytes =
      detail::read_all(*detail::open_plain_or_gzip(reading));
  const auto byte_at = [&](size_t i) {
    return static_cast<unsigned char>(bytes[i]);
  };
  const auto* type = std::end(kTypes);
  if (bytes.size() >= 4 && bytes[0] == 0 && bytes[1] == 0) {
    type = std::find_if(
        std::begin(kTypes), std::end(kTypes), [&](const TypeRow& row) {
          return row.code == byte_at(2);
        });
  }
  if (type == std::end(kTypes)) {
    fail_in(
        reading,
        "is not in IDX format: it must begin with 0, 0, a type code and the "
        "number of dimensions");
  }
  const size_t dims = byte_at(3);
  const size_t header = 4 + 4 * dims;
  if (bytes.size() < header) {
    fail_in(
        reading,
        join(
            "expected the sizes of ",
            dims,
            " dimensions, got a file of ",
            bytes.size(),
            " bytes"));
  }
  const size_t item = c10::elementSize(type->type);
  std::vector<int64_t> sizes;
  uint64_t expected = item;
  bool too_large = false;
  for (size_t d = 0; d < dims; ++d) {
    uint64_t size = 0;
    for (size_t i = 0; i < 4; ++i) {
      size = size << 8 | byte_at(4 + 4 * d + i);
    }
    sizes.push_back(static_cast<int64_t>(size));
    too_large = too_large || __builtin_mul_overflow(expected, size, &expected);
  }
  if (too_large || bytes.size() - header != expected) {
    fail_in(
        reading,
        join(
            "expected ",
            too_large ? "an impossible number of" : std::to_string(expected),
            " bytes after the header for the shape ",
            at::IntArrayRef(sizes),
            ", got ",
            bytes.size() - header));
  }
  auto tensor = at::empty(sizes, at::TensorOptions().dtype(type->type));
  if (expected == 0) {
    return tensor;
  }
  auto* data = static_cast<char*>(tensor.mutable_data_ptr());
  std::memcpy(data, bytes.data() + header, expected);
  // IDX is big-endian.
  for (size_t i = 0; item > 1 && i < expected; i += item) {
    std::reverse(data + i, data + i + item);
  }
  return tensor;
}

} // namespace fulgurite
