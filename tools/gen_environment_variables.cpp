// Prints docs/environment_variables.md from the table in base/env.cpp.

#include "fulgurite/base/env.h"

#include <iostream>

int main() {
  std::cout << "<!-- Written by ./dev docs from fulgurite/base/env.cpp. -->\n"
               "# Environment variables\n\n"
               "Every variable that a program with Fulgurite reads or sets.\n\n"
               "| variable | meaning |\n"
               "|---|---|\n";
  for (const auto& row : fulgurite::environment_variables()) {
    std::cout << "| `" << row.name << "` | " << row.meaning << " |\n";
  }
}
