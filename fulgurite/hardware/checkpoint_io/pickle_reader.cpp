#include "fulgurite/hardware/checkpoint_io/pickle_reader.h"

#include "fulgurite/hardware/checkpoint_io/pickle_format_impl.h"
#include "fulgurite/hardware/checkpoint_io/pickle_node_impl.h"
#include "fulgurite/hardware/checkpoint_io/pickle_values_impl.h"

#include <bit>
#include <cstring>
#include <limits>

namespace fulgurite {

using namespace detail::pickle;

namespace {

// Runs the opcodes. Every loop and every allocation is bounded by the number
// of bytes in the pickle: each step takes at least one.
class PickleMachine {
 public:
  explicit PickleMachine(std::string_view pickle) : pickle_(pickle) {}

  /// The node of the whole object.
  NodeId run();
  const Nodes& nodes() const {
    return nodes_;
  }

 private:
  static constexpr NodeId kNoNode = std::numeric_limits<NodeId>::max();

  // Each handles a family of opcodes; false: not one of them.
  bool run_number(Opcode opcode);
  bool run_text(Opcode opcode);
  bool run_sequence(Opcode opcode);
  bool run_mapping(Opcode opcode);
  bool run_memo(Opcode opcode);
  bool run_object(Opcode opcode);
  bool run_stack(Opcode opcode);

  std::string_view take(size_t size);
  std::string_view take_line();
  template <class T>
  T take_number();
  int64_t take_long(size_t size);
  std::string_view take_text(uint64_t size);

  template <class Data>
  void push(Data data) {
    stack_.push_back(nodes_.add(position_, std::move(data)));
  }
  NodeId pop();
  NodeId top() const;
  std::vector<NodeId> pop_to_mark();
  void push_tuple(size_t size);
  void append(std::vector<NodeId> items, Sequence::Kind kind);
  void set_items(const std::vector<NodeId>& items);
  void remember(uint64_t index);
  void recall(uint64_t index);
  void push_global(std::string_view module, std::string_view name);
  void push_storage();
  void build();

  template <class... Parts>
  [[noreturn]] void bad(const Parts&... parts) const {
    bad_pickle(position_, parts...);
  }

  std::string_view pickle_;
  size_t at_ = 0;
  size_t position_ = 0; // of the current opcode
  Nodes nodes_;
  std::vector<NodeId> stack_;
  std::vector<size_t> marks_;
  std::vector<NodeId> memo_;
  uint64_t num_memoized_ = 0;
};

NodeId PickleMachine::run() {
  for (;;) {
    position_ = at_;
    const auto opcode = static_cast<Opcode>(take(1)[0]);
    if (opcode == Opcode::kStop) {
      if (stack_.size() != 1 || !marks_.empty()) {
        bad("expected one object at the end, got ", stack_.size());
      }
      return stack_[0];
    }
    if (!run_number(opcode) && !run_text(opcode) && !run_sequence(opcode) &&
        !run_mapping(opcode) && !run_memo(opcode) && !run_object(opcode) &&
        !run_stack(opcode)) {
      bad("expected an opcode of pickle protocols 2 to 5, got byte ",
          static_cast<unsigned>(opcode));
    }
  }
}

bool PickleMachine::run_number(Opcode opcode) {
  switch (opcode) {
    case Opcode::kNone:
      push(std::monostate());
      return true;
    case Opcode::kNewTrue:
    case Opcode::kNewFalse:
      push(opcode == Opcode::kNewTrue);
      return true;
    case Opcode::kBinInt:
      push(int64_t{take_number<int32_t>()});
      return true;
    case Opcode::kBinInt1:
      push(int64_t{take_number<uint8_t>()});
      return true;
    case Opcode::kBinInt2:
      push(int64_t{take_number<uint16_t>()});
      return true;
    case Opcode::kLong1:
      push(take_long(take_number<uint8_t>()));
      return true;
    case Opcode::kLong4:
      push(take_long(take_number<uint32_t>()));
      return true;
    case Opcode::kBinFloat:
      push(std::bit_cast<double>(__builtin_bswap64(take_number<uint64_t>())));
      return true;
    default:
      return false;
  }
}

bool PickleMachine::run_text(Opcode opcode) {
  switch (opcode) {
    case Opcode::kShortBinUnicode:
    case Opcode::kShortBinString:
      push(take_text(take_number<uint8_t>()));
      return true;
    case Opcode::kBinUnicode:
    case Opcode::kBinString:
      push(take_text(take_number<uint32_t>()));
      return true;
    case Opcode::kBinUnicode8:
      push(take_text(take_number<uint64_t>()));
      return true;
    case Opcode::kShortBinBytes:
      take(take_number<uint8_t>());
      push(Foreign{"bytes"});
      return true;
    case Opcode::kBinBytes:
      take(take_number<uint32_t>());
      push(Foreign{"bytes"});
      return true;
    case Opcode::kBinBytes8:
      take(take_number<uint64_t>());
      push(Foreign{"bytes"});
      return true;
    default:
      return false;
  }
}

bool PickleMachine::run_sequence(Opcode opcode) {
  switch (opcode) {
    case Opcode::kEmptyList:
      push(Sequence{Sequence::Kind::kList, {}});
      return true;
    case Opcode::kEmptySet:
      push(Sequence{Sequence::Kind::kSet, {}});
      return true;
    case Opcode::kList:
      push(Sequence{Sequence::Kind::kList, pop_to_mark()});
      return true;
    case Opcode::kFrozenSet:
      push(Sequence{Sequence::Kind::kSet, pop_to_mark()});
      return true;
    case Opcode::kTuple:
      push(Sequence{Sequence::Kind::kTuple, pop_to_mark()});
      return true;
    case Opcode::kEmptyTuple:
      push_tuple(0);
      return true;
    case Opcode::kTuple1:
      push_tuple(1);
      return true;
    case Opcode::kTuple2:
      push_tuple(2);
      return true;
    case Opcode::kTuple3:
      push_tuple(3);
      return true;
    case Opcode::kAppend:
      append({pop()}, Sequence::Kind::kList);
      return true;
    case Opcode::kAppends:
      append(pop_to_mark(), Sequence::Kind::kList);
      return true;
    case Opcode::kAddItems:
      append(pop_to_mark(), Sequence::Kind::kSet);
      return true;
    default:
      return false;
  }
}

bool PickleMachine::run_mapping(Opcode opcode) {
  switch (opcode) {
    case Opcode::kEmptyDict:
      push(Mapping{});
      return true;
    case Opcode::kDict: {
      const auto items = pop_to_mark();
      push(Mapping{});
      set_items(items);
      return true;
    }
    case Opcode::kSetItem: {
      const NodeId value = pop();
      const NodeId key = pop();
      set_items({key, value});
      return true;
    }
    case Opcode::kSetItems:
      set_items(pop_to_mark());
      return true;
    default:
      return false;
  }
}

bool PickleMachine::run_memo(Opcode opcode) {
  switch (opcode) {
    case Opcode::kBinPut:
      remember(take_number<uint8_t>());
      return true;
    case Opcode::kLongBinPut:
      remember(take_number<uint32_t>());
      return true;
    case Opcode::kMemoize:
      remember(num_memoized_);
      return true;
    case Opcode::kBinGet:
      recall(take_number<uint8_t>());
      return true;
    case Opcode::kLongBinGet:
      recall(take_number<uint32_t>());
      return true;
    default:
      return false;
  }
}

bool PickleMachine::run_object(Opcode opcode) {
  switch (opcode) {
    case Opcode::kGlobal: {
      const auto module = take_line();
      push_global(module, take_line());
      return true;
    }
    case Opcode::kStackGlobal: {
      const auto name = nodes_.text(pop(), "the name of a global");
      push_global(nodes_.text(pop(), "the module of a global"), name);
      return true;
    }
    case Opcode::kReduce:
    case Opcode::kNewObj: {
      const NodeId args = pop();
      const auto& global = nodes_.global(pop(), "a function");
      stack_.push_back(call_global(nodes_, global, args, position_));
      return true;
    }
    case Opcode::kBinPersId:
      push_storage();
      return true;
    case Opcode::kBuild:
      build();
      return true;
    default:
      return false;
  }
}

bool PickleMachine::run_stack(Opcode opcode) {
  switch (opcode) {
    case Opcode::kProto: {
      const auto protocol = take_number<uint8_t>();
      if (protocol < 2 || protocol > 5) {
        bad("expected pickle protocol 2 to 5, got ", unsigned{protocol});
      }
      return true;
    }
    case Opcode::kFrame: {
      const auto size = take_number<uint64_t>();
      if (size > pickle_.size() - at_) {
        bad("expected a frame within the file, got one of ", size, " bytes");
      }
      return true;
    }
    case Opcode::kMark:
      marks_.push_back(stack_.size());
      return true;
    case Opcode::kPop:
      // A mark on top is what POP takes then, as in Python.
      if (!marks_.empty() && marks_.back() == stack_.size()) {
        marks_.pop_back();
      } else {
        pop();
      }
      return true;
    case Opcode::kPopMark:
      pop_to_mark();
      return true;
    case Opcode::kDup:
      stack_.push_back(top());
      return true;
    default:
      return false;
  }
}

std::string_view PickleMachine::take(size_t size) {
  if (size > pickle_.size() - at_) {
    bad("expected ",
        size,
        " bytes more, got the end after ",
        pickle_.size() - at_);
  }
  const auto bytes = pickle_.substr(at_, size);
  at_ += size;
  return bytes;
}

std::string_view PickleMachine::take_line() {
  const size_t end = pickle_.find('\n', at_);
  if (end == std::string_view::npos) {
    bad("expected a name and the end of its line, got the end of the file");
  }
  const auto line = pickle_.substr(at_, end - at_);
  at_ = end + 1;
  return line;
}

template <class T>
T PickleMachine::take_number() {
  T value;
  std::memcpy(&value, take(sizeof(T)).data(), sizeof(T));
  return value;
}

// Two's complement, little-endian, of any length.
int64_t PickleMachine::take_long(size_t size) {
  const auto bytes = take(size);
  const bool is_negative = !bytes.empty() && (bytes.back() & 0x80) != 0;
  const auto fill = static_cast<unsigned char>(is_negative ? 0xff : 0);
  uint64_t value = is_negative ? ~uint64_t{0} : 0;
  for (size_t i = 0; i < size; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    const bool fits =
        i < 8 ? i < 7 || (byte & 0x80) == (fill & 0x80) : byte == fill;
    if (!fits) {
      bad("expected an int within 64 bits, got a larger one");
    }
    if (i < 8) {
      value = (value & ~(uint64_t{0xff} << (8 * i))) | uint64_t{byte}
                                                           << (8 * i);
    }
  }
  return static_cast<int64_t>(value);
}

std::string_view PickleMachine::take_text(uint64_t size) {
  const auto text = take(size);
  if (!is_utf8(text)) {
    bad("expected text in UTF-8, got other bytes");
  }
  return text;
}

NodeId PickleMachine::top() const {
  const size_t bottom = marks_.empty() ? 0 : marks_.back();
  if (stack_.size() <= bottom) {
    bad("expected an object on the stack, got none");
  }
  return stack_.back();
}

NodeId PickleMachine::pop() {
  const NodeId id = top();
  stack_.pop_back();
  return id;
}

std::vector<NodeId> PickleMachine::pop_to_mark() {
  if (marks_.empty()) {
    bad("expected a mark on the stack, got none");
  }
  const auto begin =
      stack_.begin() + static_cast<std::ptrdiff_t>(marks_.back());
  std::vector<NodeId> items(begin, stack_.end());
  stack_.erase(begin, stack_.end());
  marks_.pop_back();
  return items;
}

void PickleMachine::push_tuple(size_t size) {
  std::vector<NodeId> items(size);
  for (size_t i = size; i > 0; --i) {
    items[i - 1] = pop();
  }
  push(Sequence{Sequence::Kind::kTuple, std::move(items)});
}

void PickleMachine::append(std::vector<NodeId> items, Sequence::Kind kind) {
  auto* target = std::get_if<Sequence>(&nodes_[top()].data);
  if (target == nullptr || target->kind != kind) {
    nodes_.unexpected(
        top(),
        kind == Sequence::Kind::kList ? "a list" : "a set",
        "what is appended to");
  }
  target->items.insert(target->items.end(), items.begin(), items.end());
}

void PickleMachine::set_items(const std::vector<NodeId>& items) {
  auto* target = std::get_if<Mapping>(&nodes_[top()].data);
  if (target == nullptr) {
    nodes_.unexpected(top(), "a dict", "what items are put into");
  }
  if (items.size() % 2 != 0) {
    bad("expected keys and values, got a key without a value");
  }
  target->items.insert(target->items.end(), items.begin(), items.end());
}

void PickleMachine::remember(uint64_t index) {
  // Each entry takes at least a byte of its own, so a larger number is a lie.
  if (index >= pickle_.size()) {
    bad("expected a memo number below ", pickle_.size(), ", got ", index);
  }
  if (index >= memo_.size()) {
    memo_.resize(static_cast<size_t>(index) + 1, kNoNode);
  }
  memo_[index] = top();
  ++num_memoized_;
}

void PickleMachine::recall(uint64_t index) {
  if (index >= memo_.size() || memo_[index] == kNoNode) {
    bad("expected a memo number in use, got ", index);
  }
  stack_.push_back(memo_[index]);
}

void PickleMachine::push_global(
    std::string_view module,
    std::string_view name) {
  const auto* global = find_global(module, name);
  if (global == nullptr) {
    bad("expected only tensors and plain data, got the global ",
        shown(detail::join(module, ".", name)),
        ", which is not on the list of harmless ones; try to save only "
        "state_dict() and plain values");
  }
  push(global);
}

// The only persistent id there is: ("storage", type, key, location, numel).
void PickleMachine::push_storage() {
  const NodeId id = pop();
  const auto& parts = nodes_.tuple(id, "a persistent id");
  if (parts.size() != 5 ||
      nodes_.text(parts[0], "a persistent id") != "storage") {
    bad("expected the persistent id of a storage, got another");
  }
  const auto& type = nodes_.global(parts[1], "the type of a storage");
  if (type.action != Action::kStorage) {
    nodes_.unexpected(parts[1], "a storage type", "the type of a storage");
  }
  nodes_.text(parts[3], "the location of a storage");
  push(StorageRef{
      nodes_.text(parts[2], "the key of a storage"),
      type.dtype,
      nodes_.integer(parts[4], "the size of a storage")});
}

void PickleMachine::build() {
  const NodeId state = pop();
  const NodeId target = top();
  nodes_.mapping(state, "the state of an object");
  auto* mapping = std::get_if<Mapping>(&nodes_[target].data);
  if (mapping == nullptr || (!mapping->is_ordered && !mapping->is_namespace)) {
    nodes_.unexpected(target, "an OrderedDict", "what takes a state");
  }
  if (mapping->state) {
    bad("expected one state of an object, got two");
  }
  mapping->state = state;
}

} // namespace

Value read_pickle(
    std::string_view pickle,
    const StorageLoader& load_storage,
    const PickleLimits& limits) {
  constexpr size_t kMaxPickle = size_t{1} << 30;
  if (pickle.size() > kMaxPickle) {
    bad_pickle(
        0, "expected at most ", kMaxPickle, " bytes, got ", pickle.size());
  }
  PickleMachine machine(pickle);
  const NodeId root = machine.run();
  return to_value(machine.nodes(), root, pickle.size(), load_storage, limits);
}

} // namespace fulgurite
