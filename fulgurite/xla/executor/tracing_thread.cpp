#include "fulgurite/xla/executor/tracing_thread.h"

#include "fulgurite/base/error.h"

#include <torch/csrc/autograd/graph_task.h>

namespace fulgurite::xla {

namespace {

bool is_in_backward() {
  return torch::autograd::get_current_graph_task_id() != -1;
}

} // namespace

void TracingThread::take_or_refuse(c10::Device device) {
  if (is_in_backward()) {
    return;
  }
  if (owner_ != std::thread::id() && !life_.expired()) {
    fail(
        "[xla] expected one thread to record the operators on ",
        device,
        ", got a second one while those of the first have not run; try "
        "fulgurite::xla::sync() on the first thread before the second one "
        "begins, or a device for each");
  }
  static thread_local const auto life = std::make_shared<const char>();
  owner_ = std::this_thread::get_id();
  life_ = life;
}

} // namespace fulgurite::xla
