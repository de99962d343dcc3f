#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace fulgurite {

/// A number n is the folder "version_n", a text is the folder itself. Not set:
/// the next number that is free.
using LogVersion = std::optional<std::variant<int64_t, std::string>>;

/// The folder save_dir/name/version[/sub_dir] of one logger. For loggers that
/// keep files; a logger of your own may hold one too. Not for several threads.
class RunFolder {
 public:
  struct Options {
    /// Class of the logger, for messages.
    std::string logger = "Logger";
    std::filesystem::path save_dir = ".";
    /// Empty: versions lie in save_dir itself.
    std::string name = "";
    LogVersion version = std::nullopt;
    /// Inside the version's folder.
    std::string sub_dir = "";
  };

  /// Throws MisconfigurationError where name, version or sub_dir is absolute
  /// or a version number negative. Touches no file.
  explicit RunFolder(Options options);
  /// Gives the folder up for other loggers of this process.
  ~RunFolder();
  RunFolder(RunFolder&& other) noexcept;
  RunFolder& operator=(RunFolder&&) = delete;

  const std::string& name() const {
    return options_.name;
  }
  const std::filesystem::path& save_dir() const {
    return options_.save_dir;
  }
  /// Name of the version's folder. Where no version was given, the first call
  /// takes the next free number by creating its folder: two loggers never get
  /// the same one, whichever process they live in.
  const std::string& version() const;
  /// As it was given, so relative where save_dir is.
  std::filesystem::path log_dir() const;

  /// Creates the folder and makes it this logger's own; later calls do
  /// nothing. Throws UserError where it cannot be written, or where a logger
  /// of this process owns it already.
  void open();
  bool is_open() const {
    return !path_.empty();
  }
  /// log_dir() as an absolute path; empty before open().
  const std::filesystem::path& path() const {
    return path_;
  }

 private:
  std::string description() const;

  Options options_;
  mutable std::string version_;
  std::filesystem::path path_;
  // Its row in the table of owned folders; empty: none.
  std::string owned_;
};

} // namespace fulgurite
