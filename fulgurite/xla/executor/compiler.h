#pragma once

#include "fulgurite/xla/executor/backend.h"
#include "fulgurite/xla/executor/program_cache.h"
#include "fulgurite/xla/executor/program_store.h"
#include "fulgurite/xla/executor/recompile_watch.h"
#include "fulgurite/xla/ir/physical_types.h"
#include "fulgurite/xla/pjrt/client.h"

#include <mutex>
#include <optional>

namespace fulgurite::xla {

/// From graphs to programs: kept in memory, in a folder (FULGURITE_XLA_CACHE)
/// or compiled. Any thread may ask.
class Compiler {
 public:
  Compiler(
      pjrt::Client client,
      pjrt::CompileOptions options,
      PhysicalTypes types = PhysicalTypes());

  ProgramPtr program_of(const Run& run, Metrics& metrics);
  const pjrt::CompileOptions& options() const {
    return options_;
  }

 private:
  ProgramPtr load(const std::string& module);
  ProgramPtr compile(const std::string& module, int64_t num_operations);
  void dump(const Run& run, const std::string& module);

  pjrt::Client client_;
  pjrt::CompileOptions options_;
  PhysicalTypes types_;
  std::mutex mutex_;
  ProgramCache programs_;
  std::optional<ProgramStore> store_;
  RecompileWatch watch_;
  int64_t num_dumped_ = 0;
};

} // namespace fulgurite::xla
