#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include "tests/hardware/checkpoint_io/checkpoint_files.h"
#include "tests/hardware/checkpoint_io/describe.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

/// Files that Python wrote (tests/parity/checkpoint/make_reference.py).
namespace fulgurite {
namespace {

using nlohmann::json;
using test::bytes_of;
using test::describe;
using test::TempDir;

std::filesystem::path reference(const std::string& name) {
  return std::filesystem::path(FULGURITE_SOURCE_DIR) / "tests" / "parity" /
         "checkpoint" / name;
}

class PythonFilesTest : public ::testing::TestWithParam<std::string> {};

TEST_P(PythonFilesTest, HoldsWhatPythonSaysToTheLastBit) {
  const auto path = reference(GetParam());
  const auto expected =
      json::parse(bytes_of(reference(path.stem().string() + ".json")));
  TorchCheckpointIO io;
  const Value loaded = io.load(path);
  EXPECT_EQ(describe(loaded), expected)
      << json::diff(expected, describe(loaded)).dump(1);

  const TempDir folder;
  io.save(loaded, folder / "again.ckpt");
  EXPECT_EQ(describe(io.load(folder / "again.ckpt")), expected);
}

std::string test_name(const ::testing::TestParamInfo<std::string>& info) {
  std::string name;
  for (const char c : info.param.substr(0, info.param.rfind('.'))) {
    name += c == '_' ? "" : std::string(1, c);
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(
    Reference,
    PythonFilesTest,
    ::testing::Values(
        "dtypes.pt",
        "views.pt",
        "containers.pt",
        "protocol_3.pt",
        "protocol_4.pt",
        "protocol_5.pt",
        "hyper_parameters.pt",
        "repacked.pt",
        "lightning_adam.ckpt",
        "lightning_sgd.ckpt"),
    test_name);

TEST(PythonFilesTest, ALightningCheckpointHasItsParts) {
  const Value loaded =
      TorchCheckpointIO().load(reference("lightning_adam.ckpt"));
  const auto& dict = loaded.as_dict();
  EXPECT_EQ(dict.at("pytorch-lightning_version").as_string(), "2.6.6");
  EXPECT_EQ(dict.at("global_step").as_int(), 6);
  const auto& state_dict = dict.at("state_dict").as_dict();
  EXPECT_TRUE(state_dict.ordered);
  ASSERT_NE(state_dict.attributes, nullptr);
  EXPECT_TRUE(state_dict.attributes->contains("_metadata"));
  const auto& adam = dict.at("optimizer_states").as_list().at(0).as_dict();
  const auto* first = adam.at("state").as_dict().find(int64_t{0});
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(first->as_dict().at("exp_avg").as_tensor().dim(), 2);
}

TEST(PythonFilesTest, RefusedFilesSayWhyAndWhere) {
  for (const auto& [name, parts] :
       std::vector<std::pair<std::string, std::vector<std::string>>>{
           {"global", {"'posix.system'", "data.pkl, byte"}},
           {"big_int", {"64 bits", "data.pkl, byte"}},
           {"bytes", {"got bytes", "checkpoint['rng'][0]"}},
           {"complex", {"a complex number", "checkpoint['z']"}},
           {"float_key", {"a float"}},
           {"sparse", {"'torch._utils._rebuild_sparse_tensor'"}},
           {"quantized", {"'torch._utils._rebuild_qtensor'"}},
           {"old_format", {"a bare pickle", "try to save it again"}},
           {"class", {"'torch.nn.modules.linear.Linear'", "state_dict()"}},
           {"deflated", {"compressed", "try to save the file again"}},
           {"torchscript", {"TorchScript"}}}) {
    const auto path = reference("refused_" + name + ".pt");
    const std::string message =
        test::message_of([&] { TorchCheckpointIO().load(path); });
    EXPECT_EQ(message.find("[load_checkpoint] " + path.string()), 0u)
        << message;
    for (const auto& part : parts) {
      EXPECT_NE(message.find(part), std::string::npos)
          << part << " in: " << message;
    }
  }
}

} // namespace
} // namespace fulgurite
