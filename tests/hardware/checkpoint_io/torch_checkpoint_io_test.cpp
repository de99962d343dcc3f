#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include "fulgurite/base/error.h"
#include "fulgurite/hardware/checkpoint_io/zip_reader.h"
#include "tests/hardware/checkpoint_io/checkpoint_files.h"
#include "tests/hardware/checkpoint_io/describe.h"
#include "tests/hardware/checkpoint_io/sample_checkpoint.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>
#include <gtest/gtest.h>

#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

namespace fulgurite {
namespace {

using test::bytes_of;
using test::describe;
using test::message_of;
using test::names_in;
using test::sample_checkpoint;
using test::TempDir;
using test::write_bytes;

std::string message_of_saving(
    const Value& value,
    const std::filesystem::path& path,
    const SaveOptions& options = {}) {
  return message_of([&] { TorchCheckpointIO().save(value, path, options); });
}

std::string message_of_loading(const std::filesystem::path& path) {
  return message_of([&] { TorchCheckpointIO().load(path); });
}

TEST(TorchCheckpointIOTest, LoadsWhatItSavedToTheLastBit) {
  const TempDir folder;
  TorchCheckpointIO io;
  const Value checkpoint = sample_checkpoint();
  io.save(checkpoint, folder / "epoch=0-step=3.ckpt");
  const Value loaded = io.load(folder / "epoch=0-step=3.ckpt");
  EXPECT_EQ(describe(loaded), describe(checkpoint));
  EXPECT_TRUE(loaded == checkpoint);
}

TEST(TorchCheckpointIOTest, LoadedTensorsShareWhatTheSavedOnesShared) {
  const TempDir folder;
  TorchCheckpointIO io;
  const auto weight = at::zeros({2, 3});
  io.save(
      Value::Dict{
          {"encoder", weight},
          {"decoder", weight.t()},
          {"other", weight.clone()}},
      folder / "a.ckpt");
  const Value loaded = io.load(folder / "a.ckpt");
  const auto& dict = loaded.as_dict();
  dict.at("encoder").as_tensor().fill_(5);
  EXPECT_EQ(dict.at("decoder").as_tensor().sum().item<double>(), 30);
  EXPECT_EQ(dict.at("other").as_tensor().sum().item<double>(), 0);
}

TEST(TorchCheckpointIOTest, LoadedTensorsNeedNoGradAndMayGrow) {
  const TempDir folder;
  TorchCheckpointIO io;
  io.save(at::ones({2}).set_requires_grad(true), folder / "a.ckpt");
  const auto tensor = io.load(folder / "a.ckpt").as_tensor();
  EXPECT_FALSE(tensor.requires_grad());
  EXPECT_TRUE(tensor.is_cpu());
  tensor.resize_({100});
  tensor.fill_(1);
  EXPECT_EQ(tensor.sum().item<double>(), 100);
}

TEST(TorchCheckpointIOTest, ASharedStorageIsWrittenOnce) {
  const TempDir folder;
  TorchCheckpointIO io;
  const auto large = at::ones({100'000});
  io.save(
      Value::List{large, large.detach(), large.view({100, 1000}).t()},
      folder / "a.ckpt");
  EXPECT_LT(std::filesystem::file_size(folder / "a.ckpt"), 410'000u);
}

TEST(TorchCheckpointIOTest, EqualTreesGiveEqualFiles) {
  const TempDir folder;
  TorchCheckpointIO io;
  io.save(sample_checkpoint(), folder / "one" / "a.ckpt");
  io.save(sample_checkpoint(), folder / "two" / "a.ckpt");
  EXPECT_EQ(
      bytes_of(folder / "one" / "a.ckpt"), bytes_of(folder / "two" / "a.ckpt"));
}

TEST(TorchCheckpointIOTest, TheFolderInTheZipIsNamedAfterTheFile) {
  const TempDir folder;
  TorchCheckpointIO io;
  for (const auto& [file, root] :
       std::vector<std::pair<std::string, std::string>>{
           {"epoch=0-step=3.ckpt", "epoch=0-step=3"},
           {"last", "last"},
           {"späße ✓.v1.ckpt", "späße ✓.v1"},
           {"a:b.ckpt", "archive"},
           {"a\\b.ckpt", "archive"},
           {"caf\xe9.ckpt", "archive"},
           {"....ckpt", "archive"}}) {
    io.save(Value::Dict{{"a", 1}}, folder / file);
    const ZipReader zip(folder / file);
    for (const char* name :
         {"data.pkl",
          "version",
          "byteorder",
          ".format_version",
          ".storage_alignment"}) {
      EXPECT_NE(zip.find(root + "/" + name), nullptr) << file << " " << name;
    }
    EXPECT_EQ(io.load(folder / file), Value(Value::Dict{{"a", 1}}));
  }
}

TEST(TorchCheckpointIOTest, OnSaveSeesEveryTensorOnceAndItsResultIsWritten) {
  const TempDir folder;
  TorchCheckpointIO io;
  const auto matrix = at::arange(6, at::kFloat).view({2, 3});
  const auto channels_last = at::arange(24, at::kFloat)
                                 .view({1, 2, 3, 4})
                                 .contiguous(at::MemoryFormat::ChannelsLast);
  const auto base = at::arange(10, at::kLong);
  std::vector<std::vector<int64_t>> sizes;
  io.save(
      Value::Dict{
          {"matrix", matrix},
          {"tied", matrix.detach()},
          {"channels last", channels_last},
          {"slices", Value::List{base.slice(0, 2, 4), base.slice(0, 3, 9)}}},
      folder / "a.ckpt",
      {.on_save = [&](const at::Tensor& tensor) {
        sizes.push_back(tensor.sizes().vec());
        // Another memory format than the original's must not matter.
        return tensor.add(1).contiguous();
      }});
  EXPECT_EQ(
      sizes, (std::vector<std::vector<int64_t>>{{2, 3}, {1, 2, 3, 4}, {10}}));
  const Value loaded = io.load(folder / "a.ckpt");
  EXPECT_EQ(
      loaded,
      Value(Value::Dict{
          {"matrix", matrix.add(1)},
          {"tied", matrix.add(1)},
          {"channels last", channels_last.add(1)},
          {"slices",
           Value::List{
               base.slice(0, 2, 4).add(1), base.slice(0, 3, 9).add(1)}}}));
}

TEST(TorchCheckpointIOTest, OneTensorAtATimeIsInMemoryWhileSaving) {
  const TempDir folder;
  TorchCheckpointIO io;
  Value::List tensors;
  for (int64_t i = 0; i < 8; ++i) {
    tensors.emplace_back(at::full({10'000}, i));
  }
  std::vector<c10::weak_intrusive_ptr<c10::TensorImpl>> copies;
  size_t most_alive = 0;
  io.save(
      tensors, folder / "a.ckpt", {.on_save = [&](const at::Tensor& tensor) {
        auto copy = tensor.clone();
        copies.emplace_back(copy.getIntrusivePtr());
        const auto alive = static_cast<size_t>(
            std::count_if(copies.begin(), copies.end(), [](const auto& weak) {
              return !weak.expired();
            }));
        most_alive = std::max(most_alive, alive);
        return copy;
      }});
  EXPECT_EQ(copies.size(), 8u);
  EXPECT_EQ(most_alive, 1u);
}

TEST(TorchCheckpointIOTest, OnSaveMustKeepDtypeAndShape) {
  const TempDir folder;
  const Value value = Value::List{at::ones({4})};
  for (const auto& on_save : std::vector<std::function<at::Tensor(at::Tensor)>>{
           [](const auto& tensor) { return tensor.to(at::kHalf); },
           [](const auto& tensor) { return tensor.slice(0, 0, 2); },
           [](const auto&) { return at::Tensor(); }}) {
    const std::string message =
        message_of_saving(value, folder / "a.ckpt", {.on_save = on_save});
    EXPECT_NE(
        message.find("[save_checkpoint] expected on_save to return"),
        std::string::npos)
        << message;
    EXPECT_TRUE(names_in(folder.path()).empty());
  }
}

TEST(TorchCheckpointIOTest, AnErrorWhileSavingLeavesTheOldFileAndNothingElse) {
  const TempDir folder;
  TorchCheckpointIO io;
  io.save(Value::Dict{{"good", 1}}, folder / "a.ckpt");
  EXPECT_NE(
      message_of_saving(Value::Dict{{"bad", "\xff"}}, folder / "a.ckpt"),
      "no error");
  EXPECT_THROW(
      io.save(
          Value::List{at::ones({4})},
          folder / "a.ckpt",
          {.on_save = [](const at::Tensor&) -> at::Tensor {
            throw std::runtime_error("the device is gone");
          }}),
      std::runtime_error);
  EXPECT_EQ(io.load(folder / "a.ckpt"), Value(Value::Dict{{"good", 1}}));
  EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"a.ckpt"});
}

TEST(TorchCheckpointIOTest, AFileTooLargeLeavesTheOldOneIntact) {
  const TempDir folder;
  TorchCheckpointIO io;
  io.save(Value::Dict{{"good", at::ones({10})}}, folder / "a.ckpt");
  const std::string old = bytes_of(folder / "a.ckpt");

  rlimit limit{};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit old_limit = limit;
  const auto old_handler = std::signal(SIGXFSZ, SIG_IGN);
  limit.rlim_cur = 100'000;
  ::setrlimit(RLIMIT_FSIZE, &limit);
  const std::string message = message_of_saving(
      Value::Dict{{"large", at::ones({1'000'000})}}, folder / "a.ckpt");
  ::setrlimit(RLIMIT_FSIZE, &old_limit);
  std::signal(SIGXFSZ, old_handler);

  EXPECT_NE(message.find("[save_checkpoint] cannot write"), std::string::npos)
      << message;
  EXPECT_NE(message.find("before is intact"), std::string::npos) << message;
  EXPECT_EQ(bytes_of(folder / "a.ckpt"), old);
  EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"a.ckpt"});
}

// A filesystem of one megabyte; not mounted where the user may not.
class SmallDisk {
 public:
  explicit SmallDisk(std::filesystem::path path) : path_(std::move(path)) {
    std::filesystem::create_directory(path_);
    is_mounted_ = ::mount("tmpfs", path_.c_str(), "tmpfs", 0, "size=1m") == 0;
  }
  ~SmallDisk() {
    if (is_mounted_) {
      ::umount(path_.c_str());
    }
  }
  bool is_mounted() const {
    return is_mounted_;
  }

 private:
  std::filesystem::path path_;
  bool is_mounted_;
};

TEST(TorchCheckpointIOTest, AFullDiskLeavesTheOldCheckpointIntact) {
  const TempDir folder;
  const SmallDisk disk(folder / "disk");
  if (!disk.is_mounted()) {
    GTEST_SKIP() << "needs the right to mount a small tmpfs";
  }
  TorchCheckpointIO io;
  const auto path = folder / "disk" / "a.ckpt";
  io.save(Value::Dict{{"good", at::ones({10})}}, path);
  const std::string old = bytes_of(path);
  const std::string message =
      message_of_saving(Value::Dict{{"large", at::ones({1'000'000})}}, path);
  EXPECT_NE(message.find("No space left"), std::string::npos) << message;
  EXPECT_NE(message.find("free some space"), std::string::npos) << message;
  EXPECT_EQ(bytes_of(path), old);
  EXPECT_EQ(names_in(folder / "disk"), std::vector<std::string>{"a.ckpt"});
  // Room again: the next save succeeds.
  io.save(Value::Dict{{"good", at::ones({1000})}}, path);
  EXPECT_EQ(io.load(path), Value(Value::Dict{{"good", at::ones({1000})}}));
}

TEST(TorchCheckpointIOTest, AKillAtAnyInstantLeavesTheOldOrTheNewFile) {
  const TempDir folder;
  TorchCheckpointIO io;
  const auto path = folder / "a.ckpt";
  const auto checkpoint_of = [](int64_t step) {
    return Value(Value::Dict{{"step", step}, {"w", at::full({200'000}, step)}});
  };
  io.save(checkpoint_of(0), path);
  for (int delay_ms = 1; delay_ms < 40; delay_ms += 3) {
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      for (int64_t step = 1;; ++step) {
        TorchCheckpointIO().save(checkpoint_of(step), path);
      }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(delay_ms));
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    const Value loaded = io.load(path);
    const int64_t step = loaded.as_dict().at("step").as_int();
    EXPECT_TRUE(loaded == checkpoint_of(step)) << "after " << delay_ms << " ms";
  }
}

TEST(TorchCheckpointIOTest, SavesIntoANewFolderAndOverAnOldFile) {
  const TempDir folder;
  TorchCheckpointIO io;
  const auto path = folder / "new" / "folders" / "a.ckpt";
  io.save(1, path);
  io.save(2, path);
  EXPECT_EQ(io.load(path), Value(2));
}

TEST(TorchCheckpointIOTest, RefusesToSaveWhereNoFileCanBe) {
  const TempDir folder;
  write_bytes(folder / "file", "x");
  for (const auto& path :
       {folder.path(), folder / "file" / "a.ckpt", folder / "new" / ""}) {
    const std::string message = message_of_saving(1, path);
    EXPECT_NE(message.find("[save_checkpoint] cannot "), std::string::npos)
        << message;
    EXPECT_NE(message.find(folder.path().string()), std::string::npos)
        << message;
  }
  EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"file"});
}

// A folder in which nothing may be made or removed. Root may everywhere, so
// the test is somebody else meanwhile.
class LockedFolder {
 public:
  explicit LockedFolder(std::filesystem::path path) : path_(std::move(path)) {
    ::chmod(path_.c_str(), 0555);
    if (user_ == 0) {
      TORCH_INTERNAL_ASSERT(::seteuid(kNobody) == 0);
    }
  }
  ~LockedFolder() {
    if (user_ == 0) {
      TORCH_INTERNAL_ASSERT(::seteuid(user_) == 0);
    }
    ::chmod(path_.c_str(), 0700);
  }

 private:
  static constexpr uid_t kNobody = 65534;

  std::filesystem::path path_;
  uid_t user_ = ::geteuid();
};

TEST(TorchCheckpointIOTest, SaysThatAFolderIsLocked) {
  const TempDir folder;
  TorchCheckpointIO io;
  io.save(1, folder / "a.ckpt");
  {
    const LockedFolder locked(folder.path());
    for (const auto& path : {folder / "a.ckpt", folder / "new" / "a.ckpt"}) {
      const std::string message = message_of_saving(2, path);
      EXPECT_NE(message.find("[save_checkpoint] cannot "), std::string::npos)
          << message;
      EXPECT_NE(message.find("Permission denied"), std::string::npos)
          << message;
    }
    const std::string message =
        message_of([&] { io.remove(folder / "a.ckpt"); });
    EXPECT_NE(message.find("[remove_checkpoint] "), std::string::npos)
        << message;
    EXPECT_NE(message.find("Permission denied"), std::string::npos) << message;
  }
  EXPECT_EQ(io.load(folder / "a.ckpt"), Value(1));
}

TEST(TorchCheckpointIOTest, SaysWhatAForeignFileIs) {
  const TempDir folder;
  ::mkfifo((folder / "pipe").c_str(), 0600);
  write_bytes(folder / "empty", "");
  write_bytes(folder / "text", "hello, this is not a checkpoint");
  write_bytes(folder / "gzip", std::string("\x1f\x8b\x08\0\0\0\0\0", 8));
  write_bytes(folder / "pickle", "\x80\x02}q.");
  write_bytes(
      folder / "safetensors",
      std::string("\x02\0\0\0\0\0\0\0", 8) + "{}" + std::string(20, ' '));
  test::write_zip(folder / "zip", {{"readme.txt", "hello"}});
  test::write_zip(
      folder / "script",
      {{"s/data.pkl", "\x80\x02}."}, {"s/constants.pkl", "\x80\x02)."}});
  test::write_zip(
      folder / "two",
      {{"a/data.pkl", "\x80\x02}."}, {"b/data.pkl", "\x80\x02}."}});
  for (const auto& [name, part] :
       std::vector<std::pair<std::string, std::string>>{
           {"missing", "No such file"},
           {"", "got a folder"},
           {"pipe", "not a plain file"},
           {"empty", "got an empty file"},
           {"text", "31 bytes of another kind"},
           {"gzip", "a gzip file"},
           {"pickle", "a bare pickle"},
           {"safetensors", "a safetensors file"},
           {"zip", "without a data.pkl"},
           {"script", "TorchScript"},
           {"two", "one data.pkl"}}) {
    const std::string message = message_of_loading(folder / name);
    EXPECT_EQ(message.find("[load_checkpoint] " + folder.path().string()), 0u)
        << message;
    EXPECT_NE(message.find(part), std::string::npos) << message;
  }
}

TEST(TorchCheckpointIOTest, ChecksVersionAndByteOrder) {
  const TempDir folder;
  const auto message_with = [&](const test::Entries& more) {
    test::Entries entries = {{"a/data.pkl", "\x80\x02K\x07."}};
    entries.insert(entries.end(), more.begin(), more.end());
    test::write_zip(folder / "a.ckpt", entries);
    return message_of_loading(folder / "a.ckpt");
  };
  EXPECT_EQ(message_with({{"a/version", "3\n"}}), "no error");
  EXPECT_EQ(
      message_with({{"a/version", "10\n"}, {"a/byteorder", "little"}}),
      "no error");
  EXPECT_NE(message_with({}).find("'a/version'"), std::string::npos);
  EXPECT_NE(
      message_with({{"a/version", "11\n"}}).find("from 1 to 10, got '11"),
      std::string::npos);
  EXPECT_NE(
      message_with({{"a/version", std::string(1000, '3')}}).find("short text"),
      std::string::npos);
  EXPECT_NE(
      message_with({{"a/version", "3\n"}, {"a/byteorder", "big"}})
          .find("byte order"),
      std::string::npos);
}

TEST(TorchCheckpointIOTest, NamesAStorageThatIsMissing) {
  const TempDir folder;
  TorchCheckpointIO().save(Value::List{at::ones({2})}, folder / "a.ckpt");
  const ZipReader zip(folder / "a.ckpt");
  test::write_zip(
      folder / "b.ckpt",
      {{"b/data.pkl", zip.read(*zip.find("a/data.pkl"))},
       {"b/version", "3\n"}});
  EXPECT_NE(
      message_of_loading(folder / "b.ckpt").find("'b/data/0'"),
      std::string::npos);
}

TEST(TorchCheckpointIOTest, RemovesFilesFoldersAndWhatIsNotThere) {
  const TempDir folder;
  TorchCheckpointIO io;
  io.save(1, folder / "a.ckpt");
  io.save(1, folder / "sharded" / "b.ckpt");
  io.remove(folder / "a.ckpt");
  io.remove(folder / "sharded");
  io.remove(folder / "was never there");
  EXPECT_TRUE(names_in(folder.path()).empty());
}

TEST(TorchCheckpointIOTest, RemovesALinkAndNotWhatItPointsTo) {
  const TempDir folder;
  TorchCheckpointIO io;
  io.save(1, folder / "a.ckpt");
  std::filesystem::create_symlink("a.ckpt", folder / "last.ckpt");
  EXPECT_EQ(io.load(folder / "last.ckpt"), Value(1));
  io.remove(folder / "last.ckpt");
  EXPECT_EQ(names_in(folder.path()), std::vector<std::string>{"a.ckpt"});
}

} // namespace
} // namespace fulgurite
