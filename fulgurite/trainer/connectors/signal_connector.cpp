#include "fulgurite/trainer/connectors/signal_connector.h"

#include <atomic>
#include <mutex>

namespace fulgurite {

namespace {

// Lock-free, so that a signal handler may use it.
std::atomic<int> received{0};
static_assert(std::atomic<int>::is_always_lock_free);

// Several trainers may fit at once in threads: the first installs the
// handlers, the last puts the old ones back.
std::mutex mutex;
int users = 0;
struct sigaction old_interrupt {};
struct sigaction old_terminate {};

extern "C" void fulgurite_on_signal(int signal) {
  if (received.exchange(signal) == SIGINT && signal == SIGINT) {
    std::signal(SIGINT, SIG_DFL);
    std::raise(SIGINT);
  }
}

} // namespace

SignalInterrupt::SignalInterrupt(int signal)
    : UserError(
          signal == SIGTERM ? "the run was ended by SIGTERM"
                            : "the run was ended by SIGINT (Ctrl-C)"),
      signal_(signal) {}

int SignalInterrupt::exit_code() const {
  return signal_ == SIGTERM ? 128 + SIGTERM : 1;
}

SignalConnector::SignalConnector() {
  std::lock_guard lock(mutex);
  if (users++ > 0) {
    return;
  }
  received = 0;
  struct sigaction action {};
  action.sa_handler = fulgurite_on_signal;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, &old_interrupt);
  sigaction(SIGTERM, &action, &old_terminate);
}

SignalConnector::~SignalConnector() {
  std::lock_guard lock(mutex);
  if (--users > 0) {
    return;
  }
  sigaction(SIGINT, &old_interrupt, nullptr);
  sigaction(SIGTERM, &old_terminate, nullptr);
  received = 0;
}

void SignalConnector::check() {
  if (const int signal = received.load(std::memory_order_relaxed)) {
    throw SignalInterrupt(signal);
  }
}

} // namespace fulgurite
