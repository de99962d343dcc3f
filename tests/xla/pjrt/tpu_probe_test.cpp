#include "fulgurite/xla/pjrt/tpu_probe.h"

#include "fulgurite/base/env.h"
#include "fulgurite/xla/pjrt/plugin.h"
#include "tests/support/temp_dir.h"
#include "tests/xla/pjrt/error_of.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

namespace fulgurite::xla::pjrt::test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr const char* kVariables[] = {
    "TPU_NAME",
    "TPU_ACCELERATOR_TYPE",
    "TPU_WORKER_ID",
    "TPU_WORKER_HOSTNAMES"};

/// A machine made of a few files below a temporary root.
class TpuProbeTest : public testing::Test {
 protected:
  TpuProbeTest() {
    for (const char* name : kVariables) {
      set_env(name, std::nullopt);
    }
    fs::create_directories(root() / "dev");
    fs::create_directories(root() / "sys/bus/pci/devices");
  }
  void TearDown() override {
    for (const char* name : kVariables) {
      set_env(name, std::nullopt);
    }
  }

  const fs::path& root() const {
    return root_.path();
  }
  void add_file(const fs::path& path, const std::string& content = "") {
    fs::create_directories((root() / path).parent_path());
    std::ofstream(root() / path) << content;
  }
  void add_pci(
      const fs::path& folder,
      const std::string& vendor,
      const std::string& pci_class) {
    add_file(folder / "vendor", vendor + "\n");
    add_file(folder / "class", pci_class + "\n");
  }
  TpuProbe probe() const {
    return probe_tpu({.root = root(), .timeout = 1s});
  }

 private:
  fulgurite::test::TempDir root_;
};

TEST_F(TpuProbeTest, AnEmptyMachineHasNone) {
  const auto probe = this->probe();
  EXPECT_EQ(probe.availability, Availability::kAbsent);
  EXPECT_EQ(probe.num_chips, 0);
  EXPECT_EQ(
      probe.report,
      "device nodes /dev/accel* and /dev/vfio/*: none; PCI functions of vendor "
      "0x1ae0: none; environment variables TPU_*: none");
}

TEST_F(TpuProbeTest, AMachineWithoutDevOrSysHasNone) {
  fs::remove_all(root() / "dev");
  fs::remove_all(root() / "sys");
  EXPECT_EQ(probe().availability, Availability::kAbsent);
}

TEST_F(TpuProbeTest, CountsTheNodesOfTpusOwnDriver) {
  for (const char* node : {"dev/accel0", "dev/accel1", "dev/accel10"}) {
    add_file(node);
  }
  const auto probe = this->probe();
  EXPECT_EQ(probe.availability, Availability::kAvailable);
  EXPECT_EQ(probe.num_chips, 3);
  EXPECT_PRED_FORMAT2(
      contains, probe.report, "/dev/accel0, /dev/accel1, /dev/accel10");
}

TEST_F(TpuProbeTest, OtherMakersAcceleratorsAreNoTpus) {
  add_file("dev/accel/accel0");
  add_file("dev/accelerometer");
  EXPECT_EQ(probe().availability, Availability::kAbsent);
}

TEST_F(TpuProbeTest, CountsVfioGroupsOfGooglesProcessors) {
  add_file("dev/vfio/vfio");
  for (const char* group : {"0", "1"}) {
    add_file(fs::path("dev/vfio") / group);
    add_pci(
        fs::path("sys/kernel/iommu_groups") / group / "devices/0000:00:05.0",
        "0x1ae0",
        "0x088000");
  }
  const auto probe = this->probe();
  EXPECT_EQ(probe.availability, Availability::kAvailable);
  EXPECT_EQ(probe.num_chips, 2);
  EXPECT_PRED_FORMAT2(contains, probe.report, "/dev/vfio/0, /dev/vfio/1");
}

TEST_F(TpuProbeTest, AVfioGroupOfAnotherMakerIsNoTpu) {
  add_file("dev/vfio/7");
  add_pci(
      "sys/kernel/iommu_groups/7/devices/0000:00:05.0", "0x10de", "0x030200");
  EXPECT_EQ(probe().availability, Availability::kAbsent);
}

TEST_F(TpuProbeTest, GooglesNetworkCardsAndDisksAreNoTpus) {
  add_pci("sys/bus/pci/devices/0000:00:04.0", "0x1ae0", "0x020000");
  add_pci("sys/bus/pci/devices/0000:00:05.0", "0x1ae0", "0x010802");
  EXPECT_EQ(probe().availability, Availability::kAbsent);
}

TEST_F(TpuProbeTest, CannotTellWhereTheChipHasNoDeviceNode) {
  add_pci("sys/bus/pci/devices/0000:00:06.0", "0x1ae0", "0x120000");
  const auto probe = this->probe();
  EXPECT_EQ(probe.availability, Availability::kUnknown);
  EXPECT_PRED_FORMAT2(
      contains, probe.report, "PCI functions of vendor 0x1ae0: 0000:00:06.0");
}

TEST_F(TpuProbeTest, CannotTellWhereOnlyTheEnvironmentSpeaksOfOne) {
  set_env("TPU_ACCELERATOR_TYPE", "v5litepod-4");
  const auto probe = this->probe();
  EXPECT_EQ(probe.availability, Availability::kUnknown);
  EXPECT_PRED_FORMAT2(
      contains,
      probe.report,
      "environment variables TPU_*: TPU_ACCELERATOR_TYPE=v5litepod-4");
}

TEST_F(TpuProbeTest, CannotTellWhereAFolderCannotBeRead) {
  // A loop of links cannot be read by anyone, root included.
  fs::remove_all(root() / "sys/bus/pci/devices");
  fs::create_symlink("devices", root() / "sys/bus/pci/devices");
  const auto probe = this->probe();
  EXPECT_EQ(probe.availability, Availability::kUnknown);
  EXPECT_PRED_FORMAT2(contains, probe.report, "could not read ");
}

TEST_F(TpuProbeTest, CannotTellWhereTheFileSystemDoesNotAnswer) {
  // Opening a pipe that nobody writes to blocks, as a sick driver's file does.
  const auto folder = root() / "sys/bus/pci/devices/0000:00:06.0";
  fs::create_directories(folder);
  ASSERT_EQ(::mkfifo((folder / "class").c_str(), 0600), 0);
  const auto start = std::chrono::steady_clock::now();
  const auto probe = probe_tpu({.root = root(), .timeout = 100ms});
  EXPECT_LT(std::chrono::steady_clock::now() - start, 1s);
  EXPECT_EQ(probe.availability, Availability::kUnknown);
  EXPECT_PRED_FORMAT2(
      contains, probe.report, "the file system did not answer within 100 ms");
  // Lets the thread that is left behind end.
  const int writer = ::open((folder / "class").c_str(), O_RDWR | O_NONBLOCK);
  ::close(writer);
}

TEST_F(TpuProbeTest, ARefusalTellsAbsentFromUncertain) {
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<UserError>([&] { require_tpu(probe()); }),
      "expected a TPU, found none (device nodes /dev/accel*");
  set_env("TPU_NAME", "my-tpu");
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<UserError>([&] { require_tpu(probe()); }),
      "expected a TPU, could not tell whether there is one (device nodes");
  add_file("dev/accel0");
  EXPECT_NO_THROW(require_tpu(probe()));
}

TEST(TpuTest, AMachineWithoutOneSaysSoWithinTwoSeconds) {
  if (tpu_probe().availability == Availability::kAvailable) {
    GTEST_SKIP() << "this machine has a TPU: " << tpu_probe().report;
  }
  // Whether libtpu is installed plays no part.
  set_env("TPU_LIBRARY_PATH", FAKE_PLUGIN_PATH);
  const auto start = std::chrono::steady_clock::now();
  const auto text = message_of<UserError>([] { load_plugin("tpu"); });
  EXPECT_LT(std::chrono::steady_clock::now() - start, 2s);
  set_env("TPU_LIBRARY_PATH", std::nullopt);
  for (const char* words :
       {"expected a TPU, ",
        "device nodes /dev/accel* and /dev/vfio/*: none",
        "PCI functions of vendor 0x1ae0: ",
        "environment variables TPU_*: ",
        "the path of libtpu.so"}) {
    EXPECT_PRED_FORMAT2(contains, text, words);
  }
}

} // namespace
} // namespace fulgurite::xla::pjrt::test
