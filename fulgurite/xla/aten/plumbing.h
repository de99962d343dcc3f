#pragma once

namespace torch {
class Library;
}

namespace fulgurite::xla {

/// The kernels that make, copy, read and resize tensors and look at their
/// memory in other ways: those that record no operator of aten's.
void register_plumbing(torch::Library& library);

} // namespace fulgurite::xla
