#include "fulgurite/xla/ops/random_state.h"

#include "fulgurite/xla/ir/hash.h"

#include <ATen/CPUGeneratorImpl.h>

namespace fulgurite::xla {

at::Generator cpu_generator(const at::Tensor& state) {
  const auto* words = state.const_data_ptr<uint64_t>();
  Hash hash;
  hash.add(words[0]);
  hash.add(words[1]);
  return at::detail::createCPUGenerator(hash.low);
}

} // namespace fulgurite::xla
