#pragma once

#include "fulgurite/xla/ir/hash.h"
#include "fulgurite/xla/pjrt/loaded_executable.h"

#include <cstddef>
#include <list>
#include <memory>
#include <unordered_map>

namespace fulgurite::xla {

using ProgramPtr = std::shared_ptr<const pjrt::LoadedExecutable>;

/// Compiled programs in memory. Forgets the one that has not been asked for the
/// longest when there are too many; programs that run stay alive.
class ProgramCache {
 public:
  explicit ProgramCache(size_t capacity) : capacity_(capacity) {}

  /// nullptr where it is not there.
  ProgramPtr find(const Hash& key);
  void insert(const Hash& key, ProgramPtr program);
  size_t size() const {
    return entries_.size();
  }

 private:
  using Entry = std::pair<Hash, ProgramPtr>;

  size_t capacity_;
  /// The last used first.
  std::list<Entry> entries_;
  std::unordered_map<Hash, std::list<Entry>::iterator, HashOfHash> places_;
};

} // namespace fulgurite::xla
