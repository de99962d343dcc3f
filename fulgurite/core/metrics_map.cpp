#include "fulgurite/core/metrics_map.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"

#include <ATen/ops/scalar_tensor.h>

namespace fulgurite {

double Metrics::Entry::read() const {
  if (pending.defined()) {
    value = pending.item<double>();
    pending.reset();
  }
  return value;
}

const Metrics::Entry* Metrics::find_entry(std::string_view name) const {
  for (const auto& entry : entries_) {
    if (entry.name == name) {
      return &entry;
    }
  }
  return nullptr;
}

Metrics::Entry& Metrics::entry(std::string_view name) {
  if (const auto* found = find_entry(name)) {
    return const_cast<Entry&>(*found);
  }
  return entries_.emplace_back(Entry{std::string(name), 0, {}});
}

double Metrics::at(std::string_view name) const {
  if (const auto* found = find_entry(name)) {
    return found->read();
  }
  fail("there is no metric '", name, "'", did_you_mean(name, names()));
}

std::optional<double> Metrics::find(std::string_view name) const {
  const auto* found = find_entry(name);
  return found ? std::optional(found->read()) : std::nullopt;
}

bool Metrics::contains(std::string_view name) const {
  return find_entry(name) != nullptr;
}

at::Tensor Metrics::tensor(std::string_view name) const {
  const auto* found = find_entry(name);
  if (found == nullptr) {
    return {};
  }
  return found->pending.defined()
             ? found->pending
             : at::scalar_tensor(found->value, at::TensorOptions(at::kFloat));
}

std::vector<std::string> Metrics::names() const {
  std::vector<std::string> out;
  for (const auto& entry : entries_) {
    out.push_back(entry.name);
  }
  return out;
}

std::vector<std::pair<std::string, double>> Metrics::items() const {
  std::vector<std::pair<std::string, double>> out;
  for (const auto& entry : entries_) {
    out.emplace_back(entry.name, entry.read());
  }
  return out;
}

void Metrics::set(std::string_view name, double value) {
  auto& target = entry(name);
  target.value = value;
  target.pending.reset();
}

void Metrics::set(std::string_view name, at::Tensor value) {
  entry(name).pending = std::move(value);
}

void Metrics::update(const Metrics& other) {
  for (const auto& source : other.entries_) {
    auto& target = entry(source.name);
    target.value = source.value;
    target.pending = source.pending;
  }
}

} // namespace fulgurite
