// A run that is taken up from a checkpoint is the run that was never
// interrupted: weights, logged values and every later checkpoint, bit by bit.
// The loops' states in the checkpoints are those of real Lightning
// (tests/parity/trainer/make_loops_state.py).
#include "tests/end_to_end/loops_state_runs.h"

namespace fulgurite::test {
namespace {

/// Remembers every scalar in the order of logging.
class RowRecorder : public Logger {
 public:
  struct Entry {
    int64_t step;
    std::string name;
    double value;
    bool operator==(const Entry&) const = default;
  };
  std::string name() const override {
    return "rows";
  }
  std::string version() const override {
    return "0";
  }
  std::filesystem::path save_dir() const override {
    return {};
  }
  void log_metrics(Scalars scalars, int64_t step) override {
    for (const auto& [name, value] : scalars) {
      entries.push_back({step, name, value});
    }
  }
  std::vector<Entry> entries;
};

/// Everything that could differ after a restart shows in its numbers: the order
/// of the batches, dropout, momentum, the learning rate, means over an epoch.
class SensitiveModel : public Module<Row> {
 public:
  explicit SensitiveModel(const json& given)
      : train_batches_(given.value("train", 3)),
        val_batches_(given.value("val", 2)) {
    net = register_module(
        "net",
        torch::nn::Sequential(
            torch::nn::Linear(4, 8),
            torch::nn::Dropout(0.5),
            torch::nn::Linear(8, 1)));
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    const auto loss = net->forward(batch.x / 10).pow(2).mean();
    log("train_loss", loss, {.on_step = true, .on_epoch = true});
    return loss;
  }
  void validation_step(const Row& batch, int64_t) override {
    log("val_loss", net->forward(batch.x / 10).pow(2).mean());
  }
  Optimizers configure_optimizers() override {
    return OptimizerConfig{
        .optimizer = optim::SGD(parameters(), {.lr = 0.05, .momentum = 0.9}),
        .scheduler = lr_scheduler::StepLR({.step_size = 1, .gamma = 0.5})};
  }
  Loader<Row> train_dataloader() override {
    return rows_loader(
        static_cast<size_t>(2 * train_batches_),
        {.batch_size = 2, .shuffle = true, .seed = 3});
  }
  std::vector<Loader<Row>> val_dataloaders() override {
    return {rows_loader(static_cast<size_t>(val_batches_))};
  }
  torch::nn::Sequential net{nullptr};

 private:
  int64_t train_batches_;
  int64_t val_batches_;
};

/// A checkpoint without what names its folder.
Value without_paths(Value checkpoint) {
  checkpoint.as_dict().erase("callbacks");
  return checkpoint;
}

struct FinishedRun {
  std::map<std::string, Value> files; ///< without_paths, by name
  std::vector<RowRecorder::Entry> logged;
  std::vector<at::Tensor> weights;
  int64_t epoch = 0;
  int64_t global_step = 0;
  std::shared_ptr<TempDir> folder = std::make_shared<TempDir>();
  std::filesystem::path path(const std::string& name) const {
    return *folder / name;
  }
};

class ConformanceRestarts : public ::testing::Test {
 protected:
  /// One of the "checkpoints" of loops_state.json, as it is described there.
  static FinishedRun run(
      const json& what,
      const std::filesystem::path& from = {},
      std::optional<int64_t> max_epochs = std::nullopt) {
    FinishedRun out;
    const auto& given = what.at("checkpoint");
    auto options = options_of(*out.folder, what.at("flags"));
    if (max_epochs) {
      options.max_epochs = max_epochs;
    }
    options.enable_checkpointing = std::nullopt;
    options.log_every_n_steps = 1;
    const auto logger = std::make_shared<RowRecorder>();
    options.logger = logger;
    ModelCheckpointOptions saving{
        .dirpath = out.folder->path().string(),
        .save_last = given.value("save_last", false),
        .save_top_k = -1};
    if (given.contains("every_n_train_steps")) {
      saving.every_n_train_steps =
          given.at("every_n_train_steps").get<int64_t>();
    }
    options.callbacks = list(ModelCheckpoint(saving));
    // A resumed run must not depend on where it begins.
    torch::manual_seed(from.empty() ? 1 : 99);
    SensitiveModel model(what.at("model"));
    Trainer trainer(options);
    trainer.fit(model, {.ckpt_path = from.string()});
    out.logged = logger->entries;
    for (const auto& parameter : model.parameters()) {
      out.weights.push_back(parameter.detach().clone());
    }
    out.epoch = trainer.current_epoch();
    out.global_step = trainer.global_step();
    for (const auto& name : names_in_folder(out.folder->path())) {
      out.files[name] = without_paths(TorchCheckpointIO().load(out.path(name)));
    }
    return out;
  }

  static void expect_states_of_lightning(
      const FinishedRun& ours,
      const json& what) {
    const auto& expected = what.at("states");
    ASSERT_EQ(ours.files.size(), expected.size());
    for (const auto& [name, state] : expected.items()) {
      ASSERT_TRUE(ours.files.contains(name)) << name;
      const auto loops = loops_of(ours.files.at(name));
      EXPECT_EQ(loops, state) << name << ": " << json::diff(loops, state);
    }
  }

  /// `resumed` went on from a file that `whole` wrote.
  static void expect_same_from_there(
      const FinishedRun& resumed,
      const FinishedRun& whole) {
    EXPECT_EQ(resumed.epoch, whole.epoch);
    EXPECT_EQ(resumed.global_step, whole.global_step);
    ASSERT_EQ(resumed.weights.size(), whole.weights.size());
    for (size_t i = 0; i < whole.weights.size(); ++i) {
      EXPECT_TRUE(torch::equal(resumed.weights[i], whole.weights[i])) << i;
    }
    for (const auto& [name, checkpoint] : resumed.files) {
      ASSERT_TRUE(whole.files.contains(name)) << name;
      expect_same_entries(checkpoint, whole.files.at(name), name);
    }
    ASSERT_LE(resumed.logged.size(), whole.logged.size());
    EXPECT_TRUE(std::equal(
        resumed.logged.rbegin(), resumed.logged.rend(), whole.logged.rbegin()))
        << "the logged values differ";
  }

  static void expect_same_entries(
      const Value& ours,
      const Value& expected,
      const std::string& name) {
    for (const auto& [key, value] : expected.as_dict()) {
      const auto* own = ours.as_dict().find(key.as_string());
      ASSERT_NE(own, nullptr) << name << ": " << key.as_string();
      EXPECT_EQ(*own, value) << name << ": " << key.as_string() << "\n"
                             << own->repr() << "\n"
                             << value.repr();
    }
    EXPECT_EQ(ours.as_dict().size(), expected.as_dict().size()) << name;
  }

  /// Resumes from each file that the whole run saved in on_train_batch_end.
  void expect_restarts_from_every_file(const std::string& scenario) {
    const auto& what = lightning_loops().at("checkpoints").at(scenario);
    const auto whole = run(what);
    expect_states_of_lightning(whole, what);
    size_t logged = whole.logged.size();
    size_t files = whole.files.size();
    for (int64_t step = 2; step <= whole.global_step; step += 2) {
      const auto name = "epoch=" + std::to_string((step - 1) / 4) +
                        "-step=" + std::to_string(step) + ".ckpt";
      SCOPED_TRACE("from " + name);
      const auto resumed = run(what, whole.path(name));
      expect_same_from_there(resumed, whole);
      // Each is the rest of the run, and no more.
      EXPECT_EQ(resumed.files.size(), --files);
      EXPECT_LT(resumed.logged.size(), logged);
      EXPECT_FALSE(resumed.logged.empty());
      logged = resumed.logged.size();
    }
  }

  /// Two epochs, and two more from their last.ckpt.
  void expect_restart_from_last(const std::string& scenario) {
    const auto& what = lightning_loops().at("checkpoints").at(scenario);
    const auto whole = run(what);
    expect_states_of_lightning(whole, what);
    const auto half = run(what, {}, 2);
    EXPECT_EQ(half.global_step, whole.global_step / 2);
    const auto resumed = run(what, half.path("last.ckpt"));
    expect_same_from_there(resumed, whole);
    EXPECT_TRUE(resumed.files.contains("last.ckpt"));
    EXPECT_EQ(resumed.files.size(), 3U) << "two epochs and the last";
  }

  ScopedLogCapture log_;
};

TEST_F(ConformanceRestarts, test_restart_parity) {
  expect_restarts_from_every_file("every_two_steps");
}

TEST_F(ConformanceRestarts, test_restart_with_val_parity) {
  expect_restarts_from_every_file("every_two_steps_with_validation");
}

TEST_F(ConformanceRestarts, test_restart_from_last_parity) {
  expect_restart_from_last("last");
}

TEST_F(ConformanceRestarts, test_restart_from_last_with_val_parity) {
  expect_restart_from_last("last_with_validation");
}

/// Trains on what a loader of `Batch` gives, and keeps the numbers in it.
template <class Batch>
class LoaderModel : public Module<Batch> {
 public:
  LoaderModel() {
    layer_ = this->register_module("layer", torch::nn::Linear(4, 1));
  }
  at::Tensor training_step(const Batch& batch, int64_t) override {
    seen.push_back(numbers(batch));
    return layer_(torch::ones({4})).sum();
  }
  Optimizers configure_optimizers() override {
    return optim::SGD(this->parameters(), {.lr = 0.1});
  }
  std::vector<std::vector<int64_t>> seen;

 private:
  static int64_t number(const Row& row) {
    return row.x.flatten()[0].template item<int64_t>();
  }
  static std::vector<int64_t> numbers(const Row& row) {
    return {number(row)};
  }
  static std::vector<int64_t> numbers(const std::tuple<Row, Row>& rows) {
    return {number(std::get<0>(rows)), number(std::get<1>(rows))};
  }
  torch::nn::Linear layer_{nullptr};
};

using Seen = std::vector<std::vector<int64_t>>;

class ConformanceRestartedLoaders : public ::testing::Test {
 protected:
  /// What four steps see, two of them in a run of their own.
  template <class Batch>
  std::pair<Seen, Seen> two_and_two(
      const std::function<Loader<Batch>()>& make_loader) {
    auto options = quiet_options(folder_.path());
    options.max_epochs = std::nullopt;
    options.limit_val_batches = 0;
    options.max_steps = 2;
    const auto path = folder_ / "checkpoint.ckpt";
    LoaderModel<Batch> first;
    Trainer trainer(options);
    trainer.fit(first, make_loader());
    trainer.save_checkpoint(path);
    options.max_steps = 4;
    LoaderModel<Batch> second;
    Trainer again(options);
    again.fit(second, make_loader(), {}, {.ckpt_path = path.string()});
    EXPECT_EQ(again.global_step(), 4);
    EXPECT_EQ(again.current_epoch(), 1) << "one epoch, ended by max_steps";
    return {first.seen, second.seen};
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

/// Rows 'first', 'first' + 1 …
struct RowsFrom {
  int64_t first;
  size_t size() const {
    return 10;
  }
  Row get(size_t index) const {
    return {torch::full({4}, first + static_cast<int64_t>(index))};
  }
};

TEST_F(
    ConformanceRestartedLoaders,
    test_fit_loop_save_and_restore_dataloaders) {
  // One loader.
  const auto one = two_and_two<Row>([] { return data_loader(RowsFrom{0}); });
  EXPECT_EQ(one.first, (Seen{{0}, {1}}));
  EXPECT_EQ(one.second, (Seen{{2}, {3}}));
  // With threads that are ahead of what was handed out.
  const auto ahead =
      two_and_two<Row>([] { return data_loader(RowsFrom{0}, {.workers = 2}); });
  EXPECT_EQ(ahead.second, one.second);
  // Several loaders.
  const auto several = two_and_two<std::tuple<Row, Row>>([] {
    return combined_loader(data_loader(RowsFrom{3}), data_loader(RowsFrom{1}));
  });
  EXPECT_EQ(several.first, (Seen{{3, 1}, {4, 2}}));
  EXPECT_EQ(several.second, (Seen{{5, 3}, {6, 4}}));
  // A container has no state of its own; here too the place is found again,
  // where Lightning begins anew.
  const std::vector<Row> rows = {
      RowsFrom{0}.get(0),
      RowsFrom{0}.get(1),
      RowsFrom{0}.get(2),
      RowsFrom{0}.get(3),
      RowsFrom{0}.get(4)};
  const auto plain = two_and_two<Row>([&] { return Loader<Row>(rows); });
  EXPECT_EQ(plain.first, (Seen{{0}, {1}}));
  EXPECT_EQ(plain.second, (Seen{{2}, {3}}));
}

} // namespace
} // namespace fulgurite::test
