// What plugins rarely do: failing calls, events in any order, lost devices; and
// that nothing is leaked, which FakePluginTest counts after each test.

#include "fulgurite/base/logging.h"
#include "tests/xla/pjrt/arguments.h"
#include "tests/xla/pjrt/fake_plugin_fixture.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <thread>

namespace fulgurite::xla::pjrt::test {
namespace {

using namespace std::chrono_literals;
using fulgurite::test::FakeEvents;

TEST_F(FakePluginTest, AddsTwoArrays) {
  const auto client = this->client();
  const CompileOptions options = {.use_shardy_partitioner = true};
  const auto program = client.compile("add", options);
  EXPECT_EQ(fake().last_compile_options, serialize(options));
  const auto a = upload(client, {1, 2, 3});
  const auto b = upload(client, {10, 20, 30});
  const auto outputs = program.execute({&a, &b});
  ASSERT_EQ(outputs.size(), 1);
  EXPECT_EQ(download(outputs[0]), (std::vector<float>{11, 22, 33}));
}

TEST_F(FakePluginTest, ShowsTpuChips) {
  for (const int num_chips : {1, 4, 8}) {
    const auto client = this->client(num_chips);
    const auto devices = client.addressable_devices();
    ASSERT_EQ(devices.size(), static_cast<size_t>(num_chips));
    for (int id = 0; id < num_chips; ++id) {
      const Device& device = devices[static_cast<size_t>(id)];
      EXPECT_EQ(device.id(), id);
      EXPECT_EQ(device.kind(), "TPU v4");
      EXPECT_EQ(device.local_hardware_id(), id);
      EXPECT_TRUE(device.is_addressable());
      EXPECT_EQ(device.memory_kinds(), std::vector<std::string>{"device"});
      EXPECT_EQ(
          std::get<std::vector<int64_t>>(
              device.description().attributes().at("coords")),
          (std::vector<int64_t>{id % 2, id / 2, 0}));
      const auto stats = device.memory_stats();
      ASSERT_TRUE(stats);
      EXPECT_EQ(stats->bytes_in_use, 1000 + id);
      EXPECT_EQ(stats->bytes_limit, int64_t{1} << 34);
      EXPECT_FALSE(stats->pool_bytes.has_value());
    }
  }
}

TEST_F(FakePluginTest, RunsOnEachDeviceWithItsOwnArguments) {
  const auto client = this->client(4);
  const auto program = client.compile("identity");
  std::vector<Buffer> inputs;
  for (size_t i = 0; i < 4; ++i) {
    inputs.push_back(upload(client, {static_cast<float>(i)}, i));
  }
  const auto lists = one_argument_each(inputs);
  const auto execution = program.execute(
      lists, {.completion_events = CompletionEvents::kPerDevice});
  ASSERT_EQ(execution.outputs.size(), 4);
  ASSERT_EQ(execution.complete_events.size(), 4);
  for (size_t i = 0; i < 4; ++i) {
    execution.complete_events[i].await();
    const Buffer& output = execution.outputs[i].at(0);
    EXPECT_EQ(output.device().id(), static_cast<int>(i));
    EXPECT_EQ(download(output), std::vector<float>{static_cast<float>(i)});
  }
}

TEST_F(FakePluginTest, RefusesAWrongNumberOfArgumentLists) {
  const auto client = this->client(2);
  const auto program = client.compile("identity");
  const auto input = upload(client, {1});
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<UserError>([&] { program.execute({&input}); }),
      "expected 2 lists of arguments, one per device, got 1");
  const std::vector<Arguments> uneven = {{&input}, {&input, &input}};
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<UserError>([&] { program.execute(uneven); }),
      "expected equally many arguments for each device, got 1 and 2");
}

// One row per call that can fail on the way of a program.
using Action = std::function<void(const Client&, const Buffer&)>;
const std::map<std::string, Action>& failing_calls() {
  static const std::map<std::string, Action> kCalls = {
      {"PJRT_Client_Create",
       [](const Client& client, const Buffer&) {
         Client::create(client.plugin());
       }},
      {"PJRT_Client_PlatformName",
       [](const Client& client, const Buffer&) { client.platform_name(); }},
      {"PJRT_Client_AddressableDevices",
       [](const Client& client, const Buffer&) {
         client.addressable_devices();
       }},
      {"PJRT_Device_GetDescription",
       [](const Client& client, const Buffer&) {
         client.addressable_devices().at(0).id();
       }},
      {"PJRT_Device_MemoryStats",
       [](const Client& client, const Buffer&) {
         client.addressable_devices().at(0).memory_stats();
       }},
      {"PJRT_Client_Compile",
       [](const Client& client, const Buffer&) { client.compile("add"); }},
      {"PJRT_LoadedExecutable_GetExecutable",
       [](const Client& client, const Buffer&) { client.compile("add"); }},
      {"PJRT_LoadedExecutable_AddressableDevices",
       [](const Client& client, const Buffer&) { client.compile("add"); }},
      {"PJRT_Executable_Serialize",
       [](const Client& client, const Buffer&) {
         static_cast<void>(client.compile("add").executable().serialize());
       }},
      {"PJRT_Executable_DeserializeAndLoad",
       [](const Client& client, const Buffer&) {
         client.deserialize_and_load("add");
       }},
      {"PJRT_Client_BufferFromHostBuffer",
       [](const Client& client, const Buffer&) {
         const float zero = 0;
         client.buffer_from_host_buffer(
             {&zero, ElementType::kF32, {}},
             client.addressable_devices().at(0));
       }},
      {"PJRT_LoadedExecutable_Execute",
       [](const Client& client, const Buffer& buffer) {
         client.compile("identity").execute({&buffer});
       }},
      {"PJRT_Buffer_ToHostBuffer",
       [](const Client&, const Buffer& buffer) {
         float value = 0;
         buffer.read(&value, sizeof value);
       }},
      {"PJRT_Event_Await",
       [](const Client&, const Buffer& buffer) {
         float value = 0;
         buffer.read(&value, sizeof value);
       }},
      {"PJRT_Event_OnReady",
       [](const Client&, const Buffer& buffer) {
         buffer.ready_event().on_ready([](const PjrtError*) {});
       }},
      {"PJRT_Event_IsReady",
       [](const Client&, const Buffer& buffer) {
         buffer.ready_event().is_ready();
       }},
  };
  return kCalls;
}

TEST_F(FakePluginTest, AFailingCallNamesItselfAndItsPlugin) {
  const auto client = this->client();
  const auto buffer = upload(client, {1});
  fake().failing_code = PJRT_Error_Code_RESOURCE_EXHAUSTED;
  for (const auto& [name, action] : failing_calls()) {
    fake().failing_call = name;
    const auto error = error_of([&, &run = action] { run(client, buffer); });
    ASSERT_TRUE(error) << name;
    EXPECT_EQ(error->code(), ErrorCode::kResourceExhausted) << name;
    EXPECT_EQ(error->call(), name);
    EXPECT_EQ(error->message(), name + " was told to");
    EXPECT_EQ(error->plugin(), client.plugin().description());
    EXPECT_EQ(
        std::string(error->what()),
        fulgurite::detail::join(
            "[xla::pjrt] ",
            name,
            " failed: RESOURCE_EXHAUSTED: ",
            name,
            " was told to (plugin ",
            client.plugin().description(),
            ")"));
  }
  fake().failing_call = "";
}

TEST_F(FakePluginTest, ThePlatformMayNotCountMemory) {
  const auto client = this->client();
  fake().failing_call = "PJRT_Device_MemoryStats";
  fake().failing_code = PJRT_Error_Code_UNIMPLEMENTED;
  EXPECT_FALSE(client.addressable_devices().at(0).memory_stats());
  fake().failing_call = "";
}

TEST_F(FakePluginTest, AFailingDestructorIsLoggedAndThrowsNothing) {
  const ScopedLogCapture log;
  const auto client = this->client();
  auto buffer = std::make_unique<Buffer>(upload(client, {1}));
  PJRT_Buffer* leaked = buffer->get();
  fake().failing_call = "PJRT_Buffer_Destroy";
  buffer.reset();
  fake().failing_call = "";
  EXPECT_TRUE(log.contains("PJRT_Buffer_Destroy failed: INTERNAL"));
  // Freed after all, for the count of leaks.
  detail::destroy(client.plugin(), leaked);
}

TEST_F(FakePluginTest, EventsMayEndInAnyOrder) {
  const auto client = this->client();
  const auto program = client.compile("identity");
  const auto input = upload(client, {7});
  fake().events = FakeEvents::kByHand;
  std::vector<std::vector<Buffer>> outputs;
  std::vector<int> order;
  for (int i = 0; i < 3; ++i) {
    outputs.push_back(program.execute({&input}));
    outputs.back().at(0).ready_event().on_ready(
        [&order, i](const PjrtError* error) {
          EXPECT_EQ(error, nullptr);
          order.push_back(i);
        });
  }
  ASSERT_EQ(fake().num_pending(), 3);
  EXPECT_FALSE(outputs[1].at(0).ready_event().is_ready());
  for (const size_t index : {size_t{2}, size_t{0}, size_t{1}}) {
    fake().complete_event(index);
  }
  EXPECT_EQ(order, (std::vector<int>{2, 0, 1}));
  EXPECT_TRUE(outputs[1].at(0).ready_event().is_ready());
}

TEST_F(FakePluginTest, AwaitBlocksUntilASlowEventEnds) {
  const auto client = this->client();
  const auto input = upload(client, {5});
  fake().events = FakeEvents::kByHand;
  float value = 0;
  const Event copied = input.to_host_buffer(&value, sizeof value);
  std::thread device([&] {
    std::this_thread::sleep_for(50ms);
    fake().complete_event(0);
  });
  EXPECT_EQ(value, 0);
  copied.await();
  EXPECT_EQ(value, 5);
  device.join();
}

TEST_F(FakePluginTest, ACallbackOnAReadyEventRunsAtOnce) {
  const auto client = this->client();
  const auto input = upload(client, {5});
  bool called = false;
  input.ready_event().on_ready([&](const PjrtError*) { called = true; });
  EXPECT_TRUE(called);
}

TEST_F(FakePluginTest, ACallbackThatThrowsIsLogged) {
  const ScopedLogCapture log;
  const auto client = this->client();
  const auto input = upload(client, {5});
  input.ready_event().on_ready(
      [](const PjrtError*) { throw std::runtime_error("oh no"); });
  EXPECT_TRUE(log.contains("a callback of an event threw: oh no"));
}

TEST_F(FakePluginTest, ACallbackOutlivesItsEvent) {
  const auto client = this->client();
  const auto input = upload(client, {5});
  fake().events = FakeEvents::kByHand;
  const auto owned = std::make_shared<int>(0);
  float value = 0;
  input.to_host_buffer(&value, sizeof value)
      .on_ready([owned](const PjrtError*) { ++*owned; });
  EXPECT_EQ(fake().live_events, 0);
  EXPECT_EQ(owned.use_count(), 2);
  fake().complete_event(0);
  EXPECT_EQ(*owned, 1);
  // What the callback owns is let go after the call.
  EXPECT_EQ(owned.use_count(), 1);
}

TEST_F(FakePluginTest, ALostDeviceEndsEventsAndRefusesWork) {
  const auto client = this->client();
  const auto program = client.compile("identity");
  const auto input = upload(client, {1});
  fake().events = FakeEvents::kByHand;
  fake().lose_device_at = 1;
  const auto before = program.execute({&input});
  const auto during = program.execute(
      std::vector<Arguments>{{&input}},
      {.completion_events = CompletionEvents::kPerDevice});
  std::string seen;
  during.outputs.at(0).at(0).ready_event().on_ready(
      [&](const PjrtError* error) { seen = error->what(); });
  EXPECT_FALSE(during.complete_events.at(0).error());
  for (size_t i = 0; i < 3; ++i) {
    fake().complete_event(i);
  }
  before.at(0).ready_event().await();
  EXPECT_FALSE(before.at(0).ready_event().error());
  EXPECT_EQ(
      during.complete_events.at(0).error()->message(),
      "the device was lost in flight");
  EXPECT_PRED_FORMAT2(
      contains, seen, "UNAVAILABLE: the device was lost in flight");
  for (const auto& wait :
       {std::function<void()>([&] { during.complete_events.at(0).await(); }),
        std::function<void()>(
            [&] { during.outputs.at(0).at(0).ready_event().await(); })}) {
    const auto error = error_of(wait);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code(), ErrorCode::kUnavailable);
    EXPECT_EQ(error->call(), "PJRT_Event_Await");
  }
  EXPECT_PRED_FORMAT2(
      contains,
      message_of([&] { program.execute({&input}); }),
      "PJRT_LoadedExecutable_Execute failed: UNAVAILABLE: the device is lost");
}

TEST_F(FakePluginTest, NamesTheArgumentThatHasNoMemory) {
  const auto client = this->client();
  const auto donate = client.compile("donate");
  const auto a = upload(client, {1, 2});
  const auto b = upload(client, {3, 4});
  EXPECT_FALSE(a.is_deleted());
  const auto sum = donate.execute({&a, &b});
  EXPECT_TRUE(a.is_deleted());
  EXPECT_FALSE(b.is_deleted());
  const auto error = error_of([&] { donate.execute({&b, &a}); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::kInvalidArgument);
  EXPECT_PRED_FORMAT2(
      contains,
      error->what(),
      "; argument 1 has no memory: it was deleted or donated");
}

TEST_F(FakePluginTest, NamesArgumentsThatAreOneBuffer) {
  const auto client = this->client();
  const auto program = client.compile("add");
  const auto a = upload(client, {1, 2});
  EXPECT_EQ(
      download(program.execute({&a, &a}).at(0)), (std::vector<float>{2, 4}));
  fake().failing_call = "PJRT_LoadedExecutable_Execute";
  EXPECT_PRED_FORMAT2(
      contains,
      message_of([&] {
        program.execute({&a, &a});
      }),
      "arguments 0 and 1 are one buffer");
  fake().failing_call = "";
}

TEST_F(FakePluginTest, TheFirstErrorCountsWhereArgumentsCannotBeLookedAt) {
  const auto client = this->client();
  const auto program = client.compile("add");
  const auto a = upload(client, {1});
  fake().failing_call = "PJRT_Buffer_IsDeleted";
  const auto error = error_of([&] { program.execute({&a}); });
  fake().failing_call = "";
  ASSERT_TRUE(error);
  EXPECT_EQ(error->call(), "PJRT_LoadedExecutable_Execute");
  EXPECT_EQ(error->message(), "got 1 arguments, expected 2");
}

TEST_F(FakePluginTest, TellsThePluginWhereAnExecutionComesFrom) {
  const auto client = this->client();
  const auto program = client.compile("identity");
  const auto a = upload(client, {1});
  program.execute(
      std::vector<Arguments>{{&a}}, {.call_location = "model.cpp:12"});
  EXPECT_EQ(fake().last_call_location, "model.cpp:12");
}

TEST_F(FakePluginTest, TellsThePluginWhatNotToDonate) {
  const auto client = this->client();
  const auto program = client.compile("add");
  const auto a = upload(client, {1});
  program.execute(
      std::vector<Arguments>{{&a, &a}},
      {.non_donatable_input_indices = {0, 1}});
  EXPECT_EQ(fake().last_non_donatable, "0 1 ");
}

TEST_F(FakePluginTest, HostMemoryStaysUntilTheTransferIsDone) {
  const auto client = this->client();
  fake().events = FakeEvents::kByHand;
  auto values = std::make_shared<std::vector<float>>(std::vector<float>{3, 4});
  const std::weak_ptr<std::vector<float>> watched = values;
  const std::array<int64_t, 1> dims{2};
  const auto buffer = client.buffer_from_host_buffer(
      {values->data(), ElementType::kF32, dims},
      client.addressable_devices().at(0),
      HostBufferSemantics::kImmutableUntilTransferCompletes,
      [values](const PjrtError* error) { EXPECT_EQ(error, nullptr); });
  values.reset();
  EXPECT_FALSE(watched.expired());
  fake().complete_event(0);
  EXPECT_TRUE(watched.expired());
  fake().events = FakeEvents::kAtOnce;
  EXPECT_EQ(download(buffer), (std::vector<float>{3, 4}));
}

TEST_F(FakePluginTest, RefusesTooLittleRoomOnTheHost) {
  const auto client = this->client();
  const auto input = upload(client, {1, 2, 3});
  float value = 0;
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<UserError>([&] { input.read(&value, sizeof value); }),
      "expected room for 12 bytes, got 4");
}

TEST_F(FakePluginTest, TheClientLivesAsLongAsWhatItMade) {
  std::vector<Buffer> outputs;
  {
    const auto client = this->client();
    const auto input = upload(client, {9});
    outputs = client.compile("identity").execute({&input});
    EXPECT_EQ(fake().live_clients, 1);
  }
  EXPECT_EQ(fake().live_clients, 1);
  EXPECT_EQ(download(outputs.at(0)), std::vector<float>{9});
  outputs.clear();
  EXPECT_EQ(fake().live_clients, 0);
}

TEST_F(FakePluginTest, AThousandStepsLeakNothing) {
  const auto client = this->client();
  const auto donate = client.compile("donate");
  const auto step = upload(client, {1});
  Buffer state = upload(client, {0});
  for (int i = 0; i < 1000; ++i) {
    state = std::move(donate.execute({&state, &step}).at(0));
    EXPECT_LE(fake().live_buffers, 2);
  }
  EXPECT_EQ(download(state), std::vector<float>{1000});
  EXPECT_EQ(fake().live_events, 0);
}

TEST_F(FakePluginTest, FailuresLeakNothing) {
  const auto client = this->client();
  const auto buffer = upload(client, {1});
  for (const auto& [name, action] : failing_calls()) {
    fake().failing_call = name;
    EXPECT_THROW(action(client, buffer), PjrtError) << name;
    fake().failing_call = "";
    EXPECT_EQ(fake().live_buffers, 1) << name;
    EXPECT_EQ(fake().live_events, 0) << name;
    EXPECT_EQ(fake().live_executables, 0) << name;
    EXPECT_EQ(fake().live_errors, 0) << name;
    EXPECT_EQ(fake().live_clients, 1) << name;
  }
}

TEST_F(FakePluginTest, ManyThreadsMayWorkAtOnce) {
  const auto client = this->client();
  const auto program = client.compile("add");
  std::atomic<int> num_right{0};
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int thread = 0; thread < 4; ++thread) {
    threads.emplace_back([&, thread] {
      for (int i = 0; i < 100; ++i) {
        const auto a = upload(client, {static_cast<float>(thread)});
        const auto b = upload(client, {static_cast<float>(i)});
        const auto sum = download(program.execute({&a, &b}).at(0));
        num_right += sum.at(0) == static_cast<float>(thread + i) ? 1 : 0;
      }
    });
  }
  for (auto& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(num_right, 400);
}

// --- several hosts
// --------------------------------------------------------------

class MapStore : public KeyValueStore {
 public:
  std::optional<std::string> get(
      std::string_view key,
      std::chrono::milliseconds timeout) override {
    EXPECT_EQ(timeout, 50ms);
    return try_get(key);
  }
  std::optional<std::string> try_get(std::string_view key) override {
    const auto found = values.find(std::string(key));
    return found == values.end() ? std::nullopt : std::optional(found->second);
  }
  void put(std::string_view key, std::string_view value) override {
    values[std::string(key)] = value;
  }
  std::map<std::string, std::string> values;
};

class BrokenStore : public MapStore {
 public:
  void put(std::string_view, std::string_view) override {
    throw std::runtime_error("the network is down");
  }
};

TEST_F(FakePluginTest, HostsMeetThroughTheKeyValueStore) {
  fake().num_hosts = 2;
  auto store = std::make_shared<MapStore>();
  store->values["fake/1"] = "topology of 1";
  {
    const auto client = Client::create(load(), {.key_value_store = store});
    // The client may call the store later too.
    EXPECT_EQ(store.use_count(), 2);
  }
  EXPECT_EQ(store.use_count(), 1);
  // Values are bytes: the first has a zero in it.
  const std::string own = std::string("topology\0of 0", 13);
  EXPECT_EQ(store->values.at("fake/0"), own);
  EXPECT_EQ(fake().keys_got, (std::vector<std::string>{own, "topology of 1"}));
}

TEST_F(FakePluginTest, AHostThatDoesNotComeIsNamed) {
  fake().num_hosts = 2;
  const auto error = error_of([&] {
    Client::create(load(), {.key_value_store = std::make_shared<MapStore>()});
  });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::kDeadlineExceeded);
  EXPECT_EQ(
      error->message(), "no host has put the key \"fake/1\" within 50 ms");
}

TEST_F(FakePluginTest, WhatAStoreThrowsBecomesAnErrorOfTheClient) {
  const auto error = error_of([&] {
    Client::create(
        load(), {.key_value_store = std::make_shared<BrokenStore>()});
  });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::kInternal);
  EXPECT_EQ(error->message(), "the network is down");
}

} // namespace
} // namespace fulgurite::xla::pjrt::test
