#include "fulgurite/xla/executor/record.h"

#include "fulgurite/xla/ops/structural.h"

namespace fulgurite::xla {

Value record(
    Device& device,
    const Op& op,
    std::initializer_list<RecordArg> args,
    Shape result) {
  Node& node = device.begin_node(op);
  for (const auto& given : args) {
    auto& arg = node.args.emplace_back();
    if (const auto* value = std::get_if<Value>(&given)) {
      arg.kind = Arg::Kind::kTensor;
      arg.first = static_cast<uint32_t>(node.inputs.size());
      arg.count = 1;
      node.inputs.push_back(*value);
    } else if (const auto* number = std::get_if<int64_t>(&given)) {
      arg.attribute = *number;
    } else if (const auto* list = std::get_if<std::vector<int64_t>>(&given)) {
      arg.attribute = *list;
    } else {
      arg.attribute = std::get<at::Scalar>(given);
    }
  }
  node.outputs.push_back(std::move(result));
  device.finish(node);
  return {&node, 0};
}

Value convert(Device& device, const Value& value, at::ScalarType dtype) {
  const auto& shape = value.shape();
  return shape.dtype == dtype
             ? value
             : record(device, convert_op(), {value}, {dtype, shape.dims});
}

} // namespace fulgurite::xla
