#pragma once

#include "tests/xla/test_options.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

namespace fulgurite::test {

/// The device that tests use: of the plugin named by FULGURITE_TEST_PLUGIN, or
/// the interpreter.
inline torch::Device xla_device() {
  static const bool once = [] {
    xla::init(test_options());
    return true;
  }();
  static_cast<void>(once);
  return {torch::kXLA, 0};
}

/// The same numbers on the device.
inline torch::Tensor on_xla(const torch::Tensor& host) {
  return host.to(xla_device());
}

/// Equal in sizes, strides, type and, within rounding, numbers.
inline ::testing::AssertionResult same(
    const torch::Tensor& found,
    const torch::Tensor& expected,
    double tolerance = 1e-5) {
  if (found.sizes() != expected.sizes() ||
      found.scalar_type() != expected.scalar_type()) {
    return ::testing::AssertionFailure()
           << "got " << found.toString() << found.sizes() << ", expected "
           << expected.toString() << expected.sizes();
  }
  if (found.numel() > 0 && found.strides() != expected.strides()) {
    return ::testing::AssertionFailure() << "got strides " << found.strides()
                                         << ", expected " << expected.strides();
  }
  const auto host = found.cpu();
  if (!torch::allclose(
          host.to(torch::kDouble),
          expected.to(torch::kDouble),
          tolerance,
          tolerance,
          /*equal_nan=*/true)) {
    return ::testing::AssertionFailure() << "got\n"
                                         << host << "\nexpected\n"
                                         << expected;
  }
  return ::testing::AssertionSuccess();
}

} // namespace fulgurite::test
