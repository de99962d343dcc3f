#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <functional>
#include <thread>

namespace fulgurite::test {

/// Runs `work`, which never ends by itself, in a child process, and kills that
/// with SIGKILL once `is_enough` says so (or after 20 s). True where it was
/// killed while it worked.
inline bool kill_while_working(
    const std::function<void()>& work,
    const std::function<bool()>& is_enough) {
  const pid_t child = ::fork();
  if (child == 0) {
    try {
      work();
    } catch (...) {
    }
    ::_exit(1);
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!is_enough() && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFSIGNALED(status);
}

} // namespace fulgurite::test
