#pragma once

#include <c10/util/Exception.h>

#include <sstream>
#include <string>

namespace fulgurite {

/// The user's mistake: bad data, a bad file, a wrong result of a step.
/// what() is the plain message; there is no backtrace in it.
/// Our own bugs are TORCH_INTERNAL_ASSERT, nothing else.
class UserError : public c10::Error {
 public:
  explicit UserError(const std::string& message);
};

/// The user's mistake before anything ran: options that clash or make no sense.
class MisconfigurationError : public UserError {
 public:
  using UserError::UserError;
};

namespace detail {
template <class... Parts>
std::string join(const Parts&... parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}
} // namespace detail

/// Throws E with the parts written one after another. The form of a message is
/// "[Trainer.fit] expected …, got …; try …".
template <class E = UserError, class... Parts>
[[noreturn]] void fail(const Parts&... parts) {
  throw E(detail::join(parts...));
}

/// Throws MisconfigurationError; see fail.
template <class... Parts>
[[noreturn]] void misconfigured(const Parts&... parts) {
  fail<MisconfigurationError>(parts...);
}

} // namespace fulgurite
