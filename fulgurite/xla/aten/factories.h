#pragma once

namespace torch {
class Library;
}

namespace fulgurite::xla {

/// The kernels that make tensors out of numbers (arange, eye, linspace,
/// randperm …). LibTorch asks for them as writes into an empty tensor.
void register_factories(torch::Library& library);

} // namespace fulgurite::xla
