#pragma once

#include "fulgurite/xla/ir/node.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace fulgurite::xla {

/// Warns when one place of the program is compiled again and again: graphs of
/// the same operators whose shapes or attributes differ. Says what differs.
class RecompileWatch {
 public:
  /// A graph that has no program yet.
  void note(const Graph& graph);

 private:
  struct Place {
    int64_t count = 0;
    /// Of the last graph, a line per node.
    std::vector<std::string> lines;
  };
  /// By the operators, without shapes and attributes.
  std::unordered_map<Hash, Place, HashOfHash> places_;
};

} // namespace fulgurite::xla
