#include "fulgurite/xla/executor/program_cache.h"

namespace fulgurite::xla {

ProgramPtr ProgramCache::find(const Hash& key) {
  const auto found = places_.find(key);
  if (found == places_.end()) {
    return nullptr;
  }
  entries_.splice(entries_.begin(), entries_, found->second);
  return found->second->second;
}

void ProgramCache::insert(const Hash& key, ProgramPtr program) {
  entries_.emplace_front(key, std::move(program));
  places_[key] = entries_.begin();
  if (entries_.size() > capacity_) {
    places_.erase(entries_.back().first);
    entries_.pop_back();
  }
}

} // namespace fulgurite::xla
