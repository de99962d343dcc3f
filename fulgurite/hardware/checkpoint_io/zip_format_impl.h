#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

/// Numbers of the zip format (PKWARE's APPNOTE), shared by writer and reader.
namespace fulgurite::detail::zip {

inline constexpr uint32_t kLocalHeader = 0x04034b50;
inline constexpr uint32_t kDataDescriptor = 0x08074b50;
inline constexpr uint32_t kCentralHeader = 0x02014b50;
inline constexpr uint32_t kEnd = 0x06054b50;
inline constexpr uint32_t kZip64End = 0x06064b50;
inline constexpr uint32_t kZip64Locator = 0x07064b50;

inline constexpr size_t kLocalHeaderSize = 30;
inline constexpr size_t kCentralHeaderSize = 46;
inline constexpr size_t kEndSize = 22;
inline constexpr size_t kZip64EndSize = 56;
inline constexpr size_t kZip64LocatorSize = 20;

inline constexpr uint16_t kFlagEncrypted = 1u << 0;
inline constexpr uint16_t kFlagDescriptor = 1u << 3;
inline constexpr uint16_t kFlagUtf8 = 1u << 11;
inline constexpr uint16_t kStored = 0;

inline constexpr uint16_t kExtraZip64 = 1;
/// "FB": the extra field by which PyTorch pads a header up to the alignment.
inline constexpr uint16_t kExtraPadding = 0x4246;

inline constexpr uint16_t kMax16 = 0xffff;
inline constexpr uint32_t kMax32 = 0xffffffff;

static_assert(
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
    "zip and our tensors are written as this machine has them in memory");

template <class T>
void put(std::string& out, T value) {
  static_assert(std::is_unsigned_v<T>);
  out.append(reinterpret_cast<const char*>(&value), sizeof(T));
}

template <class T>
T get(const char* at) {
  static_assert(std::is_unsigned_v<T>);
  T value;
  std::memcpy(&value, at, sizeof(T));
  return value;
}

} // namespace fulgurite::detail::zip
