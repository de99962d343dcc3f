#include "fulgurite/xla/pjrt/compile_options.h"

#include "tests/xla/pjrt/error_of.h"

#include <gtest/gtest.h>

namespace fulgurite::xla::pjrt::test {
namespace {

std::string bytes(std::initializer_list<int> values) {
  std::string out;
  for (const int value : values) {
    out.push_back(static_cast<char>(value));
  }
  return out;
}

// Written out by hand from protobuf's wire format and the field numbers of
// XLA's compile_options.proto; cpu_plugin_test.cpp shows that plugins
// understand them.
TEST(CompileOptionsTest, OneDeviceTakesSixBytes) {
  EXPECT_EQ(serialize({}), bytes({0x1a, 4, 0x20, 1, 0x28, 1}));
}

TEST(CompileOptionsTest, AnAssignmentHasTheReplicasOfEachPartition) {
  // Replica 0 runs on devices 3 and 1, replica 1 on 2 and 0.
  EXPECT_EQ(
      serialize(
          {.num_replicas = 2,
           .num_partitions = 2,
           .device_assignment = {3, 1, 2, 0}}),
      bytes({0x1a, 22, 0x20, 2, 0x28, 2, 0x4a, 16, 8,    2, 0x10, 2,
             0x1a, 4,  0x0a, 2, 3,    2, 0x1a, 4,  0x0a, 2, 1,    0}));
}

TEST(CompileOptionsTest, SpmdByShardyHasItsFlags) {
  EXPECT_EQ(
      serialize(
          {.num_partitions = 4,
           .use_spmd_partitioning = true,
           .use_shardy_partitioner = true,
           .allow_spmd_sharding_propagation_to_output = {true}}),
      bytes({0x1a, 12, 0x20, 1, 0x28, 4, 0x30, 1, 0x62, 1, 1, 0x98, 1, 1}));
}

TEST(CompileOptionsTest, OverridesAreAMapInTheOrderOfNames) {
  EXPECT_EQ(
      serialize({.env_option_overrides = {{"b", true}, {"a", int64_t{7}}}}),
      bytes({0x1a, 4,    0x20, 1,    0x28, 1,    0x3a, 7,   0x0a, 1, 'a',  0x12,
             2,    0x18, 7,    0x3a, 7,    0x0a, 1,    'b', 0x12, 2, 0x10, 1}));
  EXPECT_EQ(
      serialize({.env_option_overrides = {{"s", std::string("x")}}}),
      bytes(
          {0x1a,
           4,
           0x20,
           1,
           0x28,
           1,
           0x3a,
           8,
           0x0a,
           1,
           's',
           0x12,
           3,
           0x0a,
           1,
           'x'}));
}

TEST(CompileOptionsTest, RefusesCountsThatEndTheProcess) {
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<MisconfigurationError>([] { serialize({.num_replicas = 0}); }),
      "expected at least one replica and one partition, got 0 and 1");
}

TEST(CompileOptionsTest, RefusesAnAssignmentOfAnotherLength) {
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<MisconfigurationError>([] {
        serialize({.num_partitions = 4, .device_assignment = {0, 1}});
      }),
      "expected a device_assignment of 4 devices (num_replicas × "
      "num_partitions), got 2");
}

} // namespace
} // namespace fulgurite::xla::pjrt::test
