// The plugin that "cpu" finds first on this processor.

#include "fulgurite/base/env.h"
#include "fulgurite/xla/pjrt/plugin_search.h"
#include "fulgurite/xla/pjrt/tpu_probe.h"
#include "tests/xla/pjrt/cpu_plugin_fixture.h"

namespace fulgurite::xla::pjrt::test {
namespace {

#ifdef __x86_64__
constexpr const char* kDefault = "lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so";
#else
constexpr const char* kDefault = "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so";
#endif

INSTANTIATE_TEST_SUITE_P(Default, CpuPluginTest, testing::Values(kDefault));

TEST(DefaultPluginTest, IsWhatCpuFinds) {
  EXPECT_EQ(
      find_plugin("cpu"), std::filesystem::canonical(kPluginFolder / kDefault));
}

TEST(DefaultPluginTest, IsLoadedWhereNothingIsAskedForAndThereIsNoTpu) {
  if (tpu_probe().availability == Availability::kAvailable) {
    GTEST_SKIP() << "this machine has a TPU: " << tpu_probe().report;
  }
  set_env("FULGURITE_PJRT_PLUGIN", std::nullopt);
  EXPECT_EQ(&load_plugin(), &load_plugin("cpu"));
}

} // namespace
} // namespace fulgurite::xla::pjrt::test
