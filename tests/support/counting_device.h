#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace fulgurite::test {

/// A device for tests of "nothing waits for the device": PrivateUse1 with its
/// memory on the host. Every operator runs on it, by way of the CPU.
inline const at::Device kCountingDevice{at::kPrivateUse1, 0};

/// What came back from the device to the host since the last call: copies and
/// item(). On a real device each of them waits.
int64_t take_num_device_reads();
/// Operators that ran on the device since the last call.
int64_t take_num_device_operators();

} // namespace fulgurite::test
