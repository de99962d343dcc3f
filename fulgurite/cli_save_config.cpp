#include "fulgurite/cli_save_config_impl.h"

#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/error.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace fulgurite::detail {

namespace {

/// What makes two runs the same: everything but the checkpoint that a resumed
/// run begins from.
std::string comparable(const std::string& yaml) {
  std::istringstream lines(yaml);
  std::string out;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("ckpt_path:")) {
      out += line + "\n";
    }
  }
  return out;
}

class SaveConfig : public Callback {
 public:
  SaveConfig(std::string yaml, bool overwrite)
      : yaml_(std::move(yaml)), overwrite_(overwrite) {}

  void setup(TrainerContext& trainer, ModuleBase&, TrainerFn) override {
    const bool has_place = !trainer.loggers().empty() &&
                           !trainer.fast_dev_run() &&
                           trainer.strategy().is_global_zero();
    if (has_place) {
      write(trainer.log_dir() / "config.yaml");
    }
  }

 private:
  void write(const std::filesystem::path& path) const {
    std::ifstream in(path, std::ios::binary);
    if (in && !overwrite_) {
      const std::string there{
          std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
      if (comparable(there) != comparable(yaml_)) {
        fail(
            "[save_config] expected no configuration of another run, got ",
            path.string(),
            ", which says otherwise; try another version of the logger, "
            "--save_config=overwrite or --save_config=false");
      }
    }
    write_file_atomically(path, yaml_);
  }

  std::string yaml_;
  bool overwrite_;
};

} // namespace

std::shared_ptr<Callback> save_config_callback(
    std::string yaml,
    bool overwrite) {
  return std::make_shared<SaveConfig>(std::move(yaml), overwrite);
}

} // namespace fulgurite::detail
