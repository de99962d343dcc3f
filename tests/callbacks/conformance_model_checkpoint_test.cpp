// Tests of Python Lightning, under their names
// (tests/tests_pytorch/checkpointing/test_model_checkpoint.py). Those that need
// a real run are in tests/end_to_end.
#include "fulgurite/base/env.h"
#include "fulgurite/base/options.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "tests/support/fake_trainer_context.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace fulgurite::test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

TEST(Conformance, test_model_checkpoint_state_key) {
  EXPECT_EQ(
      ModelCheckpoint({.monitor = "val_loss"}).state_key(),
      "ModelCheckpoint{'monitor': 'val_loss', 'mode': 'min', "
      "'every_n_train_steps': 0, 'every_n_epochs': 1, "
      "'train_time_interval': None}");
}

TEST(Conformance, test_model_checkpoint_format_checkpoint_name) {
  ModelCheckpoint plain;
  const auto format = [&](std::string_view filename,
                          const Value::Dict& metrics,
                          std::string_view prefix = "") {
    return plain.format_checkpoint_name(
        metrics, filename, std::nullopt, prefix);
  };
  EXPECT_EQ(format("", {{"epoch", 3}, {"step", 2}}), "epoch=3-step=2.ckpt");
  EXPECT_EQ(
      format("", {{"epoch", 3}, {"step", 2}}, "test"),
      "test-epoch=3-step=2.ckpt");
  EXPECT_EQ(format("ckpt", {}, "test"), "test-ckpt.ckpt");
  EXPECT_EQ(
      format("{epoch:03d}-{acc}", {{"epoch", 3}, {"acc", 0.03}}),
      "epoch=003-acc=0.03.ckpt");
  // One name is a part of another.
  EXPECT_EQ(
      format("{epoch:03d}-{epoch_test:03d}", {{"epoch", 3}, {"epoch_test", 3}}),
      "epoch=003-epoch_test=003.ckpt");

  plain.checkpoint_join_char = "@";
  EXPECT_EQ(
      format("{epoch},{acc:.5f}", {{"epoch", 3}, {"acc", 0.03}}, "test"),
      "test@epoch=3,acc=0.03000.ckpt");
  plain.checkpoint_join_char = "-";
  plain.checkpoint_equals_char = ":";
  EXPECT_EQ(
      format("{epoch:03d}-{acc}", {{"epoch", 3}, {"acc", 0.03}}),
      "epoch:003-acc:0.03.ckpt");

  EXPECT_EQ(
      ModelCheckpoint({.dirpath = ".", .monitor = "early_stop_on"})
          .format_checkpoint_name({{"epoch", 3}, {"step", 4}}),
      fs::current_path() / "epoch=3-step=4.ckpt");
  TempDir temp;
  const auto folder = fs::canonical(temp.path());
  ModelCheckpoint named(
      {.dirpath = folder.string(),
       .filename = "name",
       .monitor = "early_stop_on"});
  EXPECT_EQ(named.format_checkpoint_name({}, "", 3), folder / "name-v3.ckpt");
  EXPECT_EQ(
      named.format_checkpoint_name({}, "", std::nullopt, "test"),
      folder / "test-name.ckpt");
  // Slashes.
  EXPECT_EQ(
      ModelCheckpoint(
          {.filename = "{epoch}_{val/loss:.5f}", .monitor = "early_stop_on"})
          .format_checkpoint_name({{"epoch", 4}, {"val/loss", 0.03}}),
      "epoch=4_val/loss=0.03000.ckpt");
  ModelCheckpoint bare({.auto_insert_metric_name = false});
  EXPECT_EQ(
      bare.format_checkpoint_name(
          {{"epoch", 3}, {"val/acc", 0.03}},
          "epoch={epoch:03d}-val_acc={val/acc}"),
      "epoch=003-val_acc=0.03.ckpt");
  // Dots.
  EXPECT_EQ(
      bare.format_checkpoint_name(
          {{"val/mAP@0.50", 0.2}}, "mAP@0.50={val/mAP@0.50:.4f}"),
      "mAP@0.50=0.2000.ckpt");
}

TEST(Conformance, test_model_checkpoint_link_checkpoint) {
  TempDir temp;
  const auto folder = fs::canonical(temp.path());
  const auto touch = [&](const char* name) {
    std::ofstream(folder / name) << name;
    return folder / name;
  };
  const auto expect_link = [&](const fs::path& link, const fs::path& file) {
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(fs::canonical(link), file);
    EXPECT_TRUE(fs::read_symlink(link).is_relative());
  };
  const auto link = folder / "link";
  for (const char* name : {"file", "new_file1", "new_file2"}) {
    const auto file = touch(name);
    link_checkpoint(file, link);
    expect_link(link, file);
  }
  // In place of a file and of a folder.
  const auto file = touch("plain");
  link_checkpoint(folder / "file", file);
  expect_link(file, folder / "file");
  const auto folder_link = folder / "folder_link";
  fs::create_directories(folder_link / "inside");
  for (const char* name : {"folder", "new_folder"}) {
    fs::create_directory(folder / name);
    link_checkpoint(folder / name, folder_link);
    expect_link(folder_link, folder / name);
  }
  EXPECT_THROW(
      link_checkpoint(folder / "file", "/proc/no/such/place"), UserError);
}

TEST(Conformance, test_invalid_top_k) {
  EXPECT_TRUE(
      has(message_of([] { ModelCheckpoint({.save_top_k = -3}); }),
          "must be >= -1, got -3"));
}

TEST(Conformance, test_none_monitor_top_k) {
  EXPECT_TRUE(
      has(message_of([] { ModelCheckpoint({.save_top_k = 3}); }),
          "[ModelCheckpoint.save_top_k]"));
  for (const int64_t k : {-1, 0, 1}) {
    EXPECT_NO_THROW(ModelCheckpoint({.save_top_k = k}));
  }
}

TEST(Conformance, test_invalid_every_n_epochs) {
  EXPECT_TRUE(
      has(message_of([] { ModelCheckpoint({.every_n_epochs = -3}); }),
          "must be >= 0, got -3"));
  for (const int64_t n : {0, 1, 2}) {
    EXPECT_NO_THROW(ModelCheckpoint({.every_n_epochs = n}));
  }
}

TEST(Conformance, test_invalid_every_n_train_steps) {
  EXPECT_TRUE(
      has(message_of([] { ModelCheckpoint({.every_n_train_steps = -3}); }),
          "must be >= 0, got -3"));
  for (const int64_t n : {0, 1}) {
    EXPECT_NO_THROW(ModelCheckpoint({.every_n_train_steps = n}));
  }
}

TEST(Conformance, test_invalid_trigger_combination) {
  const auto expect_refused = [](const ModelCheckpointOptions& options) {
    const auto message = message_of([&] { ModelCheckpoint{options}; });
    EXPECT_TRUE(has(message, "exclude each other")) << message;
  };
  expect_refused({.every_n_train_steps = 1, .every_n_epochs = 2});
  expect_refused({.train_time_interval = 1min, .every_n_epochs = 2});
  expect_refused({.every_n_train_steps = 2, .train_time_interval = 1min});
  EXPECT_NO_THROW(
      ModelCheckpoint({.every_n_train_steps = 0, .every_n_epochs = 3}));
  EXPECT_NO_THROW(
      ModelCheckpoint({.every_n_train_steps = 4, .every_n_epochs = 0}));
  EXPECT_NO_THROW(ModelCheckpoint(
      {.every_n_train_steps = 0,
       .train_time_interval = 1min,
       .every_n_epochs = 0}));
}

TEST(Conformance, test_none_every_n_train_steps_val_epochs) {
  ModelCheckpoint callback;
  EXPECT_EQ(callback.every_n_epochs(), 1);
  EXPECT_EQ(callback.every_n_train_steps(), 0);
}

TEST(Conformance, test_model_checkpoint_mode_options) {
  EXPECT_TRUE(
      has(message_of([] { ModelCheckpoint({.mode = "unknown_option"}); }),
          "unknown_option"));
}

TEST(Conformance, test_model_checkpoint_saveload_ckpt) {
  ScopedLogCapture log;
  TempDir temp;
  const auto folder = fs::canonical(temp.path());
  const ModelCheckpointOptions options{
      .dirpath = folder.string(), .save_last = true, .save_top_k = -1};
  ModelCheckpoint writer(options);
  auto state = writer.state_dict();
  auto& dict = state.as_dict();
  const std::string path = (folder / "epoch=10-step=1436.ckpt").string();
  dict["best_model_path"] = path;
  dict["best_model_score"] = 2.246;
  dict["best_k_models"] = Value::Dict{{Value(path), Value(2.246)}};
  dict["kth_best_model_path"] = path;
  dict["kth_value"] = 2.246;
  dict["last_model_path"] = "last2245.ckpt";
  writer.load_state_dict(state);
  const auto written = writer.state_dict();

  // The same folder: everything.
  ModelCheckpoint same(options);
  same.load_state_dict(written);
  EXPECT_EQ(same.state_dict(), written);
  EXPECT_FLOAT_EQ(static_cast<float>(*same.best_model_score()), 2.246F);

  // Another one: only the best path, and a warning.
  auto elsewhere = options;
  elsewhere.dirpath = (folder / "restore").string();
  ModelCheckpoint other(elsewhere);
  other.load_state_dict(written);
  EXPECT_TRUE(log.contains("dirpath was"));
  EXPECT_EQ(other.best_model_path(), path);
  EXPECT_FALSE(other.best_model_score());
  EXPECT_TRUE(other.best_k_models().empty());
  EXPECT_EQ(other.kth_best_model_path(), "");
  EXPECT_EQ(other.last_model_path(), "");
  EXPECT_TRUE(std::isinf(other.kth_value()));
}

TEST(Conformance, test_find_last_checkpoints) {
  struct Case {
    std::string name, extension;
    std::set<std::string> contents, expected;
  };
  const Case cases[] = {
      {"last", ".ckpt", {}, {}},
      {"any", ".any", {}, {}},
      {"last", ".ckpt", {"last"}, {}},
      {"any", ".any", {"last"}, {}},
      {"last", ".ckpt", {"last", "last.ckpt"}, {"last.ckpt"}},
      {"other", ".pt", {"last", "last.pt", "other.pt"}, {"other.pt"}},
      {"last",
       ".ckpt",
       {"log.txt", "last-v0.ckpt", "last-v1.ckpt"},
       {"last-v0.ckpt", "last-v1.ckpt"}},
      {"other",
       ".pt",
       {"log.txt", "last-v0.ckpt", "other-v0.pt", "other-v1.pt"},
       {"other-v0.pt", "other-v1.pt"}},
  };
  for (const auto& one : cases) {
    TempDir temp;
    const auto folder = fs::canonical(temp.path());
    for (const auto& name : one.contents) {
      std::ofstream(folder / name) << "x";
    }
    ModelCheckpoint callback({.dirpath = folder.string()});
    callback.checkpoint_name_last = one.name;
    callback.file_extension = one.extension;
    FakeTrainerContext trainer;
    std::set<std::string> found;
    for (const auto& path : callback.find_last_checkpoints(trainer)) {
      EXPECT_EQ(path.parent_path(), folder);
      found.insert(path.filename().string());
    }
    EXPECT_EQ(found, one.expected);
  }
}

TEST(Conformance, test_expand_home) {
  const auto home = env("HOME");
  set_env("HOME", "/home/somebody");
  EXPECT_EQ(
      ModelCheckpoint({.dirpath = "~/checkpoints"}).dirpath(),
      "/home/somebody/checkpoints");
  EXPECT_EQ(ModelCheckpoint({.dirpath = "~"}).dirpath(), "/home/somebody");
  // A folder may be called "~".
  EXPECT_EQ(
      ModelCheckpoint({.dirpath = "./~/checkpoints"}).dirpath(),
      fs::current_path() / "~" / "checkpoints");
  set_env("HOME", home);
}

TEST(Conformance, test_save_last_cli) {
  const auto read = [](const char* text) {
    ModelCheckpointOptions options;
    from_value(
        options,
        Value::Dict{{"save_last", text}},
        "ModelCheckpoint",
        OptionReading::kText);
    return to_value(options).as_dict().at("save_last");
  };
  for (const char* text : {"yes", "True", "true"}) {
    EXPECT_EQ(read(text), Value(true)) << text;
  }
  for (const char* text : {"no", "false", "False"}) {
    EXPECT_EQ(read(text), Value(false)) << text;
  }
  EXPECT_EQ(read("link"), Value("link"));
}

TEST(Conformance, test_train_epoch_end_ckpt_with_no_validation) {
  TempDir temp;
  FakeTrainerContext trainer;
  trainer.val_at_epoch_end_only = false;
  trainer.step = 4;
  ModelCheckpoint callback({.dirpath = temp.path().string()});
  trainer.val_batches = {1};
  callback.on_train_epoch_end(trainer, trainer.module());
  EXPECT_TRUE(trainer.saves.empty());
  trainer.val_batches = {0};
  callback.on_train_epoch_end(trainer, trainer.module());
  EXPECT_EQ(trainer.saves.size(), 1U);
}

} // namespace
} // namespace fulgurite::test
