#include "fulgurite/data/datasets/npy.h"

#include "fulgurite/base/error.h"
#include "fulgurite/data/datasets/npy_header_impl.h"
#include "fulgurite/data/datasets/zip_archive_impl.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <cstring>
#include <optional>

namespace fulgurite {

namespace {

using detail::ByteSource;
using detail::fail_in;
using detail::join;
using detail::NpyHeader;
using detail::ReadingOf;

struct TypeRow {
  const char* code;
  at::ScalarType type;
  size_t swap_bytes; // what is reversed in the other byte order
};

constexpr TypeRow kTypes[] = {
    {"b1", at::kBool, 1},
    {"i1", at::kChar, 1},
    {"i2", at::kShort, 2},
    {"i4", at::kInt, 4},
    {"i8", at::kLong, 8},
    {"u1", at::kByte, 1},
    {"u2", at::kUInt16, 2},
    {"u4", at::kUInt32, 4},
    {"u8", at::kUInt64, 8},
    {"f2", at::kHalf, 2},
    {"f4", at::kFloat, 4},
    {"f8", at::kDouble, 8},
    {"c8", at::kComplexFloat, 4},
    {"c16", at::kComplexDouble, 8},
};

const TypeRow& type_of(
    const ReadingOf& reading,
    const std::string& what,
    const std::string& descr) {
  const bool has_order =
      !descr.empty() && std::strchr("<>|=", descr[0]) != nullptr;
  for (const auto& row : kTypes) {
    if (has_order && descr.compare(1, std::string::npos, row.code) == 0) {
      return row;
    }
  }
  const bool objects = descr.find('O') != std::string::npos;
  fail_in(
      reading,
      join(
          "expected ",
          what,
          " to hold bools, integers, floats or complex numbers, got data type "
          "'",
          descr,
          "'",
          objects ? ", which is Python objects" : "",
          "; try astype() before saving"));
}

uint64_t bytes_of(
    const ReadingOf& reading,
    const std::string& what,
    const std::vector<int64_t>& shape,
    size_t item_bytes) {
  uint64_t bytes = item_bytes;
  for (const int64_t size : shape) {
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(size), &bytes) ||
        bytes > static_cast<uint64_t>(std::numeric_limits<int64_t>::max())) {
      fail_in(reading, join("the shape of ", what, " is too large"));
    }
  }
  return bytes;
}

void swap_bytes(std::byte* data, size_t bytes, size_t group) {
  for (size_t i = 0; i + group <= bytes; i += group) {
    std::reverse(data + i, data + i + group);
  }
}

at::Tensor read_array(
    const ReadingOf& reading,
    const std::string& what,
    ByteSource& source) {
  const NpyHeader header = detail::read_npy_header(reading, what, source);
  const TypeRow& type = type_of(reading, what, header.descr);
  const uint64_t bytes =
      bytes_of(reading, what, header.shape, c10::elementSize(type.type));
  // Checked before allocating: a damaged header may claim any size.
  if (const auto there = source.remaining(); there && *there < bytes) {
    fail_in(
        reading,
        join("expected ", bytes, " bytes of ", what, ", got ", *there));
  }
  auto sizes = header.shape;
  if (header.fortran_order) {
    std::reverse(sizes.begin(), sizes.end());
  }
  auto tensor = at::empty(sizes, at::TensorOptions().dtype(type.type));
  auto* data = static_cast<std::byte*>(tensor.mutable_data_ptr());
  const size_t got =
      bytes == 0 ? 0 : source.read(data, static_cast<size_t>(bytes));
  if (got < bytes) {
    fail_in(
        reading, join("expected ", bytes, " bytes of ", what, ", got ", got));
  }
  char beyond = 0;
  if (source.read(&beyond, 1) != 0) {
    fail_in(reading, join("there is something after the end of ", what));
  }
  if (header.descr[0] == '>' && type.swap_bytes > 1) {
    swap_bytes(data, got, type.swap_bytes);
  }
  if (type.type == at::kBool) {
    // Any other byte would be undefined behaviour in a bool.
    std::for_each(data, data + got, [](std::byte& byte) {
      byte = byte == std::byte{0} ? std::byte{0} : std::byte{1};
    });
  }
  if (header.fortran_order && header.shape.size() > 1) {
    std::vector<int64_t> reversed(sizes.size());
    for (size_t i = 0; i < reversed.size(); ++i) {
      reversed[i] = static_cast<int64_t>(reversed.size() - 1 - i);
    }
    tensor = tensor.permute(reversed).contiguous();
  }
  return tensor;
}

} // namespace

at::Tensor load_npy(const std::filesystem::path& path) {
  const ReadingOf reading{"load_npy", path};
  const auto source = detail::open_file(reading);
  return read_array(reading, "the array", *source);
}

TensorDict load_npz(const std::filesystem::path& path) {
  const ReadingOf reading{"load_npz", path};
  TensorDict arrays;
  for (const auto& entry : detail::read_zip_directory(reading)) {
    const auto source = detail::open_zip_entry(reading, entry);
    std::string name = entry.name;
    if (name.ends_with(".npy")) {
      name.resize(name.size() - 4);
    }
    if (arrays.contains(name)) {
      fail_in(reading, join("there are two arrays '", name, "'"));
    }
    arrays[name] = read_array(reading, "array '" + name + "'", *source);
  }
  return arrays;
}

} // namespace fulgurite
