#pragma once

#include "fulgurite/base/error.h"

#include <gtest/gtest.h>

#include <string>

namespace fulgurite::testing {

/// That f throws exactly an E whose message contains the text.
template <class E, class F>
void expect_error(F&& f, const std::string& text) {
  try {
    f();
    ADD_FAILURE() << "nothing was thrown; expected: " << text;
  } catch (const E& error) {
    const std::string message = error.what();
    EXPECT_NE(message.find(text), std::string::npos) << message;
  }
}

/// The user's mistake before anything ran.
template <class F>
void expect_misconfigured(F&& f, const std::string& text) {
  expect_error<MisconfigurationError>(std::forward<F>(f), text);
}

template <class F>
void expect_user_error(F&& f, const std::string& text) {
  expect_error<UserError>(std::forward<F>(f), text);
}

} // namespace fulgurite::testing
