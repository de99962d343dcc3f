// Loading plugins: versions, tables, names and paths.

#include "fulgurite/xla/pjrt/plugin.h"

#include "fulgurite/base/env.h"
#include "fulgurite/xla/pjrt/plugin_search.h"
#include "tests/xla/pjrt/fake_plugin_fixture.h"

#include <fstream>

namespace fulgurite::xla::pjrt::test {
namespace {

class PluginTest : public FakePluginTest {
 protected:
  std::string refusal() {
    return message_of<UserError>([&] { load(); });
  }
};

TEST_F(PluginTest, TellsItsVersionAndAttributes) {
  const Plugin& plugin = load();
  EXPECT_EQ(plugin.api_version(), (ApiVersion{0, PJRT_API_MINOR}));
  EXPECT_EQ(plugin.path(), path());
  EXPECT_EQ(
      std::get<std::vector<int64_t>>(
          plugin.attributes().at("stablehlo_current_version")),
      (std::vector<int64_t>{1, 2, 3}));
  EXPECT_EQ(
      to_string(plugin.attributes()), "stablehlo_current_version=[1, 2, 3]");
}

TEST_F(PluginTest, IsLoadedAndInitialisedOncePerProcess) {
  const Plugin& first = load();
  EXPECT_EQ(&load(), &first);
  std::filesystem::create_symlink(path(), path().string() + ".link.so");
  EXPECT_EQ(&load_plugin(path().string() + ".link.so"), &first);
  EXPECT_EQ(fake().num_initialized, 1);
}

TEST_F(PluginTest, RefusesAnotherMajorVersion) {
  fake().major_version = 1;
  fake().minor_version = 0;
  const auto text = refusal();
  EXPECT_PRED_FORMAT2(contains, text, "expected PJRT API 0.x, at least 0.57");
  EXPECT_PRED_FORMAT2(contains, text, "got 1.0");
  EXPECT_PRED_FORMAT2(contains, text, path().string());
}

TEST_F(PluginTest, RefusesATooOldMinorVersion) {
  fake().minor_version = 56;
  EXPECT_PRED_FORMAT2(contains, refusal(), "at least 0.57, got 0.56");
  // A refusal is not remembered.
  fake().minor_version = 57;
  EXPECT_EQ(load().api_version(), kMinimumApiVersion);
}

TEST_F(PluginTest, TakesANewerMinorVersionWithALongerTable) {
  fake().minor_version = 999;
  // The table itself stays as long as it is; nothing may look beyond ours.
  fake().table_size = PJRT_Api_STRUCT_SIZE + 64;
  EXPECT_EQ(load().api_version(), (ApiVersion{0, 999}));
  EXPECT_EQ(client(2).addressable_devices().size(), 2);
}

TEST_F(PluginTest, RefusesATableThatIsTooShortForItsVersion) {
  fake().table_size = offsetof(PJRT_Api, PJRT_Client_Create);
  EXPECT_PRED_FORMAT2(
      contains, refusal(), "expected a function table of at least ");
  fake().table_size = sizeof(size_t);
  EXPECT_PRED_FORMAT2(contains, refusal(), "too short to tell its version");
}

TEST_F(PluginTest, SaysWhichFunctionAnOlderPluginDoesNotHave) {
  fake().minor_version = 57;
  fake().table_size =
      offsetof(PJRT_Api, PJRT_Executable_GetCompiledMemoryStats);
  const auto program = client().compile("identity");
  const auto error =
      error_of([&] { program.executable().compiled_memory_stats(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::kUnimplemented);
  EXPECT_EQ(error->call(), "PJRT_Executable_GetCompiledMemoryStats");
  EXPECT_PRED_FORMAT2(contains, error->what(), "does not have this function");
  EXPECT_PRED_FORMAT2(contains, error->what(), "PJRT API 0.57");
}

TEST_F(PluginTest, RefusesOptionsThatAnOlderPluginWouldNotReadOnLoading) {
  fake().minor_version = 70;
  const auto client = this->client();
  const auto error = error_of(
      [&] { client.deserialize_and_load("identity", CompileOptions{}); });
  ASSERT_TRUE(error);
  EXPECT_PRED_FORMAT2(contains, error->what(), "need PJRT API 0.71");
  EXPECT_EQ(
      client.deserialize_and_load("identity").executable().name(),
      "fake program");
}

TEST_F(PluginTest, RefusesANullTable) {
  fake().has_api = false;
  EXPECT_PRED_FORMAT2(contains, refusal(), "GetPjrtApi answers null");
}

TEST_F(PluginTest, PassesOnWhyAPluginDoesNotStart) {
  fake().failing_call = "PJRT_Plugin_Initialize";
  fake().failing_code = PJRT_Error_Code_FAILED_PRECONDITION;
  const auto error = error_of([&] { load(); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), ErrorCode::kFailedPrecondition);
  EXPECT_EQ(error->call(), "PJRT_Plugin_Initialize");
  EXPECT_PRED_FORMAT2(
      contains,
      error->what(),
      "FAILED_PRECONDITION: PJRT_Plugin_Initialize was told to");
  fake().failing_call = "";
  EXPECT_EQ(load().path(), path());
}

TEST_F(PluginTest, PluginsNeedNotTellAttributes) {
  fake().failing_call = "PJRT_Plugin_Attributes";
  fake().failing_code = PJRT_Error_Code_UNIMPLEMENTED;
  EXPECT_TRUE(load().attributes().empty());
}

TEST_F(PluginTest, IsSilencedUnlessTheUserSaysOtherwise) {
  set_env("TF_CPP_MIN_LOG_LEVEL", std::nullopt);
  load();
  EXPECT_EQ(env("TF_CPP_MIN_LOG_LEVEL"), "2");
  const auto other = path().string() + ".other.so";
  std::filesystem::copy_file(path(), other);
  set_env("TF_CPP_MIN_LOG_LEVEL", "0");
  load_plugin(other);
  EXPECT_EQ(env("TF_CPP_MIN_LOG_LEVEL"), "0");
  set_env("TF_CPP_MIN_LOG_LEVEL", std::nullopt);
}

TEST_F(PluginTest, ComesFromTheEnvironmentWhenNoneIsNamed) {
  set_env("FULGURITE_PJRT_PLUGIN", path().string());
  EXPECT_EQ(load_plugin().path(), path());
  set_env("FULGURITE_PJRT_PLUGIN", "no_such_thing");
  EXPECT_THROW(load_plugin(), MisconfigurationError);
  set_env("FULGURITE_PJRT_PLUGIN", std::nullopt);
}

TEST(PluginSearchTest, RefusesAnUnknownNameWithTheNearestOne) {
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<MisconfigurationError>([] { load_plugin("tpuu"); }),
      "got \"tpuu\"; did you mean 'tpu'? Known names: cpu, tpu, cuda");
}

TEST(PluginSearchTest, SaysThatAPathLeadsNowhere) {
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<UserError>([] { load_plugin("/no/such/plugin.so"); }),
      "got \"/no/such/plugin.so\", where there is no file");
}

TEST(PluginSearchTest, SaysWhereItLookedForANamedPlugin) {
  const auto text = message_of<UserError>([] { find_plugin("tpu"); });
  for (const char* words :
       {"expected the PJRT plugin \"tpu\", found none",
        "pip install libtpu",
        "libtpu/libtpu.so",
        "\n  /usr/lib/libtpu.so"}) {
    EXPECT_PRED_FORMAT2(contains, text, words);
  }
}

TEST(PluginSearchTest, FindsPluginsInVariablesAndVirtualEnvironments) {
  const fulgurite::test::TempDir folder;
  const auto file = folder / "lib/python3.12/site-packages/jax_plugins/"
                             "xla_cuda13/xla_cuda_plugin.so";
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file) << "plugin";
  set_env("VIRTUAL_ENV", folder.path().string());
  EXPECT_EQ(find_plugin("cuda"), std::filesystem::canonical(file));
  set_env("VIRTUAL_ENV", std::nullopt);
  EXPECT_THROW(find_plugin("cuda"), UserError);
  set_env("TPU_LIBRARY_PATH", file.string());
  EXPECT_EQ(find_plugin("tpu"), std::filesystem::canonical(file));
  set_env("TPU_LIBRARY_PATH", std::nullopt);
}

TEST(PluginSearchTest, RefusesALibraryThatIsNoPlugin) {
  EXPECT_PRED_FORMAT2(
      contains,
      message_of<UserError>([] { load_plugin(NOT_A_PLUGIN_PATH); }),
      "which is a library without the function GetPjrtApi");
}

TEST(PluginSearchTest, RefusesAFileThatIsNoLibrary) {
  const fulgurite::test::TempDir folder;
  std::ofstream(folder / "text.so") << "no library";
  const auto text = message_of<UserError>(
      [&] { load_plugin((folder / "text.so").string()); });
  EXPECT_PRED_FORMAT2(contains, text, "expected a PJRT plugin, got ");
  EXPECT_PRED_FORMAT2(contains, text, "text.so");
}

} // namespace
} // namespace fulgurite::xla::pjrt::test
