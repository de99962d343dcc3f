#pragma once

#include "fulgurite/base/error.h"

#include <csignal>

namespace fulgurite {

/// What fit throws after a SIGINT or SIGTERM ended it cleanly: callbacks saw
/// on_exception, loggers are finalised. A program that ends on it should
/// return exit_code(); the CLI does.
class SignalInterrupt : public UserError {
 public:
  explicit SignalInterrupt(int signal);
  int signal() const {
    return signal_;
  }
  /// 143 for SIGTERM, as a shell reports it, and 1 for SIGINT.
  int exit_code() const;

 private:
  int signal_;
};

/// Turns SIGINT and SIGTERM into SignalInterrupt at the next batch, while it
/// lives; then the old handlers are back. A second SIGINT kills.
class SignalConnector {
 public:
  SignalConnector();
  ~SignalConnector();
  SignalConnector(const SignalConnector&) = delete;
  SignalConnector& operator=(const SignalConnector&) = delete;

  /// Throws SignalInterrupt where a signal has arrived. One atomic load.
  static void check();
};

} // namespace fulgurite
