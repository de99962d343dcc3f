#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace fulgurite::xla {

/// Compiled programs in a folder, for later processes. Several processes may
/// use one folder: files appear whole. What cannot be used is ignored with a
/// message, and what cannot be written is not.
class ProgramStore {
 public:
  /// `context` is all that decides, with the module, about the bytes: compiler,
  /// device, options.
  ProgramStore(std::filesystem::path folder, std::string context);

  /// The bytes stored for a module.
  std::optional<std::string> load(std::string_view module) const;
  void store(std::string_view module, std::string_view bytes) const;
  /// The file of a module.
  std::filesystem::path path_of(std::string_view module) const;

 private:
  std::string header_of(std::string_view module, std::string_view bytes) const;

  std::filesystem::path folder_;
  std::string context_;
};

} // namespace fulgurite::xla
