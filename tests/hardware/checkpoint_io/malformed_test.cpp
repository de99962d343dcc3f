#include "fulgurite/base/error.h"
#include "fulgurite/base/random.h"
#include "fulgurite/hardware/checkpoint_io/pickle_reader.h"
#include "fulgurite/hardware/checkpoint_io/pickle_writer.h"
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"
#include "tests/hardware/checkpoint_io/checkpoint_files.h"
#include "tests/hardware/checkpoint_io/sample_checkpoint.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/arange.h>
#include <c10/core/CPUAllocator.h>
#include <gtest/gtest.h>

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstring>
#include <random>

/// Damaged and hostile files, made from good ones. A reader may refuse a file
/// or, where the change does not matter (a time stamp), read what was written;
/// anything else is a failure: a crash, another exception, other data.
namespace fulgurite {
namespace {

using test::bytes_of;
using test::TempDir;

Value small_checkpoint() {
  Value::Dict state_dict = {
      {"w", at::arange(6, at::kFloat).view({2, 3})}, {"b", at::arange(2)}};
  state_dict.ordered = true;
  return Value::Dict{
      {"epoch", 1},
      {"state_dict", state_dict},
      {"list", Value::List{1.5, "text", Value::Tuple{{true, nullptr}}}}};
}

// Throwing is a hundred times slower under AddressSanitizer: there each corpus
// is thinned out, by a prime so that all kinds of place stay in it.
#ifdef __SANITIZE_ADDRESS__
constexpr size_t kStep = 11;
#else
constexpr size_t kStep = 1;
#endif

int64_t peak_memory_mib() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss >> 10;
}

// Damaged files lie in memory: some filesystems sync a file that is written
// over, a hundred thousand times here.
class MemoryFile {
 public:
  MemoryFile() : fd_(::memfd_create("fulgurite_test", MFD_CLOEXEC)) {
    TORCH_INTERNAL_ASSERT(fd_ >= 0);
  }
  ~MemoryFile() {
    ::close(fd_);
  }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  std::filesystem::path path() const {
    return "/proc/self/fd/" + std::to_string(fd_);
  }
  void write(const std::string& bytes) const {
    const auto size = static_cast<off_t>(bytes.size());
    TORCH_INTERNAL_ASSERT(
        ::ftruncate(fd_, size) == 0 &&
        ::pwrite(fd_, bytes.data(), bytes.size(), 0) == size);
  }

 private:
  int fd_;
};

class MalformedTest : public ::testing::Test {
 protected:
  MalformedTest() {
    TorchCheckpointIO().save(original_, folder_ / "a.ckpt");
    bytes_ = bytes_of(folder_ / "a.ckpt");
    peak_before_ = peak_memory_mib();
  }
  ~MalformedTest() override {
    EXPECT_LT(peak_memory_mib() - peak_before_, 512) << "MiB more than before";
  }

  bool is_refused(const std::string& bytes) {
    file_.write(bytes);
    try {
      const Value loaded = TorchCheckpointIO().load(file_.path());
      EXPECT_TRUE(loaded == original_) << loaded.repr();
      return false;
    } catch (const UserError& error) {
      EXPECT_EQ(std::string(error.what()).find("[load_checkpoint] "), 0u)
          << error.what();
      return true;
    }
  }

  TempDir folder_;
  MemoryFile file_;
  Value original_ = small_checkpoint();
  std::string bytes_;
  int64_t peak_before_ = 0;
};

TEST_F(MalformedTest, EveryTruncationIsRefused) {
  for (size_t size = 0; size < bytes_.size(); ++size) {
    EXPECT_TRUE(is_refused(bytes_.substr(0, size))) << size << " bytes";
  }
  EXPECT_FALSE(is_refused(bytes_));
}

TEST_F(MalformedTest, EveryFlippedBitIsRefusedOrDoesNotMatter) {
  size_t num_refused = 0;
  for (size_t bit = 0; bit < 8 * bytes_.size(); bit += kStep) {
    std::string damaged = bytes_;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    num_refused += is_refused(damaged) ? 1 : 0;
    if (HasFailure()) {
      FAIL() << "bit " << bit % 8 << " of byte " << bit / 8;
    }
  }
  // Padding, time stamps and the like are the rest.
  EXPECT_GT(num_refused, 8 * bytes_.size() / kStep / 3);
}

TEST_F(MalformedTest, EveryNumberOfTheDirectoryMayLie) {
  const size_t begin = bytes_.find("PK\x01\x02");
  ASSERT_NE(begin, std::string::npos);
  const uint64_t lies[] = {
      0,
      1,
      22,
      0x7f,
      0xff,
      0x7fff,
      0xffff,
      0x7fffffff,
      0xfffffffe,
      0xffffffff,
      0x7fffffffffffffff,
      0x8000000000000000,
      0xffffffffffffffff,
      bytes_.size(),
      bytes_.size() - 1};
  for (size_t at = begin; at < bytes_.size(); at += kStep) {
    for (const size_t width : {2, 4, 8}) {
      for (const uint64_t lie : lies) {
        std::string damaged = bytes_;
        std::memcpy(
            damaged.data() + at, &lie, std::min(width, bytes_.size() - at));
        is_refused(damaged);
        if (HasFailure()) {
          FAIL() << lie << " in " << width << " bytes at byte " << at;
        }
      }
    }
  }
}

TEST_F(MalformedTest, BytesMayBeMissingOrTooMany) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 2000; ++trial) {
    std::string damaged = bytes_;
    const size_t at = random() % damaged.size();
    const size_t size = 1 + random() % 64;
    if (trial % 2 == 0) {
      damaged.erase(at, size);
    } else {
      damaged.insert(at, size, static_cast<char>(random()));
    }
    is_refused(damaged);
    if (HasFailure()) {
      FAIL() << "trial " << trial;
    }
  }
}

// The checksum hides the pickle from damage, not from an attacker: here every
// pickle has the right one, which is to say none is looked at.
class MalformedPickleTest : public MalformedTest {
 protected:
  // Any key is there, with 4096 bytes.
  static c10::Storage load_storage(std::string_view) {
    constexpr size_t kSize = 4096;
    c10::Storage storage(
        c10::Storage::use_byte_size_t(), kSize, c10::GetCPUAllocator(), true);
    std::memset(storage.mutable_data(), 1, kSize);
    return storage;
  }

  // The result may be another one than was written: who may write a pickle may
  // write what he wants. It must be whole, and its tensors inside memory.
  static bool is_read(const std::string& pickle) {
    try {
      const Value value = read_pickle(pickle, load_storage);
      EXPECT_FALSE(value.repr().empty());
      touch(value);
      return true;
    } catch (const UserError&) {
      return false;
    }
  }

  static void touch(const Value& value) {
    if (value.is_tensor() && value.as_tensor().numel() < 1000) {
      value.as_tensor().clone();
    } else if (value.is_dict()) {
      for (const auto& [key, item] : value.as_dict()) {
        touch(item);
      }
    } else if (value.is_list() || value.is_tuple()) {
      for (const auto& item : value.as_list()) {
        touch(item);
      }
    }
  }
};

TEST_F(MalformedPickleTest, EveryByteMayBeAnyOther) {
  const std::string pickle = write_pickle(original_).bytes;
  ASSERT_TRUE(is_read(pickle));
  for (size_t at = 0; at < pickle.size(); ++at) {
    for (size_t byte = at % kStep; byte < 256; byte += kStep) {
      std::string damaged = pickle;
      damaged[at] = static_cast<char>(byte);
      is_read(damaged);
    }
  }
}

TEST_F(MalformedPickleTest, EveryTruncationIsRefused) {
  const std::string pickle = write_pickle(test::sample_checkpoint()).bytes;
  for (size_t size = 0; size < pickle.size(); size += kStep) {
    EXPECT_FALSE(is_read(pickle.substr(0, size))) << size;
  }
}

TEST_F(MalformedPickleTest, RandomChangesOfARichPickle) {
  const std::string pickle = write_pickle(test::sample_checkpoint()).bytes;
  std::mt19937 random(2);
  size_t num_read = 0;
  for (int trial = 0; trial < 20'000 / static_cast<int>(kStep); ++trial) {
    std::string damaged = pickle;
    for (size_t changes = 1 + random() % 4; changes > 0; --changes) {
      const size_t at = random() % damaged.size();
      switch (random() % 3) {
        case 0:
          damaged[at] = static_cast<char>(random());
          break;
        case 1:
          damaged.erase(at, 1 + random() % 8);
          break;
        default:
          // A piece of itself: opcodes that belong together, elsewhere.
          damaged.insert(at, pickle, random() % pickle.size(), random() % 40);
      }
    }
    num_read += is_read(damaged) ? 1 : 0;
  }
  EXPECT_GT(num_read, 100 / kStep) << "the changes are too wild to test much";
}

TEST_F(MalformedPickleTest, RandomOpcodes) {
  constexpr char kOpcodes[] = "()}]\x8f"
                              "NNK\x01K\x02K\x03\x88\x89"
                              "aestublRQh\0q\0h\1q\1h\2q\2"
                              "\x94\x85\x86\x87\x81\x90\x91"
                              "0123d.X\1\0\0\0kG\0\0\0\0\0\0\0\0";
  const std::string opcodes(kOpcodes, sizeof kOpcodes - 1);
  const std::vector<std::string> globals = {
      "ccollections\nOrderedDict\n)R",
      "ctorch\nFloatStorage\n",
      "ctorch._utils\n_rebuild_tensor_v2\n",
      "ctorch\nSize\n",
      "cbuiltins\nset\n",
      "ctorch._tensor\n_rebuild_from_type_v2\n",
      "ctorch\nfloat32\n",
      "cargparse\nNamespace\n)\x81",
      "ctorch._utils\n_rebuild_parameter\n"};
  std::mt19937 random(3);
  for (int trial = 0; trial < 50'000 / static_cast<int>(kStep); ++trial) {
    std::string pickle = "\x80\x02";
    for (size_t length = random() % 60; length > 0; --length) {
      if (random() % 8 == 0) {
        pickle += globals[random() % globals.size()];
      } else {
        pickle += opcodes[random() % opcodes.size()];
      }
    }
    is_read(pickle + ".");
  }
}

TEST_F(MalformedPickleTest, AHostilePickleInAGoodZipIsRefused) {
  const auto message_of = [&](const std::string& pickle) {
    const auto path = folder_ / "a.ckpt";
    test::write_checkpoint(path, pickle);
    return test::message_of([&] { TorchCheckpointIO().load(path); });
  };
  const std::string system = message_of(
      "\x80\x02"
      "cposix\nsystem\n(X\x02" +
      std::string(3, '\0') + "lstR.");
  EXPECT_NE(system.find("a.ckpt: data.pkl, byte 2"), std::string::npos)
      << system;
  EXPECT_NE(system.find("'posix.system'"), std::string::npos) << system;

  std::string deep = "\x80\x02)";
  deep.append(500'000, '\x85');
  EXPECT_NE(
      message_of(deep + ".").find("at most 200 levels"), std::string::npos);
}

} // namespace
} // namespace fulgurite
