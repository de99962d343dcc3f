#include "fulgurite/xla/pjrt/error.h"

#include "fulgurite/xla/pjrt/api_impl.h"

#include <array>

namespace fulgurite::xla::pjrt {

namespace {

constexpr std::array<std::string_view, 17> kNames = {
    "OK",
    "CANCELLED",
    "UNKNOWN",
    "INVALID_ARGUMENT",
    "DEADLINE_EXCEEDED",
    "NOT_FOUND",
    "ALREADY_EXISTS",
    "PERMISSION_DENIED",
    "RESOURCE_EXHAUSTED",
    "FAILED_PRECONDITION",
    "ABORTED",
    "OUT_OF_RANGE",
    "UNIMPLEMENTED",
    "INTERNAL",
    "UNAVAILABLE",
    "DATA_LOSS",
    "UNAUTHENTICATED"};
static_assert(
    static_cast<int>(ErrorCode::kUnauthenticated) ==
    PJRT_Error_Code_UNAUTHENTICATED);

std::string text_of(
    ErrorCode code,
    const std::string& call,
    const std::string& plugin,
    const std::string& message,
    const std::string& hint) {
  return fulgurite::detail::join(
      "[xla::pjrt] ",
      call,
      " failed: ",
      to_string(code),
      ": ",
      message,
      " (plugin ",
      plugin,
      ")",
      hint.empty() ? "" : "; ",
      hint);
}

} // namespace

std::string_view to_string(ErrorCode code) {
  const auto index = static_cast<size_t>(code);
  return index < kNames.size() ? kNames.at(index) : "UNKNOWN";
}

PjrtError::PjrtError(
    ErrorCode code,
    std::string call,
    std::string plugin,
    std::string message,
    const std::string& hint)
    : UserError(text_of(code, call, plugin, message, hint)),
      code_(code),
      call_(std::move(call)),
      plugin_(std::move(plugin)),
      message_(std::move(message)) {}

namespace detail {

// Every PJRT_Error* of the room ends here.
PjrtError take_error(
    const PJRT_Api& api,
    const std::string& plugin,
    const char* call,
    PJRT_Error* error) {
  PJRT_Error_Message_Args message{};
  message.struct_size = PJRT_Error_Message_Args_STRUCT_SIZE;
  message.error = error;
  api.PJRT_Error_Message(&message);
  std::string text(message.message, message.message_size);

  auto code = ErrorCode::kUnknown;
  PJRT_Error_GetCode_Args get_code{};
  get_code.struct_size = PJRT_Error_GetCode_Args_STRUCT_SIZE;
  get_code.error = error;
  if (PJRT_Error* failure = api.PJRT_Error_GetCode(&get_code)) {
    destroy_error(api, failure);
  } else {
    code = static_cast<ErrorCode>(get_code.code);
  }
  destroy_error(api, error);
  return {code, call, plugin, std::move(text)};
}

void destroy_error(const PJRT_Api& api, PJRT_Error* error) {
  PJRT_Error_Destroy_Args args{};
  args.struct_size = PJRT_Error_Destroy_Args_STRUCT_SIZE;
  args.error = error;
  api.PJRT_Error_Destroy(&args);
}

} // namespace detail
} // namespace fulgurite::xla::pjrt
