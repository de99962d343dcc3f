#pragma once

namespace fulgurite::xla {

/// The hooks by which LibTorch knows XLA devices. The device guard is
/// registered when the program starts, if this function is linked in.
void register_hooks();

} // namespace fulgurite::xla
