#include "fulgurite/base/env.h"

#include "fulgurite/base/error.h"

#include <algorithm>
#include <cstdlib>

namespace fulgurite {

const std::vector<EnvironmentVariable>& environment_variables() {
  static const std::vector<EnvironmentVariable> kTable = {
      {"FULGURITE_GLOBAL_SEED",
       "Seed that seed_everything() takes when none is given."},
      {"FULGURITE_PJRT_PLUGIN",
       "Name (cpu, tpu, cuda) or path of the PJRT plugin that XLA uses when "
       "the "
       "program names none."},
      {"FULGURITE_XLA_FALLBACK",
       "What becomes of an operator that XLA cannot lower: warn (the default; "
       "it runs on the CPU) or error."},
      {"FULGURITE_XLA_EAGER",
       "1: each operator on an XLA device runs when it is called, on the CPU; "
       "the first to give a NaN is named."},
      {"FULGURITE_XLA_CHECK",
       "1: indices that operators on an XLA device get (of rows, classes, "
       "places) are looked at before they are used; one out of range is an "
       "error at the next sync."},
      {"FULGURITE_XLA_DUMP",
       "Folder that each program is written to, as StableHLO, before XLA "
       "compiles it."},
      {"FULGURITE_XLA_CACHE",
       "Folder that compiled XLA programs are kept in from one run to the "
       "next; without it, they are not."},
      {"TPU_LIBRARY_PATH", "Path of libtpu.so."},
      {"TPU_NAME",
       "Taken as a sign of a TPU when its hardware is not to be seen; so are "
       "the next three."},
      {"TPU_ACCELERATOR_TYPE", "The same."},
      {"TPU_WORKER_ID", "The same."},
      {"TPU_WORKER_HOSTNAMES", "The same."},
      {"TPU_SKIP_MDS_QUERY",
       "1: libtpu does not ask the cloud about its machine, for which it waits "
       "minutes where there is none; set to 1 before libtpu is loaded on a "
       "machine without a TPU, unless it is set."},
      {"TF_CPP_MIN_LOG_LEVEL",
       "Lowest level of messages that PJRT plugins print; set to 2 (errors) "
       "before one is loaded, unless it is set."},
      {"VIRTUAL_ENV",
       "Python's virtual environment, where PJRT plugins that pip installed "
       "are found."},
      {"HOME", "What \"~\" means in dirpath of ModelCheckpoint."},
      {"LC_ALL", "The progress bar uses Unicode where it names UTF-8."},
      {"LC_CTYPE", "The same, where LC_ALL is not set."},
      {"LANG", "The same, where LC_CTYPE is not set either."},
      {"COLUMNS", "Width of the terminal when it cannot be asked."},
      {"NO_COLOR", "Set to anything: the progress bar uses no colour."},
      {"TERM",
       "\"dumb\": the progress bar prints lines instead of drawing in place."},
  };
  return kTable;
}

namespace {

void check_known(std::string_view name) {
  const auto& table = environment_variables();
  TORCH_INTERNAL_ASSERT(
      std::any_of(
          table.begin(),
          table.end(),
          [&](const auto& row) { return row.name == name; }),
      "environment variable missing from the table in env.cpp: ",
      name);
}

} // namespace

std::optional<std::string> env(std::string_view name) {
  check_known(name);
  const char* value = std::getenv(std::string(name).c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

void set_env(std::string_view name, const std::optional<std::string>& value) {
  check_known(name);
  if (value) {
    ::setenv(std::string(name).c_str(), value->c_str(), /*overwrite=*/1);
  } else {
    ::unsetenv(std::string(name).c_str());
  }
}

} // namespace fulgurite
