// load_from_checkpoint and strict loading: Lightning's own tests under their
// names, and a file that Lightning wrote.
#include "tests/end_to_end/scripted_model.h"
#include "tests/support/json_value.h"
#include "tests/support/message_of.h"

#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

/// A BoringModel with a layer that takes no part in training.
class LargerModel : public BoringModel {
 public:
  LargerModel() {
    c_d3 = register_module("c_d3", torch::nn::Linear(7, 7));
  }
  Optimizers configure_optimizers() override {
    return optim::SGD(layer->parameters(), {.lr = 0.1});
  }
  torch::nn::Linear c_d3{nullptr};
};

class LenientModel : public LargerModel {
 public:
  LenientModel() {
    strict_loading = false;
  }
};

void expect_words(
    const std::string& text,
    std::initializer_list<std::string> words) {
  for (const auto& word : words) {
    EXPECT_TRUE(has(text, word)) << "no \"" << word << "\" in: " << text;
  }
}

class ConformanceStrictLoading : public ::testing::Test {
 protected:
  /// Trains `model` for an epoch and saves it.
  template <class M>
  std::filesystem::path saved(M& model, const std::string& name = "a.ckpt") {
    Trainer trainer(quiet_options(folder_.path()));
    trainer.fit(model);
    const auto path = folder_ / name;
    trainer.save_checkpoint(path);
    return path;
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

TEST_F(ConformanceStrictLoading, test_strict_loading) {
  BoringModel trained;
  const auto path = saved(trained).string();
  auto options = quiet_options(folder_.path());
  options.max_epochs = 2;

  EXPECT_TRUE(LargerModel().strict_loading) << "the default";
  LargerModel strict;
  const auto before = strict.layer->weight.detach().clone();
  for (const auto& run : std::vector<std::function<void()>>{
           [&] { Trainer(options).fit(strict, {.ckpt_path = path}); },
           [&] { Trainer(options).test(strict, {.ckpt_path = path}); }}) {
    expect_words(
        message_of<UserError>(run),
        {path, "c_d3.weight", "c_d3.bias", "strict"});
  }
  EXPECT_TRUE(torch::equal(strict.layer->weight, before)) << "nothing changes";

  LenientModel lenient;
  Trainer(options).test(lenient, {.ckpt_path = path, .verbose = false});
  EXPECT_TRUE(torch::equal(lenient.layer->weight, trained.layer->weight));
  EXPECT_TRUE(log_.contains(path + " has no value for c_d3.weight"));
  EXPECT_TRUE(log_.contains(path + " has no value for c_d3.bias"));
  Trainer trainer(options);
  trainer.fit(lenient, {.ckpt_path = path});
  EXPECT_EQ(trainer.global_step(), 8) << "four steps went before";
}

TEST_F(ConformanceStrictLoading, test_strict_model_load_more_params) {
  LargerModel trained;
  const auto path = saved(trained);
  expect_words(
      message_of<UserError>(
          [&] { load_from_checkpoint<BoringModel>(path, {.strict = true}); }),
      {"load_from_checkpoint",
       path.string(),
       "not in the model: [c_d3.weight, c_d3.bias]"});
  const auto model = load_from_checkpoint<BoringModel>(path, {.strict = false});
  EXPECT_TRUE(torch::equal(model.layer->weight, trained.layer->weight));
  EXPECT_TRUE(torch::equal(model.layer->bias, trained.layer->bias));
  EXPECT_TRUE(log_.contains("no place for c_d3.weight of " + path.string()));
}

TEST_F(ConformanceStrictLoading, test_strict_model_load_less_params) {
  BoringModel trained;
  const auto path = saved(trained);
  // Strict is the default.
  for (const auto& options : {LoadFromCheckpointOptions{}, {.strict = true}}) {
    expect_words(
        message_of<UserError>(
            [&] { load_from_checkpoint<LargerModel>(path, options); }),
        {"load_from_checkpoint",
         path.string(),
         "missing in the file: [c_d3.weight, c_d3.bias]"});
  }
  const auto model = load_from_checkpoint<LargerModel>(path, {.strict = false});
  EXPECT_TRUE(torch::equal(model.layer->weight, trained.layer->weight));
  EXPECT_TRUE(log_.contains(path.string() + " has no value for c_d3.bias"));
}

class LoadFromCheckpointTest : public ConformanceStrictLoading {};

TEST_F(LoadFromCheckpointTest, TheModelsStrictLoadingIsTheDefault) {
  BoringModel trained;
  const auto path = saved(trained);
  const auto model = load_from_checkpoint<LenientModel>(path);
  EXPECT_TRUE(torch::equal(model.layer->weight, trained.layer->weight));
  expect_words(
      message_of<UserError>(
          [&] { load_from_checkpoint<LenientModel>(path, {.strict = true}); }),
      {"[load_from_checkpoint.strict]", "strict_loading"});
}

// tests/parity/checkpoint/make_reference.py: the classes in C++.
struct TinyParams {
  int64_t hidden = 5;
  double lr = 1.0;
  std::string name = "";
};

class Tiny : public Module<Row> {
 public:
  using Params = TinyParams;
  explicit Tiny(TinyParams given = {}) : params(given) {
    using namespace torch::nn;
    net = register_module(
        "net",
        Sequential(
            Linear(2, given.hidden),
            BatchNorm1d(given.hidden),
            Linear(given.hidden, 1)));
    scale = register_buffer("scale", torch::zeros({}));
  }
  TinyParams params;
  torch::nn::Sequential net{nullptr};
  at::Tensor scale;
};

struct TinyDataParams {
  int64_t size = 1;
};

class TinyData : public DataModule<Row> {
 public:
  using Params = TinyDataParams;
  explicit TinyData(TinyDataParams given) : params(given) {}
  std::string state_key() const override {
    return "lightning_checkpoint.<locals>.Data";
  }
  void load_state_dict(const Value& state) override {
    loaded = state;
  }
  TinyDataParams params;
  Value loaded;
};

std::filesystem::path lightning_file(const std::string& name) {
  return std::filesystem::path(FULGURITE_SOURCE_DIR) / "tests" / "parity" /
         "checkpoint" / name;
}

std::string hex_of(const at::Tensor& tensor) {
  const auto flat = tensor.detach().contiguous();
  const auto* bytes = static_cast<const uint8_t*>(flat.const_data_ptr());
  std::string out;
  for (size_t i = 0; i < flat.nbytes(); ++i) {
    constexpr const char* kDigits = "0123456789abcdef";
    out += kDigits[bytes[i] >> 4U];
    out += kDigits[bytes[i] & 15U];
  }
  return out;
}

/// Name -> bytes in hex, as Python described the file's state_dict.
std::map<std::string, std::string> described_weights() {
  const auto description = read_json("parity/checkpoint/lightning_sgd.json");
  std::map<std::string, std::string> out;
  for (const auto& entry : description.at("dict")) {
    if (entry[0] == "state_dict") {
      for (const auto& [name, tensor] :
           entry[1]
               .at("dict")
               .get<std::vector<std::pair<std::string, json>>>()) {
        out[name] = tensor.at("data").get<std::string>();
      }
    }
  }
  return out;
}

TEST_F(LoadFromCheckpointTest, AFileOfLightningMakesTheModelItDescribes) {
  auto model = load_from_checkpoint<Tiny>(lightning_file("lightning_sgd.ckpt"));
  EXPECT_EQ(model.params.hidden, 3);
  EXPECT_EQ(model.params.lr, 0.01);
  EXPECT_EQ(model.params.name, "tiny");
  // Params has no field for it.
  EXPECT_TRUE(log_.contains("no field for: shape"));
  const auto expected = described_weights();
  const auto loaded = state_dict(model.torch_module());
  ASSERT_EQ(loaded.size(), expected.size());
  for (const auto& [name, value] : loaded) {
    EXPECT_EQ(hex_of(value.as_tensor()), expected.at(name.as_string()))
        << name.as_string();
  }
  // It keeps them for the next checkpoint.
  EXPECT_EQ(model.hparams().at("hidden").as_int(), 3);
}

TEST_F(LoadFromCheckpointTest, AFileOfLightningMakesTheDataModuleToo) {
  const auto data =
      load_from_checkpoint<TinyData>(lightning_file("lightning_sgd.ckpt"));
  EXPECT_EQ(data.params.size, 12);
  EXPECT_EQ(data.loaded, (Value::Dict{{"seen", 7}}));
}

struct WrongParams {
  std::string hidden = "";
};

class WrongTiny : public BoringModel {
 public:
  using Params = WrongParams;
  explicit WrongTiny(const WrongParams&) {}
};

TEST_F(LoadFromCheckpointTest, MistakesNameTheFileAndTheWayOut) {
  const auto file = lightning_file("lightning_sgd.ckpt");
  expect_words(
      message_of<UserError>([&] { load_from_checkpoint<WrongTiny>(file); }),
      {"[load_from_checkpoint]",
       file.string(),
       "[hyper_parameters.hidden] expected a str, got int 3",
       "try the class"});
  expect_words(
      message_of<UserError>(
          [&] { load_from_checkpoint<BoringModel>("/no/such.ckpt"); }),
      {"[load_from_checkpoint]", "/no/such.ckpt", "file not found"});
  const auto write = [&](const Value& value) {
    const auto path = folder_ / "other.ckpt";
    TorchCheckpointIO().save(value, path);
    return path;
  };
  const auto other = write(Value::Dict{{"epoch", 1}});
  expect_words(
      message_of<UserError>([&] { load_from_checkpoint<BoringModel>(other); }),
      {other.string(), "with a state_dict, got a dict without one"});
  write(Value::Dict{
      {"state_dict", Value::Dict{}}, {"hyper_parameters", Value::List{1}}});
  expect_words(
      message_of<UserError>([&] { load_from_checkpoint<Tiny>(other); }),
      {other.string(), "expected hyper_parameters to be a dict, got list"});
}

// Written by one model, read by one of another size.
TEST_F(LoadFromCheckpointTest, AnotherShapeIsAnErrorAlsoWhereItIsNotStrict) {
  Tiny small({.hidden = 2});
  const auto path = folder_ / "small.ckpt";
  TorchCheckpointIO().save(
      Value::Dict{{"state_dict", state_dict(small.torch_module())}}, path);
  expect_words(
      message_of<UserError>(
          [&] { load_from_checkpoint<Tiny>(path, {.strict = false}); }),
      {path.string(), "net.0.weight", "[5, 2]", "[2, 2]"});
}

} // namespace
} // namespace fulgurite::test
