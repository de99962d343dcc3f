#include "fulgurite/data/combined_loader.h"

#include "fulgurite/base/enum_names.h"
#include "fulgurite/base/error.h"

#include <algorithm>

namespace fulgurite::detail {

struct CombinedLoader::Child {
  std::shared_ptr<LoaderBase> loader;
  bool ended = false; // at least once in this epoch
  int64_t cycles = 0;
};

CombinedLoader::CombinedLoader(
    std::vector<std::shared_ptr<LoaderBase>> loaders,
    CombinedMode mode)
    : parts_(loaders.size()), mode_(mode) {
  if (loaders.empty()) {
    misconfigured("[CombinedLoader] expected at least one loader, got none");
  }
  for (auto& loader : loaders) {
    if (!loader) {
      misconfigured(
          "[CombinedLoader] expected loaders, got an empty handle as number ",
          children_.size());
    }
    children_.push_back({std::move(loader)});
  }
}

CombinedLoader::~CombinedLoader() = default;

std::optional<int64_t> CombinedLoader::size() const {
  int64_t least = std::numeric_limits<int64_t>::max();
  int64_t most = 0;
  int64_t sum = 0;
  for (const auto& child : children_) {
    const auto size = child.loader->size();
    if (!size) {
      return std::nullopt;
    }
    least = std::min(least, *size);
    most = std::max(most, *size);
    sum += *size;
  }
  switch (mode_) {
    case CombinedMode::kMinSize:
      return least;
    case CombinedMode::kSequential:
      return sum;
    default:
      return most;
  }
}

void CombinedLoader::begin_epoch(int64_t epoch) {
  const bool goes_on = std::exchange(resumed_, false) && epoch == epoch_;
  if (goes_on) {
    return;
  }
  epoch_ = epoch;
  current_ = 0;
  begun_ = true;
  ended_ = false;
  for (auto& child : children_) {
    child.ended = false;
    child.cycles = 0;
  }
  // In sequence the others begin when their turn comes.
  const size_t count =
      mode_ == CombinedMode::kSequential ? 1 : children_.size();
  for (size_t i = 0; i < count; ++i) {
    children_[i].loader->begin_epoch(epoch);
  }
}

bool CombinedLoader::next(AnyBatch& batch) {
  if (!begun_) {
    begin_epoch(0);
  }
  resumed_ = false;
  if (ended_) {
    return false;
  }
  const bool found = mode_ == CombinedMode::kSequential
                         ? next_in_sequence(batch)
                         : next_in_parallel(batch);
  ended_ = !found;
  return found;
}

/// Begins a child again that has ended while others have not.
bool CombinedLoader::cycle(Child& child, AnyBatch& part) {
  ++child.cycles;
  // An order of its own for each round.
  child.loader->begin_epoch(epoch_ + (child.cycles << 32));
  return child.loader->next(part);
}

bool CombinedLoader::next_in_parallel(AnyBatch& batch) {
  const auto all_ended = [&] {
    return std::all_of(
        children_.begin(), children_.end(), [](const Child& child) {
          return child.ended;
        });
  };
  for (size_t i = 0; i < children_.size(); ++i) {
    auto& child = children_[i];
    const bool asks = mode_ != CombinedMode::kMaxSize || !child.ended;
    if (asks && child.loader->next(parts_[i])) {
      continue;
    }
    child.ended = true;
    parts_[i].reset();
    if (mode_ == CombinedMode::kMinSize || all_ended()) {
      return false;
    }
    if (mode_ == CombinedMode::kMaxSizeCycle && !cycle(child, parts_[i])) {
      fail(
          "[CombinedLoader] expected loader ",
          i,
          " to have batches to cycle through, got none");
    }
  }
  assemble(parts_, 0, batch);
  return true;
}

bool CombinedLoader::next_in_sequence(AnyBatch& batch) {
  while (!children_[current_].loader->next(parts_[current_])) {
    if (current_ + 1 == children_.size()) {
      return false;
    }
    ++current_;
    children_[current_].loader->begin_epoch(epoch_);
  }
  assemble(parts_, current_, batch);
  return true;
}

Value CombinedLoader::state_dict() const {
  Value::List children;
  for (const auto& child : children_) {
    children.push_back(Value::Dict{
        {"ended", child.ended},
        {"cycles", child.cycles},
        {"state", child.loader->state_dict()}});
  }
  return Value::Dict{
      {"mode", reflect::enum_text(mode_)},
      {"epoch", epoch_},
      {"current", static_cast<int64_t>(current_)},
      {"ended", ended_},
      {"loaders", std::move(children)}};
}

void CombinedLoader::load_state_dict(const Value& value) {
  const auto& state = value.as_dict();
  const auto& children = state.at("loaders").as_list();
  const auto& mode = state.at("mode").as_string();
  const int64_t current = state.at("current").as_int();
  const auto count = static_cast<int64_t>(children_.size());
  if (mode != reflect::enum_text(mode_) ||
      static_cast<int64_t>(children.size()) != count || current < 0 ||
      current >= count) {
    fail(
        "[CombinedLoader.load_state_dict] expected the state of ",
        count,
        " loaders in mode ",
        reflect::enum_text(mode_),
        ", got that of ",
        children.size(),
        " in mode ",
        mode);
  }
  epoch_ = state.at("epoch").as_int();
  ended_ = state.at("ended").as_bool();
  current_ = static_cast<size_t>(current);
  begun_ = epoch_ >= 0;
  resumed_ = begun_;
  for (size_t i = 0; i < children_.size(); ++i) {
    const auto& child = children[i].as_dict();
    children_[i].ended = child.at("ended").as_bool();
    children_[i].cycles = child.at("cycles").as_int();
    children_[i].loader->load_state_dict(child.at("state"));
  }
}

int64_t CombinedLoader::next_epoch() const {
  return resumed_ ? epoch_ : epoch_ + 1;
}

std::optional<int64_t> CombinedLoader::batch_size() const {
  return mode_ == CombinedMode::kSequential
             ? children_.front().loader->batch_size()
             : std::nullopt;
}

bool CombinedLoader::shuffles() const {
  return std::any_of(
      children_.begin(), children_.end(), [](const Child& child) {
        return child.loader->shuffles();
      });
}

bool CombinedLoader::set_distributed(
    int64_t rank,
    int64_t world_size,
    Sharding sharding) {
  bool all = true;
  for (auto& child : children_) {
    all = child.loader->set_distributed(rank, world_size, sharding) && all;
  }
  return all;
}

std::shared_ptr<LoaderBase> CombinedLoader::with_sequential_sampling() const {
  std::vector<std::shared_ptr<LoaderBase>> loaders;
  for (const auto& child : children_) {
    loaders.push_back(child.loader->with_sequential_sampling());
    if (!loaders.back()) {
      return nullptr;
    }
  }
  return with_loaders(std::move(loaders));
}

} // namespace fulgurite::detail
