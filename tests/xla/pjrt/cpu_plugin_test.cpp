// XLA on the CPU through every class of the room.
//
// Map: client and devices · buffers · execution · donation · several devices ·
// what an executable tells · errors.

#include "tests/xla/pjrt/arguments.h"
#include "tests/xla/pjrt/cpu_plugin_fixture.h"

#include <algorithm>
#include <future>
#include <numeric>

namespace fulgurite::xla::pjrt::test {
namespace {

using Floats = std::vector<float>;

// --- client and devices
// -----------------------------------------------------------

TEST_P(CpuPluginTest, TellsVersions) {
  EXPECT_GE(plugin().api_version(), (ApiVersion{0, 81}));
  for (const char* name :
       {"stablehlo_current_version", "stablehlo_minimum_version"}) {
    const auto& version =
        std::get<std::vector<int64_t>>(plugin().attributes().at(name));
    EXPECT_EQ(version.size(), 3) << name;
  }
  EXPECT_EQ(client().platform_name(), "cpu");
  EXPECT_FALSE(client().platform_version().empty());
  EXPECT_EQ(client().process_index(), 0);
}

TEST_P(CpuPluginTest, HasAsManyVirtualDevicesAsAskedFor) {
  EXPECT_EQ(client().devices().size(), kNumDevices);
  const auto devices = client().addressable_devices();
  ASSERT_EQ(devices.size(), kNumDevices);
  for (size_t i = 0; i < devices.size(); ++i) {
    const Device& device = devices[i];
    EXPECT_EQ(device.id(), static_cast<int>(i));
    EXPECT_EQ(device.kind(), "cpu");
    EXPECT_EQ(device.description().process_index(), 0);
    EXPECT_TRUE(device.is_addressable());
    EXPECT_EQ(client().lookup_device(device.id()), device);
    EXPECT_EQ(
        client().lookup_addressable_device(device.local_hardware_id()), device);
    EXPECT_FALSE(device.description().to_string().empty());
    EXPECT_FALSE(device.description().debug_string().empty());
  }
}

TEST_P(CpuPluginTest, CountsNoMemoryButNamesItsKinds) {
  EXPECT_FALSE(device().memory_stats());
  const auto kinds = device().memory_kinds();
  EXPECT_NE(std::find(kinds.begin(), kinds.end(), "device"), kinds.end());
}

TEST_P(CpuPluginTest, TopologyListsTheDevices) {
  const auto topology = client().topology();
  EXPECT_EQ(topology.platform_name(), "cpu");
  EXPECT_FALSE(topology.platform_version().empty());
  EXPECT_EQ(topology.device_descriptions().size(), kNumDevices);
  EXPECT_EQ(topology.device_descriptions().at(3).id(), 3);
  // No platform attribute is promised; the call itself must work.
  EXPECT_NO_THROW(topology.attributes());
}

TEST_P(CpuPluginTest, AssignsDevicesByReplicaAndPartition) {
  EXPECT_EQ(
      client().default_device_assignment(2, 2), (std::vector<int>{0, 1, 2, 3}));
}

// --- buffers
// ---------------------------------------------------------------------

TEST_P(CpuPluginTest, ABufferKnowsItsShapeAndPlace) {
  const auto buffer = upload(Floats(6, 1.5F), ElementType::kF32, {2, 3}, 2);
  EXPECT_EQ(buffer.element_type(), ElementType::kF32);
  EXPECT_TRUE(std::ranges::equal(buffer.dims(), std::vector<int64_t>{2, 3}));
  EXPECT_EQ(buffer.host_size_in_bytes(), 24);
  EXPECT_GE(buffer.on_device_size_in_bytes(), 24);
  EXPECT_EQ(buffer.device(), device(2));
  EXPECT_FALSE(buffer.memory_kind().empty());
  EXPECT_TRUE(buffer.is_on_cpu());
  buffer.ready_event().await();
  EXPECT_NE(buffer.unsafe_pointer(), 0);
}

TEST_P(CpuPluginTest, TheHostsMemoryIsFreeAfterACopyDuringTheCall) {
  Floats values = {1, 2, 3};
  const auto buffer = upload(values);
  std::fill(values.begin(), values.end(), 0.0F);
  EXPECT_EQ(download(buffer), (Floats{1, 2, 3}));
}

TEST_P(CpuPluginTest, TellsWhenATransferIsDoneWithTheHostsMemory) {
  Floats values(1000);
  std::iota(values.begin(), values.end(), 0.0F);
  std::promise<bool> done;
  const std::vector<int64_t> dims = {1000};
  const auto buffer = client().buffer_from_host_buffer(
      {values.data(), ElementType::kF32, dims},
      device(),
      HostBufferSemantics::kImmutableUntilTransferCompletes,
      [&](const PjrtError* error) { done.set_value(error == nullptr); });
  EXPECT_TRUE(done.get_future().get());
  std::fill(values.begin(), values.end(), -1.0F);
  EXPECT_EQ(download(buffer).at(999), 999);
}

TEST_P(CpuPluginTest, ReadsHostArraysWithStrides) {
  // The transpose of a 2×3 array, without moving it.
  const Floats values = {1, 2, 3, 4, 5, 6};
  const std::vector<int64_t> dims = {3, 2};
  const std::vector<int64_t> strides = {4, 12};
  const auto buffer = client().buffer_from_host_buffer(
      {values.data(), ElementType::kF32, dims, strides}, device());
  EXPECT_EQ(download(buffer), (Floats{1, 4, 2, 5, 3, 6}));
}

TEST_P(CpuPluginTest, AnEmptyArrayAndAScalarTravel) {
  const auto empty = upload(Floats{}, ElementType::kF32, {0, 3});
  EXPECT_EQ(empty.host_size_in_bytes(), 0);
  EXPECT_EQ(download(empty), Floats{});
  const auto scalar = upload(Floats{42}, ElementType::kF32, {});
  EXPECT_TRUE(scalar.dims().empty());
  EXPECT_EQ(download(scalar), Floats{42});
}

TEST_P(CpuPluginTest, CopiesToAnotherDevice) {
  const auto here = upload({1, 2, 3});
  const auto there = here.copy_to_device(device(3));
  EXPECT_EQ(there.device(), device(3));
  EXPECT_EQ(download(there), (Floats{1, 2, 3}));
  EXPECT_EQ(download(here), (Floats{1, 2, 3}));
}

TEST_P(CpuPluginTest, ADeletedBufferSaysSo) {
  auto buffer = upload({1, 2, 3});
  EXPECT_FALSE(buffer.is_deleted());
  buffer.delete_memory();
  EXPECT_TRUE(buffer.is_deleted());
  const auto error = error_of([&] { download(buffer); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::kInvalidArgument);
  EXPECT_PRED_FORMAT2(contains, error->what(), "deleted or donated");
  EXPECT_TRUE(buffer.ready_event().error());
}

TEST_P(CpuPluginTest, EveryElementTypeSurvivesTheWayThereAndBack) {
  for (int number = 1; number <= static_cast<int>(ElementType::kC128);
       ++number) {
    const auto type = static_cast<ElementType>(number);
    const std::string element(to_string(type));
    SCOPED_TRACE(element);
    // Bytes that differ, but for booleans, which are 0 and 1.
    std::vector<uint8_t> bytes(3 * size_in_bytes(type));
    for (size_t i = 0; i < bytes.size(); ++i) {
      bytes[i] = static_cast<uint8_t>(
          type == ElementType::kPred ? i % 2 : (i * 37 + 11) % 64);
    }
    const auto input = upload(bytes, type, {3});
    const std::string tensor =
        fulgurite::detail::join("tensor<3x", element, ">");
    const auto program = compile(module_of(
        "%a: " + tensor,
        fulgurite::detail::join(
            "    %out = \"stablehlo.reverse\"(%a) {dimensions = array<i64: 0>} "
            ": (",
            tensor,
            ") -> ",
            tensor),
        tensor));
    EXPECT_EQ(
        program.executable().output_element_types(),
        std::vector<ElementType>{type});
    const auto outputs = program.execute({&input});
    EXPECT_EQ(outputs.at(0).element_type(), type);
    const auto reversed = download<uint8_t>(outputs.at(0));
    ASSERT_EQ(reversed.size(), bytes.size());
    const size_t size = size_in_bytes(type);
    for (size_t i = 0; i < 3; ++i) {
      EXPECT_TRUE(std::equal(
          reversed.begin() + static_cast<std::ptrdiff_t>((2 - i) * size),
          reversed.begin() + static_cast<std::ptrdiff_t>((3 - i) * size),
          bytes.begin() + static_cast<std::ptrdiff_t>(i * size)));
    }
  }
}

TEST_P(CpuPluginTest, SmallTypesHaveAByteEachOnTheHost) {
  for (const auto type :
       {ElementType::kF8E5M2,
        ElementType::kF8E4M3FN,
        ElementType::kF8E4M3B11FNUZ,
        ElementType::kF8E5M2FNUZ,
        ElementType::kF8E4M3FNUZ,
        ElementType::kF8E4M3,
        ElementType::kF8E3M4,
        ElementType::kF8E8M0FNU,
        ElementType::kS4,
        ElementType::kU4}) {
    SCOPED_TRACE(to_string(type));
    const std::vector<uint8_t> bytes = {1, 2, 3, 4, 5, 6};
    const auto buffer = upload(bytes, type, {2, 3});
    EXPECT_EQ(buffer.host_size_in_bytes(), 6);
    EXPECT_EQ(download<uint8_t>(buffer), bytes);
  }
}

// --- execution
// -------------------------------------------------------------------

TEST_P(CpuPluginTest, AddsTwoArrays) {
  const auto program = compile(add_module(3));
  const auto a = upload({1, 2, 3});
  const auto b = upload({10, 20, 30});
  const auto outputs = program.execute({&a, &b});
  ASSERT_EQ(outputs.size(), 1);
  EXPECT_EQ(download(outputs[0]), (Floats{11, 22, 33}));
}

TEST_P(CpuPluginTest, TakesTheGenericFormOfEveryOperation) {
  const auto program = compile(R"("builtin.module"() ({
  "func.func"() ({
  ^bb0(%a: tensor<2xf32>):
    %c = "stablehlo.constant"() {value = dense<0.5> : tensor<2xf32>} : () -> tensor<2xf32>
    %0 = "stablehlo.multiply"(%a, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) {function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"} : () -> ()
}) : () -> ())");
  const auto a = upload({4, 6});
  EXPECT_EQ(download(program.execute({&a}).at(0)), (Floats{2, 3}));
}

TEST_P(CpuPluginTest, ReadsResultsRowByRowWhateverTheirLayout) {
  const auto program = compile(module_of(
      "%a: tensor<2x3xf32>",
      "    %out = \"stablehlo.transpose\"(%a) {permutation = array<i64: 1, 0>} "
      ": (tensor<2x3xf32>) -> tensor<3x2xf32>",
      "tensor<3x2xf32>"));
  const auto a = upload(Floats{1, 2, 3, 4, 5, 6}, ElementType::kF32, {2, 3});
  EXPECT_EQ(download(program.execute({&a}).at(0)), (Floats{1, 4, 2, 5, 3, 6}));
}

TEST_P(CpuPluginTest, ResultsAreArgumentsBeforeTheyAreThere) {
  const auto program = compile(add_module(1000));
  Buffer sum = upload(Floats(1000, 0));
  const auto one = upload(Floats(1000, 1));
  for (int step = 0; step < 20; ++step) {
    sum = std::move(program.execute({&sum, &one}).at(0));
  }
  EXPECT_EQ(download(sum), Floats(1000, 20));
}

TEST_P(CpuPluginTest, EventsTellThatAnExecutionHasEnded) {
  const auto program = compile(add_module(2));
  const auto a = upload({1, 2});
  const auto execution = program.execute(
      std::vector<Arguments>{{&a, &a}},
      {.completion_events = CompletionEvents::kPerDevice});
  ASSERT_EQ(execution.complete_events.size(), 1);
  execution.complete_events[0].await();
  EXPECT_TRUE(execution.complete_events[0].is_ready());
  std::promise<bool> ready;
  execution.outputs.at(0).at(0).ready_event().on_ready(
      [&](const PjrtError* error) { ready.set_value(error == nullptr); });
  EXPECT_TRUE(ready.get_future().get());
}

TEST_P(CpuPluginTest, ArgumentsMayBeDroppedWhileTheyAreUsed) {
  const auto program = compile(add_module(4));
  std::vector<Buffer> outputs;
  {
    const auto a = upload({1, 2, 3, 4});
    outputs = program.execute({&a, &a});
  }
  EXPECT_EQ(download(outputs.at(0)), (Floats{2, 4, 6, 8}));
}

TEST_P(CpuPluginTest, DeletingAProgramSparesItsResults) {
  auto program = compile(add_module(1000));
  const auto a = upload(Floats(1000, 1));
  EXPECT_FALSE(program.is_deleted());
  const auto outputs = program.execute({&a, &a});
  program.delete_program();
  EXPECT_EQ(download(outputs.at(0)), Floats(1000, 2));
  // Older versions of XLA on the CPU do not tell.
  const bool tells = plugin().api_version() >= ApiVersion{0, 115};
  EXPECT_EQ(program.is_deleted(), tells);
}

// --- donation
// --------------------------------------------------------------------

constexpr const char* kDonateFirst = "{tf.aliasing_output = 0 : i32}";

TEST_P(CpuPluginTest, ADonatedArgumentGivesItsMemoryToTheResult) {
  for (const char* donation : {kDonateFirst, "{jax.buffer_donor = true}"}) {
    SCOPED_TRACE(donation);
    const auto program = compile(add_module(1024, donation));
    const auto a = upload(Floats(1024, 1));
    const auto b = upload(Floats(1024, 2));
    a.ready_event().await();
    const auto memory = a.unsafe_pointer();
    const auto outputs = program.execute({&a, &b});
    EXPECT_TRUE(a.is_deleted());
    EXPECT_FALSE(b.is_deleted());
    EXPECT_EQ(download(outputs.at(0)), Floats(1024, 3));
    EXPECT_EQ(outputs.at(0).unsafe_pointer(), memory);
  }
}

TEST_P(CpuPluginTest, KeepsWhatMayNotBeDonated) {
  const auto program = compile(add_module(1024, kDonateFirst));
  const auto a = upload(Floats(1024, 1));
  const auto b = upload(Floats(1024, 2));
  const auto execution = program.execute(
      std::vector<Arguments>{{&a, &b}}, {.non_donatable_input_indices = {0}});
  EXPECT_EQ(download(execution.outputs.at(0).at(0)), Floats(1024, 3));
  EXPECT_FALSE(a.is_deleted());
  EXPECT_EQ(download(a), Floats(1024, 1));
}

TEST_P(CpuPluginTest, OneBufferIsNotDonatedAndReadInOneExecution) {
  const auto program = compile(add_module(1024, kDonateFirst));
  const auto a = upload(Floats(1024, 1));
  const auto error = error_of([&] { program.execute({&a, &a}); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::kInvalidArgument);
  EXPECT_PRED_FORMAT2(contains, error->message(), "donate");
}

TEST_P(CpuPluginTest, ADonatedArgumentIsNamedWhenItIsUsedAgain) {
  const auto program = compile(add_module(8, kDonateFirst));
  const auto a = upload(Floats(8, 1));
  const auto b = upload(Floats(8, 2));
  program.execute({&a, &b});
  EXPECT_PRED_FORMAT2(
      contains,
      message_of([&] {
        program.execute({&b, &a});
      }),
      "argument 1 has no memory: it was deleted or donated");
}

// --- several devices
// -------------------------------------------------------------

std::string all_reduce_module() {
  return module_of(
      "%a: tensor<2xf32>",
      R"(    %out = "stablehlo.all_reduce"(%a) ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
    }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<2xf32>) -> tensor<2xf32>)",
      "tensor<2xf32>",
      " attributes {mhlo.num_replicas = 4 : i32, mhlo.num_partitions = 1 : "
      "i32}");
}

TEST_P(CpuPluginTest, ReplicasAddUpTheirParts) {
  const auto program = compile(all_reduce_module(), {.num_replicas = 4});
  EXPECT_EQ(program.executable().num_replicas(), 4);
  ASSERT_EQ(program.addressable_devices().size(), 4);
  std::vector<Buffer> inputs;
  for (size_t i = 0; i < 4; ++i) {
    inputs.push_back(upload({static_cast<float>(i), 1}, i));
  }
  const auto lists = one_argument_each(inputs);
  const auto execution = program.execute(
      lists, {.completion_events = CompletionEvents::kPerDevice});
  ASSERT_EQ(execution.complete_events.size(), 4);
  for (size_t i = 0; i < 4; ++i) {
    execution.complete_events[i].await();
    EXPECT_EQ(download(execution.outputs.at(i).at(0)), (Floats{6, 4}));
    EXPECT_EQ(execution.outputs[i][0].device(), device(i));
  }
}

TEST_P(CpuPluginTest, AnAssignmentDecidesWhichDeviceIsWhichReplica) {
  const auto program = compile(
      all_reduce_module(),
      {.num_replicas = 4, .device_assignment = {3, 1, 2, 0}});
  const auto devices = program.addressable_devices();
  std::vector<int> ids;
  ids.reserve(devices.size());
  for (const auto& device : devices) {
    ids.push_back(device.id());
  }
  EXPECT_EQ(ids, (std::vector<int>{3, 1, 2, 0}));
}

TEST_P(CpuPluginTest, ShardySplitsOneProgramOverTheMesh) {
  const std::string module =
      R"(module @test attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
    %0 = "stablehlo.reduce"(%a, %zero) ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
})";
  const auto program = compile(
      module,
      {.num_partitions = 4,
       .use_spmd_partitioning = true,
       .use_shardy_partitioner = true});
  EXPECT_EQ(program.executable().num_partitions(), 4);
  // The partitioner put in what the text does not say.
  EXPECT_PRED_FORMAT2(
      contains, program.executable().optimized_program().code, "all-reduce");
  std::vector<Buffer> shards;
  for (size_t i = 0; i < 4; ++i) {
    const auto first = static_cast<float>(2 * i);
    shards.push_back(upload({first, first + 1}, i));
  }
  const auto lists = one_argument_each(shards);
  const auto execution = program.execute(lists);
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(download(execution.outputs.at(i).at(0)), Floats{28});
  }
}

TEST_P(CpuPluginTest, APortableProgramRunsWhereItIsSent) {
  const auto program =
      compile(add_module(2), {.compile_portable_executable = true});
  const auto a = upload({1, 2}, 2);
  const auto execution = program.execute(
      std::vector<Arguments>{{&a, &a}}, {.execute_device = device(2)});
  EXPECT_EQ(execution.outputs.at(0).at(0).device(), device(2));
  EXPECT_EQ(download(execution.outputs[0][0]), (Floats{2, 4}));
}

// --- what an executable tells
// -----------------------------------------------------

TEST_P(CpuPluginTest, AnExecutableDescribesItsResults) {
  const auto program = compile(R"(module @two {
  func.func public @main(%a: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<2x3xi32>) {
    %0 = "stablehlo.transpose"(%a) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = "stablehlo.convert"(%a) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    "func.return"(%0, %1) : (tensor<3x2xf32>, tensor<2x3xi32>) -> ()
  }
})");
  const Executable& executable = program.executable();
  EXPECT_PRED_FORMAT2(contains, std::string(executable.name()), "two");
  EXPECT_EQ(program.num_outputs(), 2);
  EXPECT_EQ(
      executable.output_element_types(),
      (std::vector<ElementType>{ElementType::kF32, ElementType::kS32}));
  EXPECT_EQ(
      executable.output_dims(),
      (std::vector<std::vector<int64_t>>{{3, 2}, {2, 3}}));
  EXPECT_EQ(executable.num_replicas(), 1);
  EXPECT_EQ(executable.num_partitions(), 1);
  EXPECT_FALSE(executable.optimized_program().code.empty());
  EXPECT_PRED_FORMAT2(contains, executable.optimized_program().format, "hlo");
  EXPECT_NO_THROW(executable.size_of_generated_code_in_bytes());
}

TEST_P(CpuPluginTest, CountsFlopsAndBytes) {
  const auto program = compile(module_of(
      "%a: tensor<8x16xf32>, %b: tensor<16x4xf32>",
      R"(    %out = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>)",
      "tensor<8x4xf32>"));
  CostAnalysis cost;
  try {
    cost = program.executable().cost_analysis();
  } catch (const PjrtError& error) {
    ASSERT_EQ(error.code(), ErrorCode::kUnimplemented) << error.what();
    GTEST_SKIP() << error.what();
  }
  ASSERT_TRUE(cost.flops);
  EXPECT_EQ(*cost.flops, 2 * 8 * 16 * 4);
  ASSERT_TRUE(cost.bytes_accessed);
  EXPECT_GE(*cost.bytes_accessed, 4 * (8 * 16 + 16 * 4 + 8 * 4));
}

TEST_P(CpuPluginTest, PlansMemory) {
  const auto plain = compile(add_module(1024));
  const auto stats = plain.executable().compiled_memory_stats();
  EXPECT_EQ(stats.argument_size_in_bytes, 2 * 4096);
  EXPECT_EQ(stats.output_size_in_bytes, 4096);
  EXPECT_EQ(stats.alias_size_in_bytes, 0);
  const auto donating = compile(add_module(1024, kDonateFirst));
  EXPECT_EQ(
      donating.executable().compiled_memory_stats().alias_size_in_bytes, 4096);
}

TEST_P(CpuPluginTest, EqualProgramsHaveEqualFingerprints) {
  const auto fingerprint_of = [&](int64_t size) {
    return std::string(compile(add_module(size)).executable().fingerprint());
  };
  try {
    EXPECT_EQ(fingerprint_of(3), fingerprint_of(3));
    EXPECT_NE(fingerprint_of(3), fingerprint_of(4));
  } catch (const PjrtError& error) {
    EXPECT_EQ(error.code(), ErrorCode::kUnimplemented) << error.what();
    GTEST_SKIP() << error.what();
  }
}

TEST_P(CpuPluginTest, ASerialisedProgramRunsAfterItIsLoaded) {
  const auto bytes = compile(add_module(3)).executable().serialize();
  EXPECT_FALSE(bytes.empty());
  const auto program = client().deserialize_and_load(bytes);
  const auto a = upload({1, 2, 3});
  EXPECT_EQ(download(program.execute({&a, &a}).at(0)), (Floats{2, 4, 6}));
}

TEST_P(CpuPluginTest, LoadingRefusesForeignBytes) {
  EXPECT_EQ(
      error_of([&] { client().deserialize_and_load("no program"); })->call(),
      "PJRT_Executable_DeserializeAndLoad");
}

TEST_P(CpuPluginTest, OverridesReachTheCompiler) {
  const auto with = [&](CompileOptions::OptionValue level) {
    return client().compile(
        add_module(2),
        {.env_option_overrides = {{"xla_backend_optimization_level", level}}});
  };
  EXPECT_NO_THROW(with(int64_t{0}));
  EXPECT_NO_THROW(with(int64_t{3}));
  const auto error = error_of([&] {
    client().compile(
        add_module(2), {.env_option_overrides = {{"xla_no_such_thing", true}}});
  });
  ASSERT_TRUE(error);
  EXPECT_PRED_FORMAT2(contains, error->message(), "xla_no_such_thing");
}

// --- errors
// ----------------------------------------------------------------------

TEST_P(CpuPluginTest, BadTextIsRefusedWithItsPlace) {
  const auto error = error_of([&] {
    compile(module_of(
        "",
        "    %out = \"stablehlo.nonsense\"() : () -> tensor<f32>",
        "tensor<f32>"));
  });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->call(), "PJRT_Client_Compile");
  // Not INVALID_ARGUMENT: MLIR's own errors have no code.
  EXPECT_EQ(error->code(), ErrorCode::kUnknown);
  EXPECT_PRED_FORMAT2(
      contains,
      error->what(),
      "[xla::pjrt] PJRT_Client_Compile failed: UNKNOWN: -:3:");
  EXPECT_PRED_FORMAT2(contains, error->what(), "stablehlo.nonsense");
  EXPECT_PRED_FORMAT2(contains, error->what(), path().filename().string());
}

TEST_P(CpuPluginTest, TypesThatDoNotFitAreRefused) {
  const auto text = message_of([&] {
    compile(module_of(
        "%a: tensor<2xf32>, %b: tensor<3xf32>",
        "    %out = \"stablehlo.add\"(%a, %b) : (tensor<2xf32>, "
        "tensor<3xf32>) -> tensor<2xf32>",
        "tensor<2xf32>"));
  });
  EXPECT_PRED_FORMAT2(contains, text, "stablehlo.add");
}

TEST_P(CpuPluginTest, AWrongNumberOfArgumentsIsRefused) {
  const auto program = compile(add_module(2));
  const auto a = upload({1, 2});
  const auto error = error_of([&] { program.execute({&a}); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->call(), "PJRT_LoadedExecutable_Execute");
  EXPECT_EQ(error->code(), ErrorCode::kInvalidArgument);
  EXPECT_PRED_FORMAT2(contains, error->message(), "1");
  EXPECT_PRED_FORMAT2(contains, error->message(), "2");
}

TEST_P(CpuPluginTest, AnArgumentOfAnotherShapeIsRefused) {
  const auto program = compile(add_module(1024));
  const auto small = upload({1, 2});
  const auto error = error_of([&] {
    download(program.execute({&small, &small}).at(0));
  });
  ASSERT_TRUE(error);
  EXPECT_PRED_FORMAT2(contains, error->message(), "4096");
}

TEST_P(CpuPluginTest, ADeletedArgumentIsNamed) {
  const auto program = compile(add_module(2));
  auto a = upload({1, 2});
  const auto b = upload({1, 2});
  a.delete_memory();
  EXPECT_PRED_FORMAT2(
      contains,
      message_of([&] {
        program.execute({&b, &a});
      }),
      "argument 1 has no memory");
}

TEST_P(CpuPluginTest, AnUnknownDeviceIsRefused) {
  EXPECT_EQ(
      error_of([&] { client().lookup_device(99); })->call(),
      "PJRT_Client_LookupDevice");
}

TEST_P(CpuPluginTest, BuffersOutliveTheClientObject) {
  std::vector<Buffer> outputs;
  {
    const auto own = Client::create(
        plugin(), {.create_options = {{"cpu_device_count", int64_t{1}}}});
    const auto program = own.compile(add_module(2));
    const Floats values = {1, 2};
    const std::vector<int64_t> dims = {2};
    const auto a = own.buffer_from_host_buffer(
        {values.data(), ElementType::kF32, dims},
        own.addressable_devices().at(0));
    outputs = program.execute({&a, &a});
  }
  EXPECT_EQ(download(outputs.at(0)), (Floats{2, 4}));
}

} // namespace
} // namespace fulgurite::xla::pjrt::test
