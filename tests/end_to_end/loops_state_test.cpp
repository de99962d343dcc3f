// What the loops leave in a checkpoint, against the states that real Lightning
// wrote (tests/parity/trainer/make_loops_state.py), and how they go on from it.
#include "tests/end_to_end/loops_state_runs.h"

#include "fulgurite/trainer/trainer_core_impl.h"

namespace fulgurite::test {
namespace {

class ConformanceLoopsState : public ::testing::Test {
 protected:
  static json state_of(TrainerCore& core) {
    return {
        {"fit_loop", json_of(core.fit_loop().state_dict())},
        {"validate_loop", json_of(core.validate_loop().state_dict())},
        {"test_loop", json_of(core.test_loop().state_dict())},
        {"predict_loop", json_of(core.predict_loop().state_dict())}};
  }
  static void load(TrainerCore& core, const json& loops) {
    core.fit_loop().load_state_dict(value_of(loops.at("fit_loop")));
    core.validate_loop().load_state_dict(value_of(loops.at("validate_loop")));
    core.test_loop().load_state_dict(value_of(loops.at("test_loop")));
    core.predict_loop().load_state_dict(value_of(loops.at("predict_loop")));
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

TEST_F(ConformanceLoopsState, test_loops_state_dict_structure) {
  TrainerCore core(quiet_options(folder_.path()));
  EXPECT_EQ(state_of(core), lightning_loops().at("initial"));
}

TEST_F(ConformanceLoopsState, test_loops_state_dict) {
  for (const auto& [name, run] : lightning_loops().at("runs").items()) {
    for (const auto& state : run.at("states")) {
      TrainerCore core(quiet_options(folder_.path()));
      const auto loops = with_zeros(
          lightning_loops().at("initial"),
          state.value("loops", json::object()));
      load(core, loops);
      EXPECT_EQ(state_of(core), loops) << name << " " << state.at("at");
    }
  }
}

// At every moment of a run the state is Lightning's.
TEST_F(ConformanceLoopsState, RunsLeaveTheStatesOfLightning) {
  for (const auto& [name, run] : lightning_loops().at("runs").items()) {
    CountedModel model(run.at("model"));
    auto states = std::make_shared<States>(folder_.path());
    auto options = options_of(folder_, run.at("flags"));
    options.callbacks = {states};
    Trainer trainer(options);
    trainer.fit(model);
    states->note(trainer.context(), "after fit");
    trainer.validate(model, {.verbose = false});
    states->note(trainer.context(), "after validate");
    trainer.test(model, {.verbose = false});
    states->note(trainer.context(), "after test");
    trainer.predict(model, {.verbose = false});
    states->note(trainer.context(), "after predict");

    const auto& expected = run.at("states");
    // The callback is called in the evaluations after fit too: those moments
    // are in both lists.
    ASSERT_EQ(states->states.size(), expected.size()) << name;
    for (size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ(states->states[i], expected[i])
          << name << ", state " << i << ": "
          << json::diff(states->states[i], expected[i]);
    }
  }
}

/// A run that throws in a training batch, and the one that goes on from there.
struct Interrupted {
  json state;
  std::vector<int64_t> trained_before;
  std::vector<int64_t> trained_after;
  at::Tensor weight;
  json end;
};

class ConformanceLoopExceptions : public ConformanceLoopsState {
 protected:
  Interrupted interrupted(
      const TrainerOptions& given,
      std::pair<int64_t, int64_t> raise_at,
      const json& model_options = json::object()) {
    Interrupted out;
    auto options = given;
    const auto states = std::make_shared<States>(folder_.path());
    options.callbacks = {states};
    auto model = fresh_model(model_options);
    model->raise_at = raise_at;
    EXPECT_THROW(Trainer(options).fit(*model), std::runtime_error);
    out.state = states->states.back();
    out.trained_before = model->trained;

    options.callbacks = {};
    auto again = fresh_model(model_options);
    Trainer trainer(options);
    trainer.fit(*again, {.ckpt_path = states->path().string()});
    out.trained_after = again->trained;
    out.weight = again->layer->weight.detach();
    out.end = end_of(trainer);
    return out;
  }

  static std::unique_ptr<CountedModel> fresh_model(
      const json& options = json::object()) {
    torch::manual_seed(5);
    return std::make_unique<CountedModel>(options);
  }

  /// epoch, global_step and loops after the run.
  json end_of(const Trainer& trainer) {
    const auto path = folder_ / "end.ckpt";
    trainer.save_checkpoint(path);
    return loops_of(TorchCheckpointIO().load(path));
  }
};

TEST_F(ConformanceLoopExceptions, test_loop_state_on_exception) {
  const auto& cases = lightning_loops().at("exceptions");
  ASSERT_EQ(cases.size(), 12U);
  for (const auto& one : cases) {
    const auto options = options_of(folder_, one.at("flags"));
    const auto raise_at = one.at("raise_at").get<std::pair<int64_t, int64_t>>();
    const auto run = interrupted(options, raise_at);
    EXPECT_EQ(run.state, one.at("state"))
        << one.at("raise_at") << json::diff(run.state, one.at("state"));

    auto whole = fresh_model();
    Trainer trainer(options);
    trainer.fit(*whole);
    auto all = run.trained_before;
    all.insert(all.end(), run.trained_after.begin(), run.trained_after.end());
    EXPECT_EQ(all, whole->trained) << "each batch is trained once";
    // Gradients of a window that had begun are lost, as in Lightning.
    const bool inside_window =
        raise_at.second % options.accumulate_grad_batches != 0;
    if (!inside_window) {
      EXPECT_TRUE(torch::equal(run.weight, whole->layer->weight));
      EXPECT_EQ(run.end, end_of(trainer));
    }
  }
}

TEST_F(ConformanceLoopExceptions, test_loop_restore) {
  for (const bool manual : {false, true}) {
    auto options = quiet_options(folder_.path());
    options.limit_val_batches = 0;
    const json ten = {{"train", 10}, {"manual", manual}};
    const auto run = interrupted(options, {0, 5}, ten);
    EXPECT_EQ(run.trained_before, (std::vector<int64_t>{0, 1, 2, 3, 4}));
    EXPECT_EQ(run.trained_after, (std::vector<int64_t>{5, 6, 7, 8, 9}));
    auto whole = fresh_model(ten);
    Trainer trainer(options);
    trainer.fit(*whole);
    EXPECT_TRUE(torch::equal(run.weight, whole->layer->weight));
    EXPECT_EQ(run.end, end_of(trainer));
  }
}

/// Throws in a validation batch of the first epoch.
class FailsInValidation : public CountedModel {
 public:
  using CountedModel::CountedModel;
  void validation_step(const Row& batch, int64_t batch_idx) override {
    if (fails && batch_idx == 1) {
      throw std::runtime_error("planned");
    }
    CountedModel::validation_step(batch, batch_idx);
    ++validated;
  }
  bool fails = false;
  int validated = 0;
};

TEST_F(ConformanceLoopExceptions, test_fit_can_fail_during_validation) {
  const json four = {{"train", 4}, {"val", 4}};
  for (const double interval : {0.5, 1.0}) {
    auto options = quiet_options(folder_.path());
    options.val_check_interval = interval;
    FailsInValidation whole(four);
    Trainer trainer(options);
    trainer.fit(whole);

    FailsInValidation failing(four);
    failing.fails = true;
    const auto states = std::make_shared<States>(folder_.path());
    options.callbacks = {states};
    EXPECT_THROW(Trainer(options).fit(failing), std::runtime_error);
    const auto& state = states->states.back().at("loops").at("fit_loop");
    const json expected = {
        {"ready", 2}, {"started", 2}, {"processed", 1}, {"completed", 1}};
    const auto& progress = state.at("epoch_loop.val_loop.batch_progress");
    EXPECT_EQ(progress.at("total"), expected);
    EXPECT_EQ(progress.at("current"), expected);

    options.callbacks = {};
    FailsInValidation resumed(four);
    Trainer again(options);
    again.fit(resumed, {.ckpt_path = states->path().string()});
    EXPECT_EQ(resumed.validated, whole.validated) << "from its first batch";
    EXPECT_EQ(end_of(again), end_of(trainer));
  }
}

} // namespace
} // namespace fulgurite::test
