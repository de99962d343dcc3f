#pragma once

#include "fulgurite/base/value.h"

#include <nlohmann/json.hpp>

namespace fulgurite::test {

/// What tests/parity/checkpoint/describe.py says of the same object in Python:
/// equal exactly when both readers got the same tree, to the last bit of each
/// tensor and with the same sharing of storages.
nlohmann::json describe(const Value& value);

} // namespace fulgurite::test
