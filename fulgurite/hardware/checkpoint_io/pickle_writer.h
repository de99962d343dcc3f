#pragma once

#include "fulgurite/base/value.h"

#include <string>
#include <vector>

namespace fulgurite {

struct PickledValue {
  /// The pickle, protocol 2, as torch.load(weights_only=True) accepts it.
  std::string bytes;
  /// One tensor for each storage that the pickle names: entry i lies over the
  /// storage with key "i". The tensors' numbers are not in `bytes`.
  std::vector<at::Tensor> storages;
};

/// Equal trees give equal bytes. Tensors over one storage are written with one
/// key and their own offset, sizes and strides. Every tensor is on "cpu" in
/// the file and needs no grad. Throws UserError, with the place in the tree,
/// for what a file cannot hold: sparse, quantized, meta and undefined tensors,
/// strings that are not UTF-8, keys that are neither str nor int, and trees
/// more than 200 levels deep.
PickledValue write_pickle(const Value& value);

} // namespace fulgurite
