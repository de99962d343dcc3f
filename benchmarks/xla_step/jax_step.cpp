#include "benchmarks/xla_step/jax_step.h"

#include "benchmarks/xla_step/clock.h"

#include <fstream>
#include <regex>
#include <sstream>

namespace fulgurite::bench {

namespace pjrt = xla::pjrt;
using torch::Tensor;

namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  TORCH_CHECK(in, "cannot read ", file.string());
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

/// What the arguments of @main are, as zeros. Types are f32 and i32.
std::vector<Tensor> arguments_of(const std::string& module) {
  const std::string begin = "function_type = (";
  const auto from = module.find(begin) + begin.size();
  const auto list = module.substr(from, module.find(')', from) - from);
  static const std::regex kType("tensor<((?:\\d+x)*)(f32|i32)>");
  std::vector<Tensor> out;
  for (std::sregex_iterator it(list.begin(), list.end(), kType), end; it != end;
       ++it) {
    std::vector<int64_t> sizes;
    std::istringstream dims((*it)[1]);
    for (std::string size; std::getline(dims, size, 'x');) {
      sizes.push_back(std::stoll(size));
    }
    out.push_back(
        torch::zeros(sizes, (*it)[2] == "f32" ? torch::kFloat : torch::kInt));
  }
  return out;
}

pjrt::Buffer upload(
    const pjrt::Client& client,
    const pjrt::Device& device,
    const Tensor& value,
    const Tensor& like) {
  TORCH_CHECK(
      value.sizes() == like.sizes(),
      "JAX's module expects ",
      like.sizes(),
      ", the model has ",
      value.sizes());
  const auto host = value.to(like.scalar_type()).contiguous();
  return client.buffer_from_host_buffer(
      {host.const_data_ptr(),
       host.is_floating_point() ? pjrt::ElementType::kF32
                                : pjrt::ElementType::kS32,
       {host.sizes().data(), host.sizes().size()}},
      device);
}

} // namespace

JaxStep::JaxStep(
    const xla::PjrtBackend& backend,
    const std::filesystem::path& module,
    const std::vector<Tensor>& first,
    const Tensor& x,
    const Tensor& y)
    : text_(text_of(module)),
      device_(backend.client().addressable_devices().front()),
      program_(backend.client().compile(text_, backend.options())) {
  const auto arguments = arguments_of(text_);
  const size_t num_state = arguments.size() - 2;
  TORCH_CHECK(first.size() <= num_state, module.string());
  const auto put = [&](const Tensor& value, size_t index) {
    return upload(backend.client(), device_, value, arguments[index]);
  };
  for (size_t i = 0; i < num_state; ++i) {
    state_.push_back(put(i < first.size() ? first[i] : arguments[i], i));
  }
  batch_.push_back(put(x, num_state));
  batch_.push_back(put(y, num_state + 1));
}

double JaxStep::run() {
  const Clock clock;
  pjrt::Arguments arguments;
  const size_t num_state = program_.num_outputs() - 1;
  for (size_t i = 0; i < num_state; ++i) {
    arguments.push_back(&state_[i]);
  }
  for (const auto& part : batch_) {
    arguments.push_back(&part);
  }
  auto execution = program_.execute(
      std::span(&arguments, 1),
      {.completion_events = pjrt::CompletionEvents::kPerDevice,
       .execute_device = device_});
  execution.complete_events.front().await();
  state_ = std::move(execution.outputs.front());
  return clock.microseconds();
}

double JaxStep::loss() const {
  float loss = 0;
  state_.back().read(&loss, sizeof(loss));
  return loss;
}

} // namespace fulgurite::bench
