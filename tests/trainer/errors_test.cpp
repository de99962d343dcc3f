// What a user can do wrong with files and data, through the Trainer.
#include "tests/support/boring_model.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace fulgurite::test {
namespace {

class ErrorsTest : public ::testing::Test {
 protected:
  TrainerOptions options() const {
    return quiet_options(folder_.path());
  }
  std::filesystem::path saved_checkpoint() {
    const auto path = folder_ / "whole.ckpt";
    BoringModel model;
    Trainer trainer(options());
    trainer.fit(model);
    trainer.save_checkpoint(path);
    return path;
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

std::string bytes_of(const std::filesystem::path& path) {
  std::stringstream out;
  out << std::ifstream(path, std::ios::binary).rdbuf();
  return out.str();
}

void write(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

/// Expects a UserError whose text has all the parts.
void expect_error(
    const std::function<void()>& action,
    const std::vector<std::string>& parts) {
  const auto message = message_of<UserError>(action);
  for (const auto& part : parts) {
    EXPECT_TRUE(has(message, part))
        << "'" << part << "' is not in: " << message;
  }
}

TEST_F(ErrorsTest, ATruncatedCheckpointIsNamed) {
  const auto whole = bytes_of(saved_checkpoint());
  const auto path = folder_ / "half.ckpt";
  for (const size_t part : {size_t{0}, size_t{3}, whole.size() / 2}) {
    write(path, whole.substr(0, part));
    BoringModel model;
    const auto before = model.layer->weight.detach().clone();
    expect_error(
        [&] { Trainer(options()).fit(model, {.ckpt_path = path.string()}); },
        {"half.ckpt"});
    EXPECT_TRUE(torch::equal(model.layer->weight, before));
  }
}

TEST_F(ErrorsTest, AForeignFileIsNamed) {
  const auto path = folder_ / "notes.txt";
  write(path, std::string(4096, 'x'));
  BoringModel model;
  expect_error(
      [&] { Trainer(options()).test(model, {.ckpt_path = path.string()}); },
      {"notes.txt"});
}

TEST_F(ErrorsTest, ACheckpointOfAnotherModelNamesItsKeys) {
  const auto path = saved_checkpoint();
  struct Other : BoringModel {
    Other() {
      register_module("head", torch::nn::Linear(2, 2));
    }
  } model;
  expect_error(
      [&] { Trainer(options()).fit(model, {.ckpt_path = path.string()}); },
      {"head.weight", "strict"});
}

TEST_F(ErrorsTest, AFolderThatCannotBeMadeIsNamed) {
  write(folder_ / "file", "");
  BoringModel model;
  auto with = options();
  with.enable_checkpointing = true;
  with.callbacks =
      list(ModelCheckpoint({.dirpath = (folder_ / "file" / "below").string()}));
  expect_error([&] { Trainer(with).fit(model); }, {"file/below"});
  Trainer trainer(options());
  trainer.fit(model);
  expect_error(
      [&] { trainer.save_checkpoint(folder_ / "file" / "a.ckpt"); },
      {"cannot create the folder", "/file"});
}

TEST_F(ErrorsTest, AFullDiskLeavesTheOldCheckpointWhole) {
  const auto path = saved_checkpoint();
  const auto before = bytes_of(path);
  BoringModel model;
  auto with = options();
  with.max_epochs = 2;
  Trainer trainer(with);
  trainer.fit(model);
  {
    const FileSizeLimit full(100);
    expect_error([&] { trainer.save_checkpoint(path); }, {"whole.ckpt"});
  }
  EXPECT_EQ(bytes_of(path), before);
  trainer.save_checkpoint(path);
  EXPECT_NE(bytes_of(path), before) << "there is room again";
}

TEST_F(ErrorsTest, AnUnknownMonitorNamesTheMetricsThatThereAre) {
  struct Logs : BoringModel {
    at::Tensor training_step(const Row& batch, int64_t index) override {
      log("train_loss", 1.0);
      return BoringModel::training_step(batch, index);
    }
  } model;
  auto with = options();
  with.enable_checkpointing = true;
  with.callbacks = list(ModelCheckpoint(
      {.dirpath = folder_.path().string(), .monitor = "val_loss"}));
  expect_error([&] { Trainer(with).fit(model); }, {"val_loss", "train_loss"});
  with.enable_checkpointing = false;
  with.callbacks = list(EarlyStopping({.monitor = "val_loss"}));
  expect_error([&] { Trainer(with).fit(model); }, {"val_loss", "train_loss"});
}

/// Samples whose tensors change their shape.
struct GrowingRows {
  size_t size() const {
    return 4;
  }
  Row get(size_t index) const {
    return {torch::zeros({static_cast<int64_t>(index < 3 ? 4 : 5)})};
  }
};

TEST_F(ErrorsTest, SamplesOfChangingShapeNameTheField) {
  BoringModel model;
  expect_error(
      [&] {
        Trainer(options()).fit(
            model, data_loader(GrowingRows{}, {.batch_size = 2}));
      },
      {"field 'x'", "[4]", "[5]"});
}

TEST_F(ErrorsTest, TwoLoggersNeverShareAFolder) {
  auto with = options();
  const auto make = [&] {
    return CSVLogger({.save_dir = folder_.path().string(), .name = "runs"});
  };
  with.logger = list(make(), make());
  BoringModel model;
  Trainer trainer(with);
  trainer.fit(model);
  const auto& loggers = trainer.context().loggers();
  EXPECT_NE(loggers[0]->log_dir(), loggers[1]->log_dir());
}

TEST_F(ErrorsTest, TwoLoggersOfOneVersionAreRefused) {
  auto with = options();
  const auto make = [&] {
    return CSVLogger(
        {.save_dir = folder_.path().string(),
         .name = "runs",
         .version = "mine"});
  };
  with.logger = list(make(), make());
  BoringModel model;
  expect_error([&] { Trainer(with).fit(model); }, {"runs/mine"});
}

} // namespace
} // namespace fulgurite::test
