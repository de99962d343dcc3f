#include "fulgurite/hardware/checkpoint_io/pickle_node_impl.h"

#include <algorithm>

namespace fulgurite::detail::pickle {

namespace {

constexpr size_t kMaxDimensions = 64;

// One call of an allowed global, with its arguments.
class GlobalCall {
 public:
  GlobalCall(Nodes& nodes, const Global& global, NodeId args, size_t position)
      : nodes_(nodes),
        global_(global),
        position_(position),
        args_(nodes.tuple(args, "the arguments of " + global.name)) {}

  NodeId run();

 private:
  template <class Data>
  NodeId add(Data data) {
    return nodes_.add(position_, std::move(data));
  }

  void check_count(size_t least, size_t most) const {
    if (args_.size() < least || args_.size() > most) {
      bad_pickle(
          position_,
          "expected ",
          least,
          least == most ? "" : join(" to ", most),
          " arguments of ",
          global_.name,
          ", got ",
          args_.size());
    }
  }

  std::string what(const char* argument) const {
    return join(argument, " of ", global_.name);
  }

  NodeId ordered_dict();
  NodeId copied_mapping();
  NodeId sequence(Sequence::Kind kind);
  NodeId device();
  NodeId path();
  NodeId tensor();
  NodeId parameter();
  NodeId from_type();
  std::vector<int64_t> integers(NodeId id, const char* argument) const;
  void set_metadata(NodeId id, TensorRef& tensor) const;

  Nodes& nodes_;
  const Global& global_;
  size_t position_;
  // A copy: nodes_ grows while we work.
  std::vector<NodeId> args_;
};

NodeId GlobalCall::run() {
  switch (global_.action) {
    case Action::kOrderedDict:
      return ordered_dict();
    case Action::kCounter:
    case Action::kMapping:
      return copied_mapping();
    case Action::kNamespace:
      check_count(0, 0);
      return add(Mapping{.items = {}, .is_namespace = true});
    case Action::kSet:
      return sequence(Sequence::Kind::kSet);
    case Action::kSize:
      return sequence(Sequence::Kind::kTuple);
    case Action::kDevice:
      return device();
    case Action::kPath:
      return path();
    case Action::kString:
      check_count(1, 1);
      nodes_.text(args_[0], what("the text"));
      return args_[0];
    case Action::kBytes:
      return add(Foreign{"bytes"});
    case Action::kComplex:
      return add(Foreign{"a complex number"});
    case Action::kRebuildTensor:
    case Action::kRebuildTensorV2:
    case Action::kRebuildTensorV3:
      return tensor();
    case Action::kRebuildParameter:
      return parameter();
    case Action::kRebuildFromType:
      return from_type();
    case Action::kStorage:
    case Action::kDtype:
    case Action::kType:
      break;
  }
  bad_pickle(
      position_, "expected a function, got ", global_.name, " to be called");
}

// OrderedDict(), or as Python 2 wrote it OrderedDict([[key, value], …]).
NodeId GlobalCall::ordered_dict() {
  check_count(0, 1);
  Mapping mapping{.items = {}, .is_ordered = true};
  if (!args_.empty()) {
    for (const NodeId pair : nodes_.items(args_[0], what("the items"))) {
      const auto& both = nodes_.items(pair, what("an item"));
      if (both.size() != 2) {
        nodes_.unexpected(pair, "a pair", what("an item"));
      }
      nodes_.charge_copies(position_, 1);
      mapping.items.insert(mapping.items.end(), both.begin(), both.end());
    }
  }
  return add(std::move(mapping));
}

NodeId GlobalCall::copied_mapping() {
  check_count(0, 1);
  Mapping mapping;
  if (!args_.empty()) {
    const auto& items = nodes_.mapping(args_[0], what("the items")).items;
    nodes_.charge_copies(position_, items.size());
    mapping.items = items;
  }
  return add(std::move(mapping));
}

NodeId GlobalCall::sequence(Sequence::Kind kind) {
  check_count(0, 1);
  Sequence sequence{kind, {}};
  if (!args_.empty()) {
    const auto& items = nodes_.items(args_[0], what("the items"));
    nodes_.charge_copies(position_, items.size());
    sequence.items = items;
  }
  return add(std::move(sequence));
}

NodeId GlobalCall::device() {
  check_count(1, 2);
  std::string name(nodes_.text(args_[0], what("the kind")));
  if (args_.size() == 2) {
    name += ":" + std::to_string(nodes_.integer(args_[1], what("the index")));
  }
  return add(std::move(name));
}

NodeId GlobalCall::path() {
  std::string path;
  nodes_.charge_copies(position_, args_.size());
  for (const NodeId part : args_) {
    if (!path.empty() && path.back() != '/') {
      path += '/';
    }
    const auto text = nodes_.text(part, what("a part"));
    nodes_.charge_copies(position_, text.size());
    path += text;
  }
  return add(std::move(path));
}

std::vector<int64_t> GlobalCall::integers(NodeId id, const char* argument)
    const {
  const auto& items = nodes_.items(id, what(argument));
  if (items.size() > kMaxDimensions) {
    bad_pickle(
        position_,
        "expected at most ",
        kMaxDimensions,
        " dimensions, got ",
        items.size());
  }
  std::vector<int64_t> values;
  for (const NodeId item : items) {
    values.push_back(nodes_.integer(item, what(argument)));
  }
  return values;
}

void GlobalCall::set_metadata(NodeId id, TensorRef& tensor) const {
  if (nodes_.find<std::monostate>(id) != nullptr) {
    return;
  }
  const auto& items = nodes_.mapping(id, what("the metadata")).items;
  for (size_t i = 0; i < items.size(); i += 2) {
    const auto name = nodes_.text(items[i], what("a name in the metadata"));
    const auto* value = nodes_.find<bool>(items[i + 1]);
    if (value == nullptr || (name != "conj" && name != "neg")) {
      bad_pickle(
          position_,
          "expected conj or neg in the metadata of a tensor, got ",
          shown(name));
    }
    (name == "conj" ? tensor.is_conj : tensor.is_neg) = *value;
  }
}

// v1: storage, offset, size, stride; v2: + requires_grad, hooks[, metadata];
// v3: + requires_grad, hooks, dtype[, metadata].
NodeId GlobalCall::tensor() {
  const bool has_dtype = global_.action == Action::kRebuildTensorV3;
  const size_t least = global_.action == Action::kRebuildTensor ? 4
                       : has_dtype                              ? 7
                                                                : 6;
  check_count(least, least == 4 ? 4 : least + 1);
  const auto* storage = nodes_.find<StorageRef>(args_[0]);
  if (storage == nullptr) {
    nodes_.unexpected(args_[0], "a storage", what("the storage"));
  }
  TensorRef tensor{
      *storage,
      storage->dtype,
      nodes_.integer(args_[1], what("the offset")),
      integers(args_[2], "the size"),
      integers(args_[3], "the stride")};
  if (has_dtype) {
    const auto& dtype = nodes_.global(args_[6], what("the dtype"));
    if (dtype.action != Action::kDtype) {
      nodes_.unexpected(args_[6], "a dtype", what("the dtype"));
    }
    tensor.dtype = dtype.dtype;
  } else if (tensor.dtype == c10::ScalarType::Undefined) {
    tensor.dtype = c10::ScalarType::Byte;
  }
  if (least > 4 && args_.size() > least) {
    set_metadata(args_.back(), tensor);
  }
  return add(std::make_unique<const TensorRef>(std::move(tensor)));
}

// tensor, requires_grad, hooks[, state]: the tensor itself.
NodeId GlobalCall::parameter() {
  check_count(3, 4);
  if (nodes_.find<std::unique_ptr<const TensorRef>>(args_[0]) == nullptr) {
    nodes_.unexpected(args_[0], "a tensor", what("the data"));
  }
  return args_[0];
}

// function, type, arguments, state: a tensor with attributes, which are lost.
NodeId GlobalCall::from_type() {
  check_count(4, 4);
  const auto& function = nodes_.global(args_[0], what("the function"));
  const auto& type = nodes_.global(args_[1], what("the type"));
  if (type.action != Action::kType ||
      function.action == Action::kRebuildFromType) {
    bad_pickle(
        position_,
        "expected a plain tensor, got one of ",
        type.name,
        " made by ",
        function.name);
  }
  return call_global(nodes_, function, args_[2], position_);
}

} // namespace

NodeId
call_global(Nodes& nodes, const Global& global, NodeId args, size_t position) {
  return GlobalCall(nodes, global, args, position).run();
}

} // namespace fulgurite::detail::pickle
