#include "fulgurite/xla/ir/node.h"

#include "fulgurite/xla/ops/op.h"

#include <atomic>
#include <unordered_map>

namespace fulgurite::xla {

namespace {
std::atomic<int64_t> num_live_data = 0;
} // namespace

DeviceData::DeviceData(Shape of) : shape(std::move(of)) {
  ++num_live_data;
}

DeviceData::~DeviceData() {
  --num_live_data;
}

int64_t DeviceData::num_live() {
  return num_live_data;
}

Node& Arena::make(const Op& op) {
  auto& node = nodes_.emplace_back();
  node.op = &op;
  node.number = static_cast<uint32_t>(nodes_.size() - 1);
  return node;
}

Value Arena::leaf(DeviceDataPtr data) {
  auto& node = make(leaf_op());
  node.outputs.push_back(data->shape);
  node.data = std::move(data);
  return {&node, 0};
}

void Arena::clear() {
  nodes_.clear();
}

namespace {

constexpr int32_t kUnseen = -1;
constexpr int32_t kOpen = -2;

class Collector {
 public:
  explicit Collector(size_t arena_size) {
    graph_.positions.assign(arena_size, kUnseen);
  }

  Graph collect(std::vector<Value> roots) {
    for (const auto& root : roots) {
      visit(root.node);
    }
    for (const auto& root : roots) {
      graph_.hash.add(position(root.node));
      graph_.hash.add(root.index);
    }
    graph_.roots = std::move(roots);
    return std::move(graph_);
  }

 private:
  uint64_t position(const Node* node) const {
    return static_cast<uint64_t>(graph_.positions[node->number]);
  }

  /// Depth first without recursion: a step may be ten thousand nodes deep.
  void visit(Node* root) {
    stack_.push_back(root);
    while (!stack_.empty()) {
      Node* node = stack_.back();
      int32_t& place = graph_.positions[node->number];
      if (place >= 0) {
        stack_.pop_back();
      } else if (place == kUnseen && !node->data) {
        place = kOpen;
        for (auto it = node->inputs.rbegin(); it != node->inputs.rend(); ++it) {
          if (*it && graph_.positions[it->node->number] == kUnseen) {
            stack_.push_back(it->node);
          }
        }
      } else {
        stack_.pop_back();
        finish(*node);
      }
    }
  }

  void finish(Node& node) {
    int32_t& place = graph_.positions[node.number];
    if (node.data) {
      // Two leaves of the same data are one input of the program.
      const auto [it, is_new] =
          leaf_places_.try_emplace(node.data.get(), next_);
      if (!is_new) {
        place = it->second;
        return;
      }
      graph_.leaves.push_back(&node);
    } else {
      graph_.nodes.push_back(&node);
    }
    place = next_++;
    add_to_hash(node);
  }

  void add_to_hash(const Node& node) {
    auto& hash = graph_.hash;
    if (node.data) {
      hash.add(~0ULL);
      hash.add(static_cast<uint64_t>(node.data->shape.dtype));
      for (const int64_t size : node.data->shape.dims) {
        hash.add(static_cast<uint64_t>(size));
      }
      hash.add(~1ULL);
      return;
    }
    hash.add(node.hash);
    for (const auto& input : node.inputs) {
      hash.add(input ? position(input.node) : ~2ULL);
      hash.add(input.index);
    }
  }

  Graph graph_;
  std::vector<Node*> stack_;
  std::unordered_map<const DeviceData*, int32_t> leaf_places_;
  int32_t next_ = 0;
};

} // namespace

Graph collect_graph(std::vector<Value> roots, size_t arena_size) {
  return Collector(arena_size).collect(std::move(roots));
}

} // namespace fulgurite::xla
