#include "fulgurite/xla/aten/fallback.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/executor/devices.h"

#include <ATen/native/CPUFallback.h>

namespace fulgurite::xla {

namespace {

void refuse_mixed_devices(
    const c10::OperatorHandle& op,
    const c10::IValue& value) {
  if (value.isList()) {
    for (const auto& item : value.toListRef()) {
      refuse_mixed_devices(op, item);
    }
    return;
  }
  if (!value.isTensor() || !value.toTensor().defined()) {
    return;
  }
  const auto& tensor = value.toTensor();
  if (tensor.device().type() != c10::DeviceType::XLA && tensor.dim() > 0) {
    fail(
        "[xla] ",
        op.schema().name(),
        ": expected all tensors on one device, got one on ",
        tensor.device(),
        "; try tensor.to(device)");
  }
}

bool fallbacks_are_errors() {
  const auto value = env("FULGURITE_XLA_FALLBACK").value_or("warn");
  if (value != "warn" && value != "error") {
    misconfigured(
        "[xla] expected FULGURITE_XLA_FALLBACK=warn or error, got ", value);
  }
  return value == "error";
}

} // namespace

void fallback(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  const auto name = c10::toString(op.operator_name());
  const auto arguments =
      torch::jit::last(*stack, op.schema().arguments().size());
  for (const auto& argument : arguments) {
    refuse_mixed_devices(op, argument);
  }
  if (fallbacks_are_errors()) {
    fail(
        "[xla] ",
        name,
        " has no lowering, and FULGURITE_XLA_FALLBACK=error forbids to run it "
        "on the CPU");
  }
  auto& count = Devices::instance().metrics().fallbacks[name];
  if (++count == 1) {
    log_warning("[xla] ", name, " has no lowering: it runs on the CPU");
  }
  at::native::cpu_fallback(op, stack, /*error_on_views=*/true);
}

} // namespace fulgurite::xla
