#include "fulgurite/loggers/run_folder.h"

#include "fulgurite/base/error.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <mutex>
#include <string_view>
#include <utility>

namespace fulgurite {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kVersionPrefix = "version_";

/// Folders that loggers of this process write, and who does.
struct OwnedFolders {
  std::mutex mutex;
  std::map<std::string, std::string> owners;
};

OwnedFolders& owned_folders() {
  static OwnedFolders folders;
  return folders;
}

void check_relative(
    const std::string& logger,
    const char* option,
    const std::string& value) {
  if (fs::path(value).is_absolute()) {
    misconfigured(
        "[",
        logger,
        "] expected ",
        option,
        " to be a folder inside save_dir, got the absolute path \"",
        value,
        "\"; try save_dir for it");
  }
}

[[noreturn]] void
not_writable(const std::string& logger, const fs::path& folder, int error) {
  fail(
      "[",
      logger,
      "] expected a folder that can be written, got ",
      folder,
      ": ",
      std::strerror(error),
      "; try another save_dir");
}

void create_folders(const std::string& logger, const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    not_writable(logger, folder, error.value());
  }
}

/// n of a folder "version_n", else -1.
int64_t version_number(std::string_view folder) {
  constexpr size_t kMostDigits = 18;
  if (!folder.starts_with(kVersionPrefix)) {
    return -1;
  }
  folder.remove_prefix(kVersionPrefix.size());
  const bool is_number = !folder.empty() && folder.size() <= kMostDigits &&
                         std::all_of(folder.begin(), folder.end(), [](char c) {
                           return c >= '0' && c <= '9';
                         });
  return is_number ? std::stoll(std::string(folder)) : -1;
}

std::string version_folder(int64_t number) {
  return detail::join(kVersionPrefix, number);
}

std::string claim_next_version(
    const std::string& logger,
    const fs::path& root) {
  create_folders(logger, root);
  std::error_code error;
  int64_t next = 0;
  for (fs::directory_iterator it(root, error), end; !error && it != end;
       it.increment(error)) {
    next = std::max(next, version_number(it->path().filename().string()) + 1);
  }
  // mkdir tells who was first, where the list above can be old already.
  while (::mkdir((root / version_folder(next)).c_str(), 0777) != 0) {
    if (errno != EEXIST) {
      not_writable(logger, root / version_folder(next), errno);
    }
    ++next;
  }
  return version_folder(next);
}

} // namespace

RunFolder::RunFolder(Options options) : options_(std::move(options)) {
  check_relative(options_.logger, "name", options_.name);
  check_relative(options_.logger, "sub_dir", options_.sub_dir);
  if (options_.save_dir.empty()) {
    options_.save_dir = ".";
  }
  if (!options_.version) {
    return;
  }
  if (const auto* number = std::get_if<int64_t>(&*options_.version)) {
    if (*number < 0) {
      misconfigured(
          "[",
          options_.logger,
          "] expected a version of 0 or more, got ",
          *number,
          "; try leaving it out: the next free number is taken");
    }
    version_ = version_folder(*number);
  } else {
    version_ = std::get<std::string>(*options_.version);
    check_relative(options_.logger, "version", version_);
  }
}

RunFolder::RunFolder(RunFolder&& other) noexcept
    : options_(std::move(other.options_)),
      version_(std::move(other.version_)),
      path_(std::exchange(other.path_, {})),
      owned_(std::exchange(other.owned_, {})) {}

RunFolder::~RunFolder() {
  if (!owned_.empty()) {
    auto& folders = owned_folders();
    const std::lock_guard lock(folders.mutex);
    folders.owners.erase(owned_);
  }
}

const std::string& RunFolder::version() const {
  if (version_.empty()) {
    version_ =
        claim_next_version(options_.logger, options_.save_dir / options_.name);
  }
  return version_;
}

fs::path RunFolder::log_dir() const {
  fs::path out = options_.save_dir;
  for (const auto& part : {options_.name, version(), options_.sub_dir}) {
    if (!part.empty()) {
      out /= part;
    }
  }
  return out;
}

std::string RunFolder::description() const {
  return detail::join(
      options_.logger,
      "({.save_dir = ",
      options_.save_dir,
      ", .name = \"",
      options_.name,
      "\", .version = \"",
      version_,
      "\"})");
}

void RunFolder::open() {
  if (is_open()) {
    return;
  }
  const fs::path folder = fs::absolute(log_dir());
  create_folders(options_.logger, folder);
  if (::access(folder.c_str(), W_OK | X_OK) != 0) {
    not_writable(options_.logger, folder, errno);
  }
  auto& folders = owned_folders();
  const std::lock_guard lock(folders.mutex);
  const auto [owner, is_free] =
      folders.owners.emplace(fs::canonical(folder).string(), description());
  if (!is_free) {
    fail(
        "[",
        options_.logger,
        "] expected a folder of its own, but ",
        description(),
        " would write into ",
        folder,
        ", where ",
        owner->second,
        " writes already; try another version or name for one of them, or "
        "leave version out: then each gets the next free one");
  }
  owned_ = owner->first;
  path_ = folder;
}

} // namespace fulgurite
