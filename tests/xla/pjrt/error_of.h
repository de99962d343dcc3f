#pragma once

#include "fulgurite/xla/pjrt/error.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace fulgurite::xla::pjrt::test {

/// The error that `action` throws; fails the test where it throws none.
template <class Error = PjrtError, class Action>
std::optional<Error> error_of(const Action& action) {
  try {
    action();
  } catch (const Error& error) {
    return error;
  }
  ADD_FAILURE() << "nothing was thrown";
  return std::nullopt;
}

/// What it says; "" where nothing is thrown, which also fails the test.
template <class Error = PjrtError, class Action>
std::string message_of(const Action& action) {
  const auto error = error_of<Error>(action);
  return error ? error->what() : "";
}

/// EXPECT_PRED_FORMAT2(contains, text, words).
inline testing::AssertionResult contains(
    const char* /*text_expression*/,
    const char* /*words_expression*/,
    const std::string& text,
    const std::string& words) {
  return text.find(words) != std::string::npos
             ? testing::AssertionSuccess()
             : testing::AssertionFailure()
                   << "\"" << text << "\" does not contain \"" << words << "\"";
}

} // namespace fulgurite::xla::pjrt::test
