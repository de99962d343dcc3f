// Names, paths and links of ModelCheckpoint.
#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/python_format.h"
#include "fulgurite/callbacks/checkpoint_name.h"
#include "fulgurite/callbacks/model_checkpoint_impl.h"
#include "fulgurite/core/logger.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <algorithm>
#include <cmath>

namespace fulgurite {

namespace fs = std::filesystem;

namespace {

SaveLast save_last_from(std::string_view text, std::string_view option) {
  const auto is_any = [&](std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), text) != words.end();
  };
  if (is_any({"true", "True", "yes"})) {
    return true;
  }
  if (is_any({"false", "False", "no"})) {
    return false;
  }
  if (text == "link") {
    return "link";
  }
  misconfigured(
      "[", option, "] expected true, false or \"link\", got \"", text, "\"");
}

/// The path with links of its folder resolved, but not of the file itself.
fs::path resolved(const fs::path& path) {
  const auto absolute = fs::absolute(path);
  return fs::weakly_canonical(absolute.parent_path()) / absolute.filename();
}

bool is_same_file(const fs::path& a, const fs::path& b) {
  std::error_code error;
  return resolved(a) == resolved(b) || fs::equivalent(a, b, error);
}

} // namespace

SaveLast::SaveLast(const char* text) : SaveLast(std::string(text)) {}

SaveLast::SaveLast(const std::string& text) : save_(true), link_(true) {
  if (text != "link") {
    *this = save_last_from(text, "ModelCheckpoint.save_last");
  }
}

Value to_value(const SaveLast& option) {
  return option.is_link() ? Value("link") : Value(static_cast<bool>(option));
}

void from_value(SaveLast& option, const Value& value, std::string_view path) {
  if (value.is_none() || value.is_bool()) {
    option = !value.is_none() && value.as_bool();
  } else if (value.is_string()) {
    option = save_last_from(value.as_string(), path);
  } else {
    misconfigured(
        "[", path, "] expected true, false or \"link\", got ", value.repr());
  }
}

std::string option_type(const SaveLast&) {
  return "bool | \"link\"";
}

std::string absolute_folder(const std::string& path) {
  if (path.empty()) {
    return path;
  }
  fs::path folder = path;
  if (path == "~" || path.starts_with("~/")) {
    if (const auto home = env("HOME")) {
      folder = fs::path(*home) / path.substr(std::min<size_t>(2, path.size()));
    }
  }
  folder = fs::weakly_canonical(fs::absolute(folder));
  // "a/" is the folder "a".
  return (folder.has_filename() ? folder : folder.parent_path()).string();
}

bool has_validation_batches(TrainerContext& trainer) {
  if (!trainer.has_validation()) {
    return false;
  }
  const auto batches = trainer.num_val_batches();
  return batches.empty() ||
         std::any_of(batches.begin(), batches.end(), [](const auto& count) {
           return !count || *count > 0;
         });
}

fs::path ModelCheckpoint::resolve_dirpath(TrainerContext& trainer) const {
  if (!dirpath_.empty()) {
    return dirpath_;
  }
  fs::path folder = trainer.default_root_dir();
  if (!trainer.loggers().empty()) {
    const auto& logger = *trainer.loggers().front();
    const auto log_dir = logger.log_dir();
    folder =
        log_dir.empty() ? folder / logger.name() / logger.version() : log_dir;
  }
  return absolute_folder((folder / "checkpoints").string());
}

// Names.

std::string ModelCheckpoint::format_checkpoint_name(
    const Value::Dict& metrics,
    std::string_view filename,
    std::optional<int64_t> version,
    std::string_view prefix) const {
  const auto lookup = [&](std::string_view name) {
    const auto* value = metrics.find(name);
    return value == nullptr ? Value() : *value;
  };
  return format_name(lookup, filename, version, prefix);
}

std::string ModelCheckpoint::format_name(
    const std::function<Value(std::string_view)>& lookup,
    std::string_view filename,
    std::optional<int64_t> version,
    std::string_view prefix) const {
  std::string pattern(filename.empty() ? options_.filename : filename);
  if (pattern.empty()) {
    pattern = "{epoch}" + checkpoint_join_char + "{step}";
  }
  std::string name = CheckpointName(pattern).format(
      lookup, options_.auto_insert_metric_name, checkpoint_equals_char);
  if (!prefix.empty()) {
    name = std::string(prefix) + checkpoint_join_char + name;
  }
  if (version) {
    name += checkpoint_join_char + "v" + std::to_string(*version);
  }
  name += file_extension;
  return dirpath_.empty() ? name : (fs::path(dirpath_) / name).string();
}

std::string ModelCheckpoint::unused_path(
    TrainerContext& trainer,
    const Candidates& candidates,
    std::string_view filename,
    const std::string& own) const {
  const auto lookup = [&](std::string_view name) {
    return candidates.find(name);
  };
  auto& strategy = trainer.strategy();
  // Rank zero looks for all, so that no two ranks disagree about a name.
  const auto exists = [&](const std::string& path) {
    std::error_code error;
    const bool here = strategy.is_global_zero() && fs::exists(path, error);
    return strategy.reduce_boolean_decision(here, /*all=*/false);
  };
  auto path = format_name(lookup, filename, std::nullopt, {});
  int64_t version = starting_version;
  while (options_.enable_version_counter && path != own && exists(path)) {
    path = format_name(lookup, filename, version++, {});
  }
  return path;
}

std::vector<fs::path> ModelCheckpoint::find_last_checkpoints(
    TrainerContext& trainer) const {
  const CheckpointName pattern(checkpoint_name_last);
  std::vector<fs::path> out;
  std::error_code error;
  const auto folder = resolve_dirpath(trainer);
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const auto name = entry.path().filename().string();
    // A link whose file is gone does not exist.
    if (name.size() > file_extension.size() && name.ends_with(file_extension) &&
        pattern.matches(
            std::string_view(name).substr(
                0, name.size() - file_extension.size()),
            checkpoint_join_char) &&
        fs::exists(entry.path(), error)) {
      out.push_back(entry.path());
    }
  }
  std::sort(out.begin(), out.end());
  return out;
}

std::optional<fs::path> newest_last_checkpoint(TrainerContext& trainer) {
  std::optional<fs::path> newest;
  fs::file_time_type newest_time;
  for (const auto& callback : trainer.callbacks()) {
    const auto* checkpoint =
        dynamic_cast<const ModelCheckpoint*>(callback.get());
    if (checkpoint == nullptr) {
      continue;
    }
    for (const auto& path : checkpoint->find_last_checkpoints(trainer)) {
      std::error_code error;
      const auto time = fs::last_write_time(path, error);
      if (!error && (!newest || time > newest_time)) {
        newest = path;
        newest_time = time;
      }
    }
  }
  return newest;
}

// Files.

void ModelCheckpoint::write(TrainerContext& trainer, const std::string& path) {
  trainer.save_checkpoint(path, options_.save_weights_only);
  last_global_step_saved_ = trainer.global_step();
  last_checkpoint_saved_ = path;
  if (trainer.strategy().is_global_zero()) {
    for (const auto& logger : trainer.loggers()) {
      logger->after_save_checkpoint(path);
    }
  }
}

void ModelCheckpoint::link_last(
    TrainerContext& trainer,
    const std::string& path) const {
  auto& strategy = trainer.strategy();
  if (strategy.is_global_zero() && path != last_checkpoint_saved_) {
    link_checkpoint(last_checkpoint_saved_, path);
  }
  strategy.barrier("ModelCheckpoint.link_last");
}

bool ModelCheckpoint::may_remove(
    TrainerContext& trainer,
    const std::string& previous,
    const std::string& current) const {
  if (previous.empty() || previous == current) {
    return false;
  }
  const auto& resumed_from = trainer.ckpt_path();
  if (!resumed_from.empty() && is_same_file(previous, resumed_from)) {
    return false;
  }
  const auto inside =
      resolved(previous).lexically_relative(fs::weakly_canonical(dirpath_));
  return !inside.empty() && *inside.begin() != "..";
}

void ModelCheckpoint::remove_later(
    TrainerContext& trainer,
    const std::string& previous,
    const std::string& current) {
  if (may_remove(trainer, previous, current)) {
    to_remove_.push_back(previous);
  }
}

void ModelCheckpoint::remove_old_files(TrainerContext& trainer) {
  for (const auto& path : std::exchange(to_remove_, {})) {
    try {
      trainer.strategy().remove_checkpoint(path);
    } catch (const UserError& error) {
      log_warning(
          "[ModelCheckpoint] could not remove ", path, ": ", error.what());
    }
  }
}

void link_checkpoint(const fs::path& file, const fs::path& link) try {
  fs::create_directories(link.parent_path());
  const auto temporary =
      link.parent_path() / ("." + link.filename().string() + ".tmp");
  fs::remove_all(temporary);
  std::error_code error;
  fs::create_symlink(
      fs::relative(file, link.parent_path().empty() ? "." : link.parent_path()),
      temporary,
      error);
  if (error) {
    // Some filesystems have no links.
    fs::copy(file, temporary, fs::copy_options::recursive);
  }
  if (fs::is_directory(fs::symlink_status(link))) {
    fs::remove_all(link);
  }
  fs::rename(temporary, link);
} catch (const fs::filesystem_error& error) {
  fail(
      "cannot link ",
      link.string(),
      " to ",
      file.string(),
      ": ",
      error.code().message());
}

void ModelCheckpoint::to_yaml(const fs::path& path) const {
  std::string text;
  for (const auto& [file, score] : tracked_.best_k_models) {
    std::string quoted = "'";
    for (const char c : file) {
      quoted += c == '\'' ? "''" : std::string(1, c);
    }
    const double value = score.item<double>();
    const auto number = std::isfinite(value) ? python_repr(value)
                        : std::isnan(value)  ? ".nan"
                        : value > 0          ? ".inf"
                                             : "-.inf";
    text += quoted + "': " + number + "\n";
  }
  write_file_atomically(
      path.empty() ? fs::path(dirpath_) / "best_k_models.yaml" : path,
      text.empty() ? "{}\n" : text);
}

} // namespace fulgurite
