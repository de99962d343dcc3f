// LibTorch on an XLA device, without the trainer: two spirals, told apart by a
// small network.
//
//   xla_raw_loop                                 on a TPU, else XLA on the CPU
//   FULGURITE_PJRT_PLUGIN=cuda xla_raw_loop      on XLA for CUDA
#include <fulgurite/xla/xla.h>

#include <torch/torch.h>

#include <cmath>
#include <cstdio>
#include <exception>

namespace nn = torch::nn;
namespace xla = fulgurite::xla;
using torch::Tensor;

/// Points on two spirals, and which of the two each is on.
std::pair<Tensor, Tensor> spirals(int64_t count) {
  const auto label = torch::arange(count) % 2;
  const auto turn = torch::rand({count}).sqrt() * 3 * M_PI;
  const auto angle = turn + label * M_PI;
  const auto x = torch::stack({turn * angle.cos(), turn * angle.sin()}, 1) / 9;
  return {x + 0.02 * torch::randn_like(x), label};
}

void train() {
  torch::manual_seed(0);
  // Once per process, before the first tensor on the device.
  xla::init();
  const torch::Device device(torch::kXLA, 0);

  nn::Sequential net(
      nn::Linear(2, 64),
      nn::GELU(),
      nn::Linear(64, 64),
      nn::GELU(),
      nn::Linear(64, 2));
  net->to(device);
  torch::optim::AdamW optimizer(net->parameters(), 1e-2);

  // Kept without its graph, and read when training is over: a read in the loop
  // would wait for the step.
  Tensor loss;
  const int64_t num_steps = 300;
  for (int64_t step = 0; step < num_steps; ++step) {
    // A batch comes from the CPU. All have one size: a new size is compiled
    // anew.
    const auto [x, label] = spirals(256);
    const auto scores = net->forward(x.to(device));
    loss = nn::functional::cross_entropy(scores, label.to(device));
    optimizer.zero_grad();
    loss.backward();
    for (auto& group : optimizer.param_groups()) {
      // A number that changes is no reason to compile.
      group.options().set_lr(
          1e-2 * (1 - static_cast<double>(step) / num_steps));
    }
    optimizer.step();
    optimizer.zero_grad();
    loss = loss.detach();
    // Runs the step while the next one is recorded.
    xla::sync(device);
  }

  const torch::NoGradGuard no_grad;
  const auto [x, label] = spirals(1000);
  const auto found = net->forward(x.to(device)).argmax(1);
  const auto accuracy = found.eq(label.to(device)).to(torch::kFloat).mean();
  std::printf(
      "loss of the last step   %.4f\naccuracy on new points  %.3f\n",
      loss.item<double>(),
      accuracy.item<double>());

  xla::save(*net, "spirals.pt");
  xla::load(*net, "spirals.pt");

  const auto& metrics = xla::metrics();
  std::printf(
      "\noperators recorded      %lld (%.1f µs each)\n"
      "programs compiled       %lld, run %lld times\n"
      "copied to the device    %.1f MB, back %.3f MB\n"
      "run on the CPU instead  %lld\n",
      static_cast<long long>(metrics.nodes),
      metrics.host_us_per_operator(),
      static_cast<long long>(metrics.compilations),
      static_cast<long long>(metrics.executions),
      static_cast<double>(metrics.uploaded_bytes) / 1e6,
      static_cast<double>(metrics.downloaded_bytes) / 1e6,
      static_cast<long long>(metrics.num_fallbacks()));
}

int main() {
  try {
    train();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "xla_raw_loop: error: %s\n", error.what());
    return 1;
  }
}
