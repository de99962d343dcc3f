#pragma once

namespace fulgurite::xla {

/// The device guard and the hooks by which LibTorch knows XLA devices.
void register_guard();

} // namespace fulgurite::xla
