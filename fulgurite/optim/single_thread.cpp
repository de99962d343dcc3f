#include "fulgurite/optim/single_thread_impl.h"

#include <ATen/Parallel.h>

#include <dlfcn.h>

namespace fulgurite::optim::detail {

namespace {

/// These change the number for the calling thread only, which
/// at::set_num_threads does not. LibTorch brings its OpenMP and MKL along, so
/// they are looked up and not linked.
struct ThreadControls {
  template <class F>
  static F* find(const char* name) {
    return reinterpret_cast<F*>(dlsym(RTLD_DEFAULT, name));
  }
  void (*set_omp)(int) = find<void(int)>("omp_set_num_threads");
  /// Returns the number before; 0 stands for the number of all threads.
  int (*set_mkl)(int) = find<int(int)>("MKL_Set_Num_Threads_Local");
};

const ThreadControls& controls() {
  static const ThreadControls found;
  return found;
}

} // namespace

SingleThread::SingleThread(bool is_wanted) {
  if (!is_wanted || controls().set_omp == nullptr) {
    return;
  }
  const int num_threads = at::get_num_threads();
  if (num_threads > 1) {
    controls().set_omp(1);
    num_threads_ = num_threads;
    if (controls().set_mkl != nullptr) {
      num_mkl_threads_ = controls().set_mkl(1);
    }
  }
}

SingleThread::~SingleThread() {
  if (num_threads_ == 0) {
    return;
  }
  controls().set_omp(num_threads_);
  if (controls().set_mkl != nullptr) {
    controls().set_mkl(num_mkl_threads_);
  }
}

} // namespace fulgurite::optim::detail
