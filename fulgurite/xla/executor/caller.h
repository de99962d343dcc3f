#pragma once

#include <string>

namespace fulgurite::xla {

/// The function that called LibTorch, which called us: its name where the
/// program exports it, and its address for addr2line: "+0x2f3a in train"; then
/// " from " and its caller, since the first may be an inline function of
/// LibTorch's headers. Empty where there is none, as on a thread of LibTorch's.
std::string caller_of_libtorch();

} // namespace fulgurite::xla
