#pragma once

#include <string>

namespace fulgurite {

/// The help text of one option.
struct OptionHelp {
  std::string name;
  std::string text;
};

} // namespace fulgurite
