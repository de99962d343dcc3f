#include "fulgurite/hardware/checkpoint_io/pickle_node_impl.h"

#include "fulgurite/base/value.h"
#include "fulgurite/hardware/checkpoint_io/pickle_format_impl.h"

#include <algorithm>

namespace fulgurite::detail::pickle {

namespace {

template <class... Kinds>
struct Overloaded : Kinds... {
  using Kinds::operator()...;
};
template <class... Kinds>
Overloaded(Kinds...) -> Overloaded<Kinds...>;

// The whole allow-list. A name stands here when what it makes is plain data
// that call_global can put together by hand.
std::vector<Global> make_globals() {
  std::vector<Global> table = {
      {"collections.OrderedDict", Action::kOrderedDict},
      {"collections.Counter", Action::kCounter},
      {"torch._utils._rebuild_tensor", Action::kRebuildTensor},
      {"torch._utils._rebuild_tensor_v2", Action::kRebuildTensorV2},
      {"torch._utils._rebuild_tensor_v3", Action::kRebuildTensorV3},
      {"torch._utils._rebuild_parameter", Action::kRebuildParameter},
      {"torch._utils._rebuild_parameter_with_state", Action::kRebuildParameter},
      {"torch._tensor._rebuild_from_type_v2", Action::kRebuildFromType},
      {"torch.storage.UntypedStorage", Action::kStorage},
      {"torch.Size", Action::kSize},
      {"torch.device", Action::kDevice},
      {"torch.Tensor", Action::kType},
      {"torch._tensor.Tensor", Action::kType},
      {"torch.nn.parameter.Parameter", Action::kType},
      {"torch.nn.parameter.Buffer", Action::kType},
      {"torch.torch_version.TorchVersion", Action::kString},
      {"_codecs.encode", Action::kBytes},
      {"argparse.Namespace", Action::kNamespace},
      {"pathlib.Path", Action::kPath},
      {"pathlib.PosixPath", Action::kPath},
      {"pathlib.PurePosixPath", Action::kPath},
      {"pathlib._local.PosixPath", Action::kPath},
      {"lightning.fabric.utilities.data.AttributeDict", Action::kMapping},
      {"lightning_fabric.utilities.data.AttributeDict", Action::kMapping},
      {"lightning.pytorch.utilities.parsing.AttributeDict", Action::kMapping},
      {"pytorch_lightning.utilities.parsing.AttributeDict", Action::kMapping},
  };
  const std::string builtins = "builtins.";
  table.push_back({builtins + "set", Action::kSet});
  table.push_back({builtins + "frozenset", Action::kSet});
  table.push_back({builtins + "bytearray", Action::kBytes});
  table.push_back({builtins + "complex", Action::kComplex});
  for (const char* type : {"bool", "int", "float", "str", "list", "dict"}) {
    table.push_back({builtins + type, Action::kType});
  }
  for (const auto& dtype : dtypes()) {
    table.push_back({join("torch.", dtype.name), Action::kDtype, dtype.type});
    if (!dtype.storage.empty()) {
      table.push_back(
          {join("torch.", dtype.storage), Action::kStorage, dtype.type});
    }
  }
  return table;
}

} // namespace

std::string shown(std::string_view name) {
  constexpr size_t kMaxShown = 80;
  std::string text;
  for (const char c : name.substr(0, kMaxShown)) {
    const bool is_plain = c >= ' ' && c <= '~';
    text += is_plain ? c : '?';
  }
  return "'" + text + (name.size() > kMaxShown ? "…'" : "'");
}

const Global* find_global(std::string_view module, std::string_view name) {
  static const std::vector<Global> kTable = make_globals();
  // Python 2 had its builtins elsewhere, and protocol 2 still says so.
  if (module == "__builtin__") {
    module = "builtins";
  }
  const auto row =
      std::find_if(kTable.begin(), kTable.end(), [&](const Global& global) {
        const std::string_view full = global.name;
        return full.size() == module.size() + 1 + name.size() &&
               full.substr(0, module.size()) == module &&
               full[module.size()] == '.' &&
               full.substr(module.size() + 1) == name;
      });
  return row == kTable.end() ? nullptr : &*row;
}

void Nodes::charge_copies(size_t position, size_t count) {
  num_copies_ += count;
  if (num_copies_ > kMaxNodes) {
    bad_pickle(position, "expected at most ", kMaxNodes, " items, got more");
  }
}

const std::vector<NodeId>& Nodes::items(NodeId id, std::string_view what)
    const {
  const auto* sequence = find<Sequence>(id);
  if (sequence == nullptr) {
    unexpected(id, "a list or tuple", what);
  }
  return sequence->items;
}

const std::vector<NodeId>& Nodes::tuple(NodeId id, std::string_view what)
    const {
  const auto* sequence = find<Sequence>(id);
  if (sequence == nullptr || sequence->kind != Sequence::Kind::kTuple) {
    unexpected(id, "a tuple", what);
  }
  return sequence->items;
}

const Mapping& Nodes::mapping(NodeId id, std::string_view what) const {
  const auto* mapping = find<Mapping>(id);
  if (mapping == nullptr) {
    unexpected(id, "a dict", what);
  }
  return *mapping;
}

int64_t Nodes::integer(NodeId id, std::string_view what) const {
  const auto* value = find<int64_t>(id);
  if (value == nullptr) {
    unexpected(id, "an int", what);
  }
  return *value;
}

std::string_view Nodes::text(NodeId id, std::string_view what) const {
  const auto* text = find<std::string_view>(id);
  if (text == nullptr) {
    unexpected(id, "a str", what);
  }
  return *text;
}

const Global& Nodes::global(NodeId id, std::string_view what) const {
  const auto* global = find<const Global*>(id);
  if (global == nullptr) {
    unexpected(id, "a global", what);
  }
  return **global;
}

std::string Nodes::kind(NodeId id) const {
  return std::visit(
      Overloaded{
          [](std::monostate) { return std::string("None"); },
          [](bool) { return std::string("a bool"); },
          [](int64_t) { return std::string("an int"); },
          [](double) { return std::string("a float"); },
          [](std::string_view) { return std::string("a str"); },
          [](const std::string&) { return std::string("a str"); },
          [](const Sequence& sequence) -> std::string {
            constexpr const char* kNames[] = {"a list", "a tuple", "a set"};
            return kNames[static_cast<size_t>(sequence.kind)];
          },
          [](const Mapping&) { return std::string("a dict"); },
          [](const Global* global) { return "the global " + global->name; },
          [](const StorageRef&) { return std::string("a storage"); },
          [](const std::unique_ptr<const TensorRef>&) {
            return std::string("a tensor");
          },
          [](const Foreign& foreign) { return std::string(foreign.what); },
      },
      nodes_[id].data);
}

void Nodes::unexpected(
    NodeId id,
    std::string_view expected,
    std::string_view what) const {
  bad_pickle(
      nodes_[id].position,
      "expected ",
      expected,
      " for ",
      what,
      ", got ",
      kind(id));
}

} // namespace fulgurite::detail::pickle
