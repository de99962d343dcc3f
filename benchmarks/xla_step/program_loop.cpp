#include "benchmarks/xla_step/program_loop.h"

#include "benchmarks/report.h"
#include "fulgurite/xla/executor/element_type_of.h"

#include <algorithm>

namespace fulgurite::bench {

namespace pjrt = xla::pjrt;

ProgramLoop::ProgramLoop(const xla::PjrtBackend& backend, const Call& call)
    : device_(backend.client().addressable_devices().front()),
      program_(backend.client().compile(call.module, backend.options())),
      donated_to_(call.donated_to) {
  for (const auto& argument : call.arguments) {
    const auto host = argument.contiguous();
    arguments_.push_back(backend.client().buffer_from_host_buffer(
        {host.const_data_ptr(),
         xla::element_type_of(host.scalar_type()),
         {host.sizes().data(), host.sizes().size()}},
        device_));
  }
}

double ProgramLoop::step() {
  const Clock clock;
  pjrt::Arguments arguments;
  for (const auto& argument : arguments_) {
    arguments.push_back(&argument);
  }
  auto execution = program_.execute(
      std::span(&arguments, 1),
      {.completion_events = pjrt::CompletionEvents::kPerDevice,
       .execute_device = device_});
  execution.complete_events.front().await();
  const double took = clock.microseconds();
  results_ = std::move(execution.outputs.front());
  for (size_t i = 0; i < arguments_.size(); ++i) {
    if (donated_to_[i] >= 0) {
      std::swap(arguments_[i], results_[static_cast<size_t>(donated_to_[i])]);
    }
  }
  return took;
}

double ProgramLoop::loss() const {
  for (size_t i = 0; i < results_.size(); ++i) {
    const auto result = static_cast<int64_t>(i);
    if (std::find(donated_to_.begin(), donated_to_.end(), result) ==
        donated_to_.end()) {
      float loss = 0;
      results_[i].read(&loss, sizeof(loss));
      return loss;
    }
  }
  TORCH_CHECK(false, "a step gives no loss");
}

} // namespace fulgurite::bench
