#pragma once

#include "fulgurite/base/error.h"

#include <string>
#include <string_view>

namespace fulgurite::xla::pjrt {

/// PJRT_Error_Code: absl's status codes.
enum class ErrorCode {
  kOk = 0,
  kCancelled = 1,
  kUnknown = 2,
  kInvalidArgument = 3,
  kDeadlineExceeded = 4,
  kNotFound = 5,
  kAlreadyExists = 6,
  kPermissionDenied = 7,
  kResourceExhausted = 8,
  kFailedPrecondition = 9,
  kAborted = 10,
  kOutOfRange = 11,
  kUnimplemented = 12,
  kInternal = 13,
  kUnavailable = 14,
  kDataLoss = 15,
  kUnauthenticated = 16,
};

/// "INVALID_ARGUMENT", as plugins and absl write it.
std::string_view to_string(ErrorCode code);

/// What a plugin answered to a call of ours, or the end of an event.
class PjrtError : public UserError {
 public:
  /// `hint` is what we can add: the argument that is wrong, or a way out.
  PjrtError(
      ErrorCode code,
      std::string call,
      std::string plugin,
      std::string message,
      const std::string& hint = {});

  ErrorCode code() const {
    return code_;
  }
  /// The function of the C API, as "PJRT_Client_Compile".
  const std::string& call() const {
    return call_;
  }
  /// Name and path of the plugin.
  const std::string& plugin() const {
    return plugin_;
  }
  /// The plugin's own words.
  const std::string& message() const {
    return message_;
  }

 private:
  ErrorCode code_;
  std::string call_;
  std::string plugin_;
  std::string message_;
};

} // namespace fulgurite::xla::pjrt
