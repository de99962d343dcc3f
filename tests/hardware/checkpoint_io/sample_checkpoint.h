#pragma once

#include "fulgurite/base/value.h"

namespace fulgurite::test {

/// A small tree with every kind of value and of tensor that a file can hold.
Value sample_checkpoint();

} // namespace fulgurite::test
