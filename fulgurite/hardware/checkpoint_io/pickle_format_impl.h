#pragma once

#include <c10/core/ScalarType.h>

#include <cstddef>
#include <span>
#include <string_view>

/// What the pickle writer and the pickle reader must agree on.
namespace fulgurite::detail::pickle {

/// Python's names for the opcodes of protocols 2 to 5.
enum class Opcode : unsigned char {
  kMark = '(',
  kStop = '.',
  kPop = '0',
  kPopMark = '1',
  kDup = '2',
  kBinFloat = 'G',
  kBinInt = 'J',
  kBinInt1 = 'K',
  kBinInt2 = 'M',
  kNone = 'N',
  kBinPersId = 'Q',
  kReduce = 'R',
  kBinString = 'T',
  kShortBinString = 'U',
  kBinUnicode = 'X',
  kAppend = 'a',
  kBuild = 'b',
  kGlobal = 'c',
  kDict = 'd',
  kAppends = 'e',
  kBinGet = 'h',
  kLongBinGet = 'j',
  kList = 'l',
  kBinPut = 'q',
  kLongBinPut = 'r',
  kSetItem = 's',
  kTuple = 't',
  kSetItems = 'u',
  kEmptyDict = '}',
  kEmptyList = ']',
  kEmptyTuple = ')',
  kProto = 0x80,
  kNewObj = 0x81,
  kTuple1 = 0x85,
  kTuple2 = 0x86,
  kTuple3 = 0x87,
  kNewTrue = 0x88,
  kNewFalse = 0x89,
  kLong1 = 0x8a,
  kLong4 = 0x8b,
  kBinBytes = 'B',
  kShortBinBytes = 'C',
  kShortBinUnicode = 0x8c,
  kBinUnicode8 = 0x8d,
  kBinBytes8 = 0x8e,
  kEmptySet = 0x8f,
  kAddItems = 0x90,
  kFrozenSet = 0x91,
  kStackGlobal = 0x93,
  kMemoize = 0x94,
  kFrame = 0x95,
};

/// Deeper trees are refused on both sides: no recursion of ours can overflow
/// the stack, and what we write we can read.
inline constexpr size_t kMaxDepth = 200;

/// How a dtype stands in a file. Those with a storage class of their own are
/// rebuilt by _rebuild_tensor_v2, younger ones by _rebuild_tensor_v3 from an
/// UntypedStorage and the dtype's name.
struct Dtype {
  c10::ScalarType type;
  std::string_view name;
  std::string_view storage;
};

std::span<const Dtype> dtypes();

/// Null for a dtype that a file cannot hold.
const Dtype* find_dtype(c10::ScalarType type);

/// As Python's "surrogatepass" reads it: lone surrogates are let through.
bool is_utf8(std::string_view text);

} // namespace fulgurite::detail::pickle
