#pragma once

#include "fulgurite/data/batch_source_impl.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace fulgurite::detail {

/// One batch on its way: what to make, then what came of it.
struct BatchTask {
  uint64_t ticket = 0;
  std::vector<size_t> indices;

  AnyBatch batch;
  size_t samples = 0;
  /// The data ended before this batch.
  bool end = false;
  /// Of an iterable dataset, after this batch.
  Value dataset_state;
  std::exception_ptr error;
  std::optional<uint64_t> failed_sample;
};

/// Threads that make batches ahead, handed out in the order of issue. All
/// methods are called by the one thread that owns the pool.
class WorkerPool {
 public:
  /// Makes the batch of a task; must not throw. Called by several threads.
  using Work = std::function<void(BatchTask&, FetchContext&)>;

  WorkerPool(size_t workers, size_t capacity, Work work);
  /// Waits for the samples being made, not for whole batches.
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  /// The seed that the tasks issued from now on see. Only when idle.
  void set_seed(uint64_t seed) {
    seed_ = seed;
  }
  bool has_room() const {
    return issued_ - delivered_ < tasks_.size();
  }
  bool is_empty() const {
    return issued_ == delivered_;
  }
  /// The task to fill in before issue(). Only when there is room.
  BatchTask& upcoming() {
    return tasks_[issued_ % tasks_.size()];
  }
  void issue();
  /// Waits for the oldest task; null after `timeout` (zero: no limit).
  BatchTask* wait(std::chrono::duration<double> timeout);
  /// Frees the place of the task that wait() gave.
  void pop();
  /// Drops everything that was issued.
  void cancel();

 private:
  void run(size_t number);
  void stop_and_join();

  Work work_;
  std::vector<BatchTask> tasks_;
  std::vector<bool> ready_; // guarded by mutex_
  uint64_t seed_ = 0;
  uint64_t issued_ = 0;    // written by the owner, under mutex_
  uint64_t taken_ = 0;     // guarded by mutex_
  uint64_t delivered_ = 0; // the owner's
  size_t running_ = 0;     // guarded by mutex_
  bool ending_ = false;    // guarded by mutex_
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  std::condition_variable work_issued_;
  std::condition_variable task_done_;
  std::vector<std::thread> threads_;
};

} // namespace fulgurite::detail
