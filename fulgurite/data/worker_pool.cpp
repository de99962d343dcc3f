#include "fulgurite/data/worker_pool_impl.h"

#include <ATen/Parallel.h>
#include <c10/util/ParallelGuard.h>
#include <c10/util/thread_name.h>

#include <dlfcn.h>

namespace fulgurite::detail {

namespace {

/// ATen's own loops run serially under the guard. OpenMP's count, which MKL
/// follows, belongs to the calling thread, unlike at::set_num_threads, which
/// would also bind threads that others start later.
class OneIntraOpThread {
 public:
  OneIntraOpThread() : guard_(true) {
    at::init_num_threads();
    using SetThreads = void (*)(int);
    if (auto* set_threads = reinterpret_cast<SetThreads>(
            ::dlsym(RTLD_DEFAULT, "omp_set_num_threads"))) {
      set_threads(1);
    }
  }

 private:
  c10::ParallelGuard guard_;
};

} // namespace

WorkerPool::WorkerPool(size_t workers, size_t capacity, Work work)
    : work_(std::move(work)), tasks_(capacity), ready_(capacity, false) {
  try {
    for (size_t number = 0; number < workers; ++number) {
      threads_.emplace_back([this, number] { run(number); });
    }
  } catch (...) {
    stop_and_join();
    throw;
  }
}

WorkerPool::~WorkerPool() {
  stop_and_join();
}

void WorkerPool::stop_and_join() {
  stop_.store(true, std::memory_order_relaxed);
  {
    std::lock_guard lock(mutex_);
    ending_ = true;
  }
  work_issued_.notify_all();
  for (auto& thread : threads_) {
    thread.join();
  }
}

void WorkerPool::issue() {
  {
    std::lock_guard lock(mutex_);
    auto& task = tasks_[issued_ % tasks_.size()];
    task.ticket = issued_;
    ready_[issued_ % tasks_.size()] = false;
    ++issued_;
  }
  work_issued_.notify_one();
}

BatchTask* WorkerPool::wait(std::chrono::duration<double> timeout) {
  const size_t place = delivered_ % tasks_.size();
  const auto is_ready = [&] { return static_cast<bool>(ready_[place]); };
  std::unique_lock lock(mutex_);
  if (timeout.count() <= 0) {
    task_done_.wait(lock, is_ready);
  } else if (!task_done_.wait_for(lock, timeout, is_ready)) {
    return nullptr;
  }
  return &tasks_[place];
}

void WorkerPool::pop() {
  auto& task = tasks_[delivered_ % tasks_.size()];
  task.error = nullptr;
  task.failed_sample.reset();
  task.end = false;
  task.dataset_state = {};
  ++delivered_;
}

void WorkerPool::cancel() {
  {
    std::unique_lock lock(mutex_);
    stop_.store(true, std::memory_order_relaxed);
    taken_ = issued_;
    task_done_.wait(lock, [this] { return running_ == 0; });
    stop_.store(false, std::memory_order_relaxed);
  }
  while (delivered_ < issued_) {
    pop();
  }
}

void WorkerPool::run(size_t number) {
  c10::setThreadName("fg_data_" + std::to_string(number));
  const OneIntraOpThread one_thread;
  FetchContext context;
  context.stop = &stop_;
  std::unique_lock lock(mutex_);
  while (true) {
    work_issued_.wait(lock, [this] { return ending_ || taken_ < issued_; });
    if (ending_) {
      return;
    }
    const size_t place = taken_++ % tasks_.size();
    ++running_;
    context.seed = seed_;
    lock.unlock();
    work_(tasks_[place], context);
    lock.lock();
    ready_[place] = true;
    --running_;
    // The owner is the only one that waits for this.
    task_done_.notify_one();
  }
}

} // namespace fulgurite::detail
