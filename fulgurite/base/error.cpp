#include "fulgurite/base/error.h"

namespace fulgurite {

UserError::UserError(const std::string& message)
    : c10::Error(message, /*backtrace=*/nullptr, /*caller=*/nullptr) {}

} // namespace fulgurite
