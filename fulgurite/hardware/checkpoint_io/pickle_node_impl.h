#pragma once

#include "fulgurite/base/error.h"

#include <c10/core/ScalarType.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What the pickle machine builds before it becomes a Value. Nodes name each
/// other by number, because in a pickle an object may stand in many places and
/// still grow after it was put there.
namespace fulgurite::detail::pickle {

using NodeId = uint32_t;

/// Where in the pickle, then what is wrong.
template <class... Parts>
[[noreturn]] void bad_pickle(size_t position, const Parts&... parts) {
  fail("data.pkl, byte ", position, ": ", parts...);
}

/// A name out of the file, safe and short enough for a message.
std::string shown(std::string_view name);

/// What is done with a global of the allow-list.
enum class Action : uint8_t {
  kOrderedDict,
  kCounter,
  kMapping,
  kNamespace,
  kSet,
  kSize,
  kDevice,
  kPath,
  kString,
  kBytes,
  kComplex,
  kStorage,
  kRebuildTensor,
  kRebuildTensorV2,
  kRebuildTensorV3,
  kRebuildParameter,
  kRebuildFromType,
  kDtype,
  kType,
};

struct Global {
  std::string name;
  Action action;
  /// Of kDtype and kStorage; Undefined: UntypedStorage.
  c10::ScalarType dtype = c10::ScalarType::Undefined;
};

/// Null for a global that is not allowed.
const Global* find_global(std::string_view module, std::string_view name);

struct Sequence {
  enum class Kind : uint8_t { kList, kTuple, kSet };
  Kind kind = Kind::kList;
  std::vector<NodeId> items;
};

struct Mapping {
  /// key, value, key, value …
  std::vector<NodeId> items;
  bool is_ordered = false;
  bool is_namespace = false;
  /// The dict given to BUILD.
  std::optional<NodeId> state = {};
};

struct StorageRef {
  std::string_view key;
  /// Undefined: UntypedStorage, counted in bytes.
  c10::ScalarType dtype;
  int64_t numel;
};

struct TensorRef {
  StorageRef storage;
  c10::ScalarType dtype;
  int64_t offset;
  std::vector<int64_t> sizes;
  std::vector<int64_t> strides;
  bool is_conj = false;
  bool is_neg = false;
};

/// Something that Value cannot hold; an error only where it is really used.
struct Foreign {
  std::string_view what;
};

struct Node {
  /// The opcode's place in the pickle.
  size_t position = 0;
  std::variant<
      std::monostate, // None
      bool,
      int64_t,
      double,
      std::string_view, // into the pickle
      std::string,      // put together here
      Sequence,
      Mapping,
      const Global*,
      StorageRef,
      std::unique_ptr<const TensorRef>,
      Foreign>
      data;
};

/// All nodes of one pickle, and typed looks at them that throw UserError.
class Nodes {
 public:
  template <class Data>
  NodeId add(size_t position, Data data) {
    if (nodes_.size() >= kMaxNodes) {
      bad_pickle(
          position, "expected at most ", kMaxNodes, " objects, got more");
    }
    nodes_.push_back(Node{position, std::move(data)});
    return static_cast<NodeId>(nodes_.size() - 1);
  }

  /// Items copied from one node to another; a small file must not copy a large
  /// list for ever.
  void charge_copies(size_t position, size_t count);

  Node& operator[](NodeId id) {
    return nodes_[id];
  }
  const Node& operator[](NodeId id) const {
    return nodes_[id];
  }

  template <class Data>
  const Data* find(NodeId id) const {
    return std::get_if<Data>(&nodes_[id].data);
  }

  /// `what` names the place for the message: "the offset of a tensor".
  const std::vector<NodeId>& items(NodeId id, std::string_view what) const;
  const std::vector<NodeId>& tuple(NodeId id, std::string_view what) const;
  const Mapping& mapping(NodeId id, std::string_view what) const;
  int64_t integer(NodeId id, std::string_view what) const;
  std::string_view text(NodeId id, std::string_view what) const;
  const Global& global(NodeId id, std::string_view what) const;

  /// Python's word for the kind.
  std::string kind(NodeId id) const;
  [[noreturn]] void
  unexpected(NodeId id, std::string_view expected, std::string_view what) const;

 private:
  static constexpr size_t kMaxNodes = 32'000'000;

  std::vector<Node> nodes_;
  size_t num_copies_ = 0;
};

/// Does what REDUCE and NEWOBJ ask of an allowed global; returns the result.
NodeId
call_global(Nodes& nodes, const Global& global, NodeId args, size_t position);

} // namespace fulgurite::detail::pickle
