#pragma once

#include "fulgurite/xla/pjrt/loaded_executable.h"

#include <vector>

namespace fulgurite::xla::pjrt::test {

/// Argument lists for as many devices, each of one buffer.
inline std::vector<Arguments> one_argument_each(
    const std::vector<Buffer>& buffers) {
  std::vector<Arguments> lists;
  lists.reserve(buffers.size());
  for (const auto& buffer : buffers) {
    lists.push_back({&buffer});
  }
  return lists;
}

} // namespace fulgurite::xla::pjrt::test
