#pragma once

#include "fulgurite/data/tensor_dict.h"

#include <ATen/core/Tensor.h>

#include <filesystem>

namespace fulgurite {

/// The array of a NumPy .npy file (format versions 1 to 3, either byte order, C
/// or Fortran layout) as a contiguous CPU tensor: bool, the integers, float16,
/// float32, float64, complex64 and complex128. Throws UserError naming the file
/// and what is wrong with it.
at::Tensor load_npy(const std::filesystem::path& path);

/// All arrays of an .npz archive (stored or deflated) by name, in the archive's
/// order.
TensorDict load_npz(const std::filesystem::path& path);

} // namespace fulgurite
