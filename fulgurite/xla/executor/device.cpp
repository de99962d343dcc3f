#include "fulgurite/xla/executor/device.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/executor/caller.h"
#include "fulgurite/xla/executor/record.h"
#include "fulgurite/xla/ops/op.h"
#include "fulgurite/xla/ops/structural.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <cstring>
#include <limits>
#include <unordered_map>

namespace fulgurite::xla {

namespace {

/// A training step of a large model has some ten thousand.
constexpr size_t kEndless = 100'000;

/// A floating type holds all integers up to there.
int64_t most_exact_integer(at::ScalarType dtype) {
  return int64_t{1}
         << (dtype == at::kDouble ? std::numeric_limits<double>::digits
                                  : std::numeric_limits<float>::digits);
}

} // namespace

Device::Device(Backend& backend, int64_t index, Metrics& metrics)
    : backend_(backend),
      index_(index),
      metrics_(metrics),
      number_watch_(most_exact_integer(backend.types().of(at::kDouble))),
      checks_indices_(env("FULGURITE_XLA_CHECK").value_or("0") != "0") {}

Node& Device::begin_node(const Op& op) {
  tracing_thread_.enter(torch_device());
  ++metrics_.nodes;
  if (arena_.size() >= kEndless && !has_warned_of_endless_graph_) {
    warn_of_endless_graph();
  }
  return arena_.make(op);
}

void Device::warn_of_endless_graph() {
  has_warned_of_endless_graph_ = true;
  log_warning(
      "[xla] ",
      arena_.size(),
      " operators on ",
      torch_device(),
      " have been recorded and not been run, and all of them take memory; try "
      "fulgurite::xla::sync() at the end of each step");
}

void Device::finish(Node& node) {
  auto& hash = node.hash;
  hash.add_text(node.op->name.data(), node.op->name.size());
  for (const auto& arg : node.args) {
    hash.add(static_cast<uint64_t>(arg.kind));
    hash.add(
        arg.count * 4 + (arg.wrapped_number ? 2 : 0) +
        (arg.is_integral ? 1 : 0));
    if (arg.kind == Arg::Kind::kAttribute) {
      add_attribute(hash, arg.attribute);
    }
  }
  for (const auto& shape : node.outputs) {
    hash.add(static_cast<uint64_t>(shape.dtype));
    for (const int64_t size : shape.dims) {
      hash.add(static_cast<uint64_t>(size));
    }
    hash.add(~0ULL);
  }
}

Value Device::read(LazyStorage& storage) {
  if (storage.error) {
    std::rethrow_exception(storage.error);
  }
  if (storage.value) {
    return storage.value;
  }
  if (!storage.data) {
    // Memory that nobody has written: any contents will do.
    return record(*this, zeros_op(), {}, storage.shape);
  }
  if (storage.leaf_generation != generation_) {
    storage.leaf = arena_.leaf(storage.data);
    storage.leaf_generation = generation_;
  }
  return storage.leaf;
}

void Device::write(LazyStorage& storage, const Value& value) {
  TORCH_INTERNAL_ASSERT(
      value.shape() == storage.shape,
      value.shape().text(),
      " into ",
      storage.shape.text());
  storage.error = nullptr;
  storage.value = value;
  if (storage.pending_place < 0) {
    storage.pending_place = static_cast<int64_t>(pending_.size());
    pending_.push_back(&storage);
  }
}

void Device::put(LazyStorage& storage, DeviceDataPtr data) {
  forget(storage);
  storage.error = nullptr;
  storage.value = {};
  storage.data = std::move(data);
  storage.leaf_generation = 0;
}

void Device::forget(LazyStorage& storage) {
  const auto guard = lock();
  if (storage.pending_place < 0) {
    return;
  }
  // The order of the list is the order of the program's results: what stays
  // must keep its place among the others.
  pending_[storage.pending_place] = nullptr;
  storage.pending_place = -1;
}

Value Device::number(const at::Scalar& value) {
  if (numbers_leaf_ == nullptr) {
    numbers_leaf_ = &arena_.make(leaf_op());
    numbers_leaf_->outputs.push_back({at::kDouble, {0}});
  }
  numbers_.push_back(value.to<double>());
  numbers_leaf_->outputs[0].dims[0] = static_cast<int64_t>(numbers_.size());
  return record(
      *this,
      element_op(),
      {Value{numbers_leaf_, 0}, static_cast<int64_t>(numbers_.size() - 1)},
      {at::kDouble, {}});
}

Value Device::random_state(const RandomState& state) {
  // Two words for each operator. Which two is part of the graph, so that two
  // operators are never taken for one.
  if (random_leaf_ == nullptr) {
    random_leaf_ = &arena_.make(leaf_op());
    random_leaf_->outputs.push_back({at::kUInt64, {0}});
  }
  random_states_.push_back(state);
  const auto end = static_cast<int64_t>(2 * random_states_.size());
  random_leaf_->outputs[0].dims[0] = end;
  return record(
      *this,
      slice_op(),
      {Value{random_leaf_, 0},
       std::vector<int64_t>{end - 2},
       std::vector<int64_t>{end},
       std::vector<int64_t>{1}},
      {at::kUInt64, {2}});
}

struct Device::Roots {
  std::vector<Value> values;
  /// The storages that wait for each value.
  std::vector<std::vector<LazyStorage*>> storages;
};

Device::Roots Device::collect_roots() {
  Roots roots;
  std::unordered_map<const Node*, std::unordered_map<uint32_t, size_t>> places;
  for (auto* storage : pending_) {
    if (storage == nullptr) {
      continue;
    }
    storage->pending_place = -1;
    if (storage->value.node->data) {
      // The contents of another storage, shared until one of them is written.
      storage->data = storage->value.node->data;
      storage->leaf_generation = 0;
      storage->value = {};
      continue;
    }
    const auto [it, is_new] = places[storage->value.node].try_emplace(
        storage->value.index, roots.values.size());
    if (is_new) {
      roots.values.push_back(storage->value);
      roots.storages.emplace_back();
    }
    roots.storages[it->second].push_back(storage);
  }
  pending_.clear();
  return roots;
}

void Device::send(Node* leaf, const at::Tensor& host) {
  leaf->data = backend_.upload(host, index_);
  ++metrics_.uploads;
  metrics_.uploaded_bytes += static_cast<int64_t>(host.nbytes());
}

void Device::send_numbers() {
  if (numbers_leaf_ != nullptr) {
    send(numbers_leaf_, at::tensor(numbers_, at::TensorOptions(at::kDouble)));
  }
  if (random_leaf_ != nullptr) {
    const auto words = at::empty(
        random_leaf_->outputs[0].dims, at::TensorOptions(at::kUInt64));
    std::memcpy(
        words.mutable_data_ptr(), random_states_.data(), words.nbytes());
    send(random_leaf_, words);
  }
}

std::vector<int64_t> Device::donations(const Graph& graph, const Roots& roots)
    const {
  std::vector<int64_t> donated_to(graph.leaves.size(), -1);
  std::unordered_map<const DeviceData*, size_t> leaf_of;
  for (size_t i = 0; i < graph.leaves.size(); ++i) {
    leaf_of[graph.leaves[i]->data.get()] = i;
  }
  for (size_t i = 0; i < roots.values.size(); ++i) {
    for (const auto* storage : roots.storages[i]) {
      const auto found = leaf_of.find(storage->data.get());
      if (!storage->data || found == leaf_of.end()) {
        continue;
      }
      const auto& leaf = *graph.leaves[found->second];
      // Held by the storage that is overwritten and by its leaf, nothing else.
      if (leaf.data.use_count() == 2 && storage->leaf.node == &leaf &&
          leaf.outputs[0] == roots.values[i].shape() &&
          donated_to[found->second] < 0) {
        donated_to[found->second] = static_cast<int64_t>(i);
        break;
      }
    }
  }
  return donated_to;
}

void Device::clear_graph() {
  arena_.clear();
  ++generation_;
  numbers_leaf_ = nullptr;
  numbers_.clear();
  number_watch_.restart();
  random_leaf_ = nullptr;
  random_states_.clear();
  index_checks_.clear();
  tracing_thread_.leave();
}

void Device::run_index_checks(std::string_view cause) {
  // A program of its own, and first: nothing is overwritten when it fails.
  if (index_checks_.empty()) {
    return;
  }
  const Graph graph = collect_graph(index_checks_.ranges(), arena_.size());
  const std::vector<int64_t> no_donations(graph.leaves.size(), -1);
  const auto ranges =
      backend_.execute({graph, no_donations, index_, cause}, metrics_);
  for (size_t i = 0; i < ranges.size(); ++i) {
    index_checks_.verify(i, backend_.download(*ranges[i]), cause);
  }
}

std::string Device::name_sync(
    std::string_view cause,
    bool end_of_step,
    const CallSite& place) {
  if (end_of_step || backend_.is_eager()) {
    return detail::join(cause, place);
  }
  const auto caller = caller_of_libtorch();
  auto name = detail::join(cause, caller.empty() ? "" : " at ", caller);
  ++metrics_.reads[name];
  return name;
}

void Device::sync(
    std::string_view cause,
    bool end_of_step,
    const CallSite& place) {
  const auto guard = lock();
  if (arena_.size() > 0) {
    tracing_thread_.enter(torch_device());
  }
  auto roots = collect_roots();
  if (roots.values.empty() && index_checks_.empty()) {
    clear_graph();
    return;
  }
  ++metrics_.syncs[std::string(cause)];
  const std::string cause_and_place = name_sync(cause, end_of_step, place);
  const auto fail_all = [&](const std::exception_ptr& error) {
    for (const auto& storages : roots.storages) {
      for (auto* storage : storages) {
        storage->value = {};
        storage->data = nullptr;
        storage->error = error;
      }
    }
    clear_graph();
  };
  std::vector<DeviceDataPtr> results;
  try {
    send_numbers();
    run_index_checks(cause_and_place);
    if (roots.values.empty()) {
      clear_graph();
      return;
    }
    const Graph graph = collect_graph(roots.values, arena_.size());
    const auto donated_to = end_of_step
                                ? donations(graph, roots)
                                : std::vector<int64_t>(graph.leaves.size(), -1);
    for (size_t i = 0; i < donated_to.size(); ++i) {
      if (donated_to[i] >= 0) {
        const auto& shape = graph.leaves[i]->outputs[0];
        metrics_.donated_bytes +=
            shape.numel() * static_cast<int64_t>(c10::elementSize(shape.dtype));
      }
    }
    results = backend_.execute(
        {graph, donated_to, index_, cause_and_place}, metrics_);
    ++metrics_.executions;
  } catch (...) {
    fail_all(std::current_exception());
    throw;
  }
  for (size_t i = 0; i < results.size(); ++i) {
    for (auto* storage : roots.storages[i]) {
      storage->value = {};
      storage->data = results[i];
      storage->leaf_generation = 0;
    }
  }
  clear_graph();
  if (end_of_step) {
    growth_watch_.note_end_of_step(DeviceData::num_live(), torch_device());
  }
}

at::Tensor Device::download(LazyStorage& storage, std::string_view cause) {
  const auto guard = lock();
  if (storage.error) {
    std::rethrow_exception(storage.error);
  }
  if (storage.value) {
    sync(cause);
  }
  if (!storage.data) {
    return at::zeros(
        storage.shape.dims, at::TensorOptions(storage.shape.dtype));
  }
  auto host = backend_.download(*storage.data);
  ++metrics_.downloads;
  metrics_.downloaded_bytes += static_cast<int64_t>(host.nbytes());
  return host;
}

namespace {

std::string text_of(const Node& node) {
  std::string out =
      detail::join("%", node.number, " = ", node.data ? "leaf" : node.op->name);
  out += "(";
  for (size_t i = 0; i < node.inputs.size(); ++i) {
    const auto& input = node.inputs[i];
    out += i == 0 ? "" : ", ";
    out += input ? detail::join("%", input.node->number) : "none";
    if (input && input.node->outputs.size() > 1) {
      out += detail::join(".", input.index);
    }
  }
  for (const auto& arg : node.args) {
    if (arg.kind == Arg::Kind::kAttribute) {
      out += detail::join("; ", arg.attribute);
    }
  }
  out += ")";
  for (const auto& shape : node.outputs) {
    out += " " + shape.text();
  }
  return out + "\n";
}

} // namespace

std::string Device::dump() {
  const auto guard = lock();
  std::string out;
  arena_.for_each([&](const Node& node) { out += text_of(node); });
  return out;
}

} // namespace fulgurite::xla
