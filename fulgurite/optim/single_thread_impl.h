#pragma once

namespace fulgurite::optim::detail {

/// While it lives, ATen's loops stay on this thread. The fused kernels start
/// all threads for each tensor, however small, and so does MKL's square root:
/// on a small model that costs more than the step, and a hundred times more
/// when the cores are busy. Other threads are not touched. Does nothing where
/// LibTorch has no OpenMP.
class SingleThread {
 public:
  explicit SingleThread(bool is_wanted);
  ~SingleThread();
  SingleThread(const SingleThread&) = delete;
  SingleThread& operator=(const SingleThread&) = delete;

 private:
  int num_threads_ = 0;
  int num_mkl_threads_ = 0;
};

} // namespace fulgurite::optim::detail
