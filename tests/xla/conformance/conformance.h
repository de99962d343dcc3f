#pragma once

#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

/// Initialises the device of FULGURITE_TEST_PLUGIN, or the interpreter.
void init_device();

struct Family {
  const char* name;
  void (*add)(SampleList& list);
};
inline void PrintTo(const Family& family, std::ostream* out) {
  *out << family.name;
}
/// Every family, in the order of ops.def.
const std::vector<Family>& families();

enum class Cross {
  kDefault, ///< the first element type of each sample
  kFull,    ///< all of its element types that the CPU accepts
};

/// Runs the family's samples on the CPU and on the device and compares values,
/// types, sizes, strides and gradients. Failures are GoogleTest's. Only the
/// samples of operators whose names contain FULGURITE_TEST_SAMPLES, if that is
/// set.
void expect_conformance(const Family& family, Cross cross);

/// Every row of ops.def has a sample, and every sample's operator a row.
void expect_a_sample_per_row();

} // namespace fulgurite::xla::conformance
