#pragma once

#include "fulgurite/xla/executor/device.h"

#include <initializer_list>
#include <variant>

namespace fulgurite::xla {

/// An argument of an operator of ours.
using RecordArg =
    std::variant<Value, int64_t, std::vector<int64_t>, at::Scalar>;

/// Records an operator of ours with one result.
Value record(
    Device& device,
    const Op& op,
    std::initializer_list<RecordArg> args,
    Shape result);

/// The value in this type.
Value convert(Device& device, const Value& value, at::ScalarType dtype);

} // namespace fulgurite::xla
