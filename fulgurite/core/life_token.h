#pragma once

#include <memory>

namespace fulgurite {

/// A member by which others see whether its owner still lives. A copy of the
/// owner has a life of its own.
class LifeToken {
 public:
  LifeToken() : token_(std::make_shared<const char>()) {}
  LifeToken(const LifeToken& /*other*/) : LifeToken() {}
  LifeToken& operator=(const LifeToken& /*other*/) { // NOLINT: nothing to copy
    return *this;
  }
  /// Expires with the owner.
  std::weak_ptr<const void> watch() const {
    return token_;
  }

 private:
  std::shared_ptr<const char> token_;
};

} // namespace fulgurite
