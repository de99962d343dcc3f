// The plugin that "cpu" finds first on this processor.

#include "fulgurite/xla/pjrt/plugin_search.h"
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

} // namespace
} // namespace fulgurite::xla::pjrt::test
