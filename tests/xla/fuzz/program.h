#pragma once

#include <torch/torch.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace fulgurite::test {

/// Strides, without those that no element depends on: they are 0.
std::vector<int64_t> strides_that_count(const torch::Tensor& x);

/// A random program of LibTorch: operators, views, in-place writes, reads and
/// syncs over a handful of tensors. A seed and a length give the same program
/// on each device, since its choices depend on shapes and types only.
class Program {
 public:
  Program(uint64_t seed, torch::Device device);

  /// Runs `steps` more steps. A step that LibTorch refuses has no effect; the
  /// trace notes it.
  void run(int steps);

  /// What each step did, in words, and whether it was refused.
  const std::vector<std::string>& trace() const {
    return trace_;
  }
  /// Why LibTorch refused steps.
  const std::string& refusals() const {
    return refusals_;
  }
  /// What is alive at the end.
  const std::vector<torch::Tensor>& tensors() const {
    return tensors_;
  }
  /// Copies that steps read back, in order, on the CPU.
  const std::vector<torch::Tensor>& reads() const {
    return reads_;
  }
  /// Of the first tensors, after a backward pass from the sum of all floating
  /// tensors; empty where the program records none. On the CPU.
  std::vector<torch::Tensor> gradients();

 private:
  friend struct Steps;

  int64_t below(int64_t limit) {
    return static_cast<int64_t>(random_() % static_cast<uint64_t>(limit));
  }
  bool chance(int64_t one_in) {
    return below(one_in) == 0;
  }
  torch::Tensor& any();
  /// One of floating type, preferably.
  torch::Tensor any_float();
  int64_t any_dim(const torch::Tensor& x);
  double any_number();
  std::vector<int64_t> any_sizes();
  torch::Tensor fresh(std::vector<int64_t> sizes, torch::ScalarType type);
  void keep(torch::Tensor tensor);
  torch::Tensor loss();
  void refused(const std::exception& error);
  void note(const std::string& text) {
    trace_.back() += text;
  }

  std::mt19937_64 random_;
  torch::Device device_;
  bool grads_;
  std::vector<torch::Tensor> leaves_;
  std::vector<torch::Tensor> tensors_;
  std::vector<torch::Tensor> reads_;
  std::vector<std::string> trace_;
  std::string refusals_;
};

} // namespace fulgurite::test
