// The same suite on plugins of other versions.

#include "tests/xla/pjrt/cpu_plugin_fixture.h"

namespace fulgurite::xla::pjrt::test {

INSTANTIATE_TEST_SUITE_P(
    FastAtomStruct,
    CpuPluginTest,
    testing::Values("fastatomstruct_xla_cpu/libpjrt_cpu.so"));

INSTANTIATE_TEST_SUITE_P(
    XlaCpuPjrt,
    CpuPluginTest,
    testing::Values("xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so"));

} // namespace fulgurite::xla::pjrt::test
