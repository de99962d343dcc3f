#pragma once

namespace torch {
class Library;
}

namespace fulgurite::xla {

/// Operators that write to an argument, though their schema does not say so or
/// in a way that a row of ops.def cannot: they are made of functional ones.
void register_stateful(torch::Library& library);

} // namespace fulgurite::xla
