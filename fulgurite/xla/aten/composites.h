#pragma once

namespace torch {
class Library;
}

namespace fulgurite::xla {

/// Operators that LibTorch composes in a way whose sizes depend on the data:
/// composed of others here. For the keys XLA and AutogradXLA.
void register_composites(torch::Library& library);

} // namespace fulgurite::xla
