#include "fulgurite/hardware/profilers/simple.h"

#include "fulgurite/base/error.h"

#include <algorithm>
#include <cstdio>

namespace fulgurite {

void SimpleProfiler::start(std::string_view action) {
  auto it = records_.find(action);
  if (it == records_.end()) {
    it = records_.emplace(std::string(action), Record{}).first;
  }
  it->second.open.push_back(Clock::now());
}

void SimpleProfiler::stop(std::string_view action) {
  const auto it = records_.find(action);
  if (it == records_.end() || it->second.open.empty()) {
    fail(
        "[SimpleProfiler.stop] expected an action that was started, got \"",
        action,
        "\"");
  }
  auto& record = it->second;
  record.total += Clock::now() - record.open.back();
  record.open.pop_back();
  ++record.calls;
}

std::string SimpleProfiler::summary() {
  const auto seconds = [](Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
  };
  std::vector<std::pair<std::string, const Record*>> rows;
  for (const auto& [action, record] : records_) {
    rows.emplace_back(action, &record);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
    return a.second->total > b.second->total;
  });
  const double all = seconds(Clock::now() - began_);
  char line[256];
  std::snprintf(
      line,
      sizeof line,
      "%-64s %14s %10s %12s %8s\n",
      "Action",
      "Mean (ms)",
      "Calls",
      "Total (s)",
      "%");
  std::string out = line;
  for (const auto& [action, record] : rows) {
    const double total = seconds(record->total);
    const double calls =
        static_cast<double>(std::max<int64_t>(record->calls, 1));
    std::snprintf(
        line,
        sizeof line,
        "%-64s %14.4f %10lld %12.4f %8.2f\n",
        action.c_str(),
        total / calls * 1e3,
        static_cast<long long>(record->calls),
        total,
        all > 0 ? total / all * 100 : 0);
    out += line;
  }
  return out;
}

} // namespace fulgurite
