#pragma once

#include "fulgurite/xla/ir/hash.h"
#include "fulgurite/xla/ir/shape.h"

#include <ATen/core/ivalue.h>
#include <c10/util/SmallVector.h>

#include <deque>
#include <memory>
#include <vector>

namespace fulgurite::xla {

struct Op;
struct Node;

/// Contents that are there, on the device or on their way to it: what the
/// leaves of a graph stand for. Row-major.
struct DeviceData {
  explicit DeviceData(Shape of);
  virtual ~DeviceData();
  DeviceData(const DeviceData&) = delete;
  DeviceData& operator=(const DeviceData&) = delete;
  const Shape shape;

  /// How many there are in the process.
  static int64_t num_live();
};
using DeviceDataPtr = std::shared_ptr<DeviceData>;

/// Output `index` of a node; no node: no value.
struct Value {
  Node* node = nullptr;
  uint32_t index = 0;

  explicit operator bool() const {
    return node != nullptr;
  }
  bool operator==(const Value&) const = default;
  const Shape& shape() const;
};

/// An argument of an operator: one of its schema, in the schema's order.
struct Arg {
  enum class Kind : uint8_t {
    kAttribute, ///< `attribute`
    kTensor,    ///< inputs[first]
    kTensors,   ///< inputs[first, first + count); a null Value is no tensor
    kNumber,    ///< inputs[first]: a Scalar that is an input at run time
  };
  Kind kind = Kind::kAttribute;
  uint32_t first = 0;
  uint32_t count = 0;
  /// A 0-dim CPU tensor that is a number in disguise: it takes part in type
  /// promotion as a number.
  bool wrapped_number = false;
  /// Of kNumber: a Scalar that was an integer.
  bool is_integral = false;
  c10::IValue attribute;
};

/// An operator that has been called and not executed yet.
struct Node {
  const Op* op = nullptr;
  c10::SmallVector<Value, 4> inputs;
  c10::SmallVector<Arg, 4> args;
  c10::SmallVector<Shape, 1> outputs;
  /// Of the operator, its attributes and its outputs' shapes, without inputs.
  Hash hash;
  /// What a leaf stands for.
  DeviceDataPtr data;
  /// Place in its arena, in the order of calls.
  uint32_t number = 0;
};

inline const Shape& Value::shape() const {
  return node->outputs[index];
}

/// The nodes of one device since its last sync. Pointers stay valid until
/// clear().
class Arena {
 public:
  Node& make(const Op& op);
  /// A node without inputs for contents that are there.
  Value leaf(DeviceDataPtr data);
  size_t size() const {
    return nodes_.size();
  }
  void clear();
  template <class F>
  void for_each(F&& f) const {
    for (const auto& node : nodes_) {
      f(node);
    }
  }

 private:
  std::deque<Node> nodes_;
};

/// The part of an arena that some values need, in an order of execution.
struct Graph {
  std::vector<Node*> nodes;  ///< without the leaves
  std::vector<Node*> leaves; ///< one for each different DeviceData
  std::vector<Value> roots;
  /// Structure, shapes, attributes, which inputs are the same: equal graphs do
  /// the same work on their leaves.
  Hash hash;

  /// Every node and leaf has its place: positions[node->number].
  std::vector<int32_t> positions;
};

/// Collects what `roots` need. `arena_size` bounds the nodes' numbers.
Graph collect_graph(std::vector<Value> roots, size_t arena_size);

} // namespace fulgurite::xla
