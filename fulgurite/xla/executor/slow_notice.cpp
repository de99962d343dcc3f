#include "fulgurite/xla/executor/slow_notice.h"

#include "fulgurite/base/logging.h"

#include <condition_variable>
#include <mutex>

namespace fulgurite::xla {

SlowNotice::SlowNotice(std::string message, std::chrono::milliseconds after)
    : thread_([text = std::move(message), after](const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any never;
        never.wait_for(lock, stop, after, [] { return false; });
        if (!stop.stop_requested()) {
          log_info(text);
        }
      }) {}

} // namespace fulgurite::xla
