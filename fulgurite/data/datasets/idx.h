#pragma once

#include <ATen/core/Tensor.h>

#include <filesystem>

namespace fulgurite {

/// The array of an IDX file, plain or gzipped: the format of MNIST and its
/// relatives. MNIST's images are uint8 [60000, 28, 28], its labels uint8
/// [60000]. Throws UserError naming the file and what is wrong with it.
///
///   TensorDataset train(Digits{
///       load_idx(folder / "train-images-idx3-ubyte.gz").unsqueeze(1) / 255.0,
///       load_idx(folder / "train-labels-idx1-ubyte.gz").to(torch::kLong)});
at::Tensor load_idx(const std::filesystem::path& path);

} // namespace fulgurite
