#include "fulgurite/xla/executor/recompile_watch.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/ops/op.h"

namespace fulgurite::xla {

namespace {

/// From this compilation on, it is a habit.
constexpr int64_t kTooOften = 3;

Hash operators_of(const Graph& graph) {
  Hash hash;
  for (const Node* node : graph.nodes) {
    hash.add_text(node->op->name.data(), node->op->name.size());
  }
  hash.add(graph.leaves.size());
  hash.add(graph.roots.size());
  return hash;
}

std::string line_of(const Node& node) {
  std::string out(node.op->name);
  for (const auto& arg : node.args) {
    if (arg.kind == Arg::Kind::kAttribute) {
      out += detail::join(" ", arg.attribute);
    }
  }
  out += " ->";
  for (const auto& shape : node.outputs) {
    out += " " + shape.text();
  }
  return out;
}

std::vector<std::string> lines_of(const Graph& graph) {
  std::vector<std::string> out;
  for (const Node* leaf : graph.leaves) {
    out.push_back("an input " + leaf->outputs.front().text());
  }
  for (const Node* node : graph.nodes) {
    out.push_back(line_of(*node));
  }
  return out;
}

std::string difference(
    const std::vector<std::string>& before,
    const std::vector<std::string>& now) {
  for (size_t i = 0; i < std::min(before.size(), now.size()); ++i) {
    if (before[i] != now[i]) {
      return detail::join(before[i], " became ", now[i]);
    }
  }
  return "which tensors are the same, or are kept, changed";
}

} // namespace

void RecompileWatch::note(const Graph& graph) {
  auto& place = places_[operators_of(graph)];
  auto lines = lines_of(graph);
  if (++place.count == kTooOften) {
    log_warning(
        "[xla] a graph of ",
        graph.nodes.size(),
        " operators is compiled for the third time: ",
        difference(place.lines, lines),
        "; try batches of one size, and numbers that change as tensors");
  }
  place.lines = std::move(lines);
}

} // namespace fulgurite::xla
