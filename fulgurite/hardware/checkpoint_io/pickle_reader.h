#pragma once

#include "fulgurite/base/value.h"

#include <c10/core/Storage.h>

#include <cstddef>
#include <functional>
#include <string_view>

namespace fulgurite {

/// Gives the bytes of one storage by its key ("0", "1", …). Called once per
/// key, only for keys that the result needs.
using StorageLoader = std::function<c10::Storage(std::string_view key)>;

struct PickleLimits {
  size_t max_depth = 200;
  /// Values and bytes of text in the result, which may be far more than in the
  /// pickle: a list may name another one twice, and so on.
  size_t max_result_bytes_per_byte = 256;
  size_t min_result_bytes = size_t{64} << 20;
};

/// Reads the data.pkl of a PyTorch file from an untrusted source. No code of
/// the file runs: a global is looked up in a short list of harmless ones, each
/// done here by hand, and any other is refused. Protocols 2 to 5.
///
/// What Python has and Value has not: a set and a torch.Size become a list and
/// a tuple; a torch.dtype, a torch.device, a Path and a type become their
/// names; a Namespace or AttributeDict becomes a dict; a Parameter becomes its
/// tensor. bytes, complex numbers and ints beyond int64 are refused.
///
/// Throws UserError that names the byte of the pickle.
Value read_pickle(
    std::string_view pickle,
    const StorageLoader& load_storage,
    const PickleLimits& limits = {});

} // namespace fulgurite
