#pragma once

// A model, callback, checkpoint callback, data module, strategy and logger that
// note every call the trainer makes: what the golden hook lists are compared
// with.
#include "tests/support/boring_model.h"

#include <fulgurite/hardware/strategies/single_device.h>

namespace fulgurite::test {

/// The calls so far, one "<who>.<hook>" a line.
class HookRecord {
 public:
  void note(std::string_view who, std::string_view hook) {
    text_ += std::string(who) + "." + std::string(hook) + "\n";
  }
  void note(std::string_view who, std::string_view hook, TrainerFn fn) {
    note(who, std::string(hook) + ":" + std::string(stage_word(fn)));
  }
  const std::string& text() const {
    return text_;
  }
  void clear() {
    text_.clear();
  }

 private:
  std::string text_;
};

inline HookRecord& hook_record() {
  static HookRecord record;
  return record;
}

/// Notes the hooks of a callback of class Base as `who`.
template <class Base>
class RecordingCallback : public Base {
 public:
  template <class... Args>
  explicit RecordingCallback(std::string who, Args&&... args)
      : Base(std::forward<Args>(args)...), who_(std::move(who)) {}

  void setup(TrainerContext& t, ModuleBase& m, TrainerFn fn) override {
    hook_record().note(who_, "setup", fn);
    Base::setup(t, m, fn);
  }
  void teardown(TrainerContext& t, ModuleBase& m, TrainerFn fn) override {
    hook_record().note(who_, "teardown", fn);
    Base::teardown(t, m, fn);
  }
  void on_fit_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_fit_start");
    Base::on_fit_start(t, m);
  }
  void on_fit_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_fit_end");
    Base::on_fit_end(t, m);
  }
  void on_sanity_check_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_sanity_check_start");
    Base::on_sanity_check_start(t, m);
  }
  void on_sanity_check_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_sanity_check_end");
    Base::on_sanity_check_end(t, m);
  }
  void on_train_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_train_start");
    Base::on_train_start(t, m);
  }
  void on_train_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_train_end");
    Base::on_train_end(t, m);
  }
  void on_train_epoch_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_train_epoch_start");
    Base::on_train_epoch_start(t, m);
  }
  void on_train_epoch_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_train_epoch_end");
    Base::on_train_epoch_end(t, m);
  }
  void on_train_batch_start(
      TrainerContext& t,
      ModuleBase& m,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_train_batch_start");
    Base::on_train_batch_start(t, m, b, at);
  }
  void on_train_batch_end(
      TrainerContext& t,
      ModuleBase& m,
      const StepOutput& o,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_train_batch_end");
    Base::on_train_batch_end(t, m, o, b, at);
  }
  void on_validation_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_validation_start");
    Base::on_validation_start(t, m);
  }
  void on_validation_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_validation_end");
    Base::on_validation_end(t, m);
  }
  void on_validation_epoch_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_validation_epoch_start");
    Base::on_validation_epoch_start(t, m);
  }
  void on_validation_epoch_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_validation_epoch_end");
    Base::on_validation_epoch_end(t, m);
  }
  void on_validation_batch_start(
      TrainerContext& t,
      ModuleBase& m,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_validation_batch_start");
    Base::on_validation_batch_start(t, m, b, at);
  }
  void on_validation_batch_end(
      TrainerContext& t,
      ModuleBase& m,
      const StepOutput& o,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_validation_batch_end");
    Base::on_validation_batch_end(t, m, o, b, at);
  }
  void on_test_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_test_start");
    Base::on_test_start(t, m);
  }
  void on_test_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_test_end");
    Base::on_test_end(t, m);
  }
  void on_test_epoch_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_test_epoch_start");
    Base::on_test_epoch_start(t, m);
  }
  void on_test_epoch_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_test_epoch_end");
    Base::on_test_epoch_end(t, m);
  }
  void on_test_batch_start(
      TrainerContext& t,
      ModuleBase& m,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_test_batch_start");
    Base::on_test_batch_start(t, m, b, at);
  }
  void on_test_batch_end(
      TrainerContext& t,
      ModuleBase& m,
      const StepOutput& o,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_test_batch_end");
    Base::on_test_batch_end(t, m, o, b, at);
  }
  void on_predict_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_predict_start");
    Base::on_predict_start(t, m);
  }
  void on_predict_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_predict_end");
    Base::on_predict_end(t, m);
  }
  void on_predict_epoch_start(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_predict_epoch_start");
    Base::on_predict_epoch_start(t, m);
  }
  void on_predict_epoch_end(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_predict_epoch_end");
    Base::on_predict_epoch_end(t, m);
  }
  void on_predict_batch_start(
      TrainerContext& t,
      ModuleBase& m,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_predict_batch_start");
    Base::on_predict_batch_start(t, m, b, at);
  }
  void on_predict_batch_end(
      TrainerContext& t,
      ModuleBase& m,
      const StepOutput& o,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note(who_, "on_predict_batch_end");
    Base::on_predict_batch_end(t, m, o, b, at);
  }
  void on_before_zero_grad(
      TrainerContext& t,
      ModuleBase& m,
      optim::Optimizer& o) override {
    hook_record().note(who_, "on_before_zero_grad");
    Base::on_before_zero_grad(t, m, o);
  }
  void on_before_backward(
      TrainerContext& t,
      ModuleBase& m,
      const at::Tensor& loss) override {
    hook_record().note(who_, "on_before_backward");
    Base::on_before_backward(t, m, loss);
  }
  void on_after_backward(TrainerContext& t, ModuleBase& m) override {
    hook_record().note(who_, "on_after_backward");
    Base::on_after_backward(t, m);
  }
  void on_before_optimizer_step(
      TrainerContext& t,
      ModuleBase& m,
      optim::Optimizer& o) override {
    hook_record().note(who_, "on_before_optimizer_step");
    Base::on_before_optimizer_step(t, m, o);
  }
  void on_save_checkpoint(TrainerContext& t, ModuleBase& m, Value::Dict& c)
      override {
    hook_record().note(who_, "on_save_checkpoint");
    Base::on_save_checkpoint(t, m, c);
  }
  void on_load_checkpoint(
      TrainerContext& t,
      ModuleBase& m,
      const Value::Dict& c) override {
    hook_record().note(who_, "on_load_checkpoint");
    Base::on_load_checkpoint(t, m, c);
  }
  void on_exception(
      TrainerContext& t,
      ModuleBase& m,
      const std::exception_ptr& e) override {
    hook_record().note(who_, "on_exception");
    Base::on_exception(t, m, e);
  }
  Value state_dict() const override {
    hook_record().note(who_, "state_dict");
    return Base::state_dict();
  }
  void load_state_dict(const Value& state) override {
    hook_record().note(who_, "load_state_dict");
    Base::load_state_dict(state);
  }

 private:
  std::string who_;
};

/// Has state, so that it takes part in checkpoints.
class StatefulCallback : public Callback {
 public:
  Value state_dict() const override {
    return Value::Dict{{"seen", 1}};
  }
};

/// A BoringModel with a StepLR by epoch that notes its hooks.
class RecordingModel : public BoringModel {
 public:
  explicit RecordingModel(int64_t batches, bool manual = false)
      : BoringModel(batches) {
    automatic_optimization = !manual;
  }
  std::optional<int64_t> raise_at; ///< training batch that throws
  std::optional<int64_t> skip_at;  ///< training batch that ends the epoch
  bool has_loaders = true;

  void prepare_data() override {
    hook_record().note("M", "prepare_data");
    return BoringModel::prepare_data();
  }
  void setup(TrainerFn fn) override {
    hook_record().note("M", "setup", fn);
    return BoringModel::setup(fn);
  }
  void teardown(TrainerFn fn) override {
    hook_record().note("M", "teardown", fn);
    return BoringModel::teardown(fn);
  }
  void configure_model() override {
    hook_record().note("M", "configure_model");
    return BoringModel::configure_model();
  }
  Optimizers configure_optimizers() override {
    hook_record().note("M", "configure_optimizers");
    return OptimizerConfig{
        .optimizer = optim::SGD(parameters(), {.lr = 0.1}),
        .scheduler = lr_scheduler::StepLR({.step_size = 1})};
  }
  CallbackList configure_callbacks() override {
    hook_record().note("M", "configure_callbacks");
    return BoringModel::configure_callbacks();
  }
  void on_fit_start() override {
    hook_record().note("M", "on_fit_start");
    return BoringModel::on_fit_start();
  }
  void on_fit_end() override {
    hook_record().note("M", "on_fit_end");
    return BoringModel::on_fit_end();
  }
  void on_train_start() override {
    hook_record().note("M", "on_train_start");
    return BoringModel::on_train_start();
  }
  void on_train_end() override {
    hook_record().note("M", "on_train_end");
    return BoringModel::on_train_end();
  }
  void on_train_epoch_start() override {
    hook_record().note("M", "on_train_epoch_start");
    return BoringModel::on_train_epoch_start();
  }
  void on_train_epoch_end() override {
    hook_record().note("M", "on_train_epoch_end");
    return BoringModel::on_train_epoch_end();
  }
  void on_train_batch_end(const StepOutput& o, const BatchRef& b, int64_t i)
      override {
    hook_record().note("M", "on_train_batch_end");
    return BoringModel::on_train_batch_end(o, b, i);
  }
  void on_validation_start() override {
    hook_record().note("M", "on_validation_start");
    return BoringModel::on_validation_start();
  }
  void on_validation_end() override {
    hook_record().note("M", "on_validation_end");
    return BoringModel::on_validation_end();
  }
  void on_validation_epoch_start() override {
    hook_record().note("M", "on_validation_epoch_start");
    return BoringModel::on_validation_epoch_start();
  }
  void on_validation_epoch_end() override {
    hook_record().note("M", "on_validation_epoch_end");
    return BoringModel::on_validation_epoch_end();
  }
  void on_validation_batch_start(const BatchRef& b, BatchPosition at) override {
    hook_record().note("M", "on_validation_batch_start");
    return BoringModel::on_validation_batch_start(b, at);
  }
  void on_validation_batch_end(
      const StepOutput& o,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note("M", "on_validation_batch_end");
    return BoringModel::on_validation_batch_end(o, b, at);
  }
  void on_test_start() override {
    hook_record().note("M", "on_test_start");
    return BoringModel::on_test_start();
  }
  void on_test_end() override {
    hook_record().note("M", "on_test_end");
    return BoringModel::on_test_end();
  }
  void on_test_epoch_start() override {
    hook_record().note("M", "on_test_epoch_start");
    return BoringModel::on_test_epoch_start();
  }
  void on_test_epoch_end() override {
    hook_record().note("M", "on_test_epoch_end");
    return BoringModel::on_test_epoch_end();
  }
  void on_test_batch_start(const BatchRef& b, BatchPosition at) override {
    hook_record().note("M", "on_test_batch_start");
    return BoringModel::on_test_batch_start(b, at);
  }
  void on_test_batch_end(
      const StepOutput& o,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note("M", "on_test_batch_end");
    return BoringModel::on_test_batch_end(o, b, at);
  }
  void on_predict_start() override {
    hook_record().note("M", "on_predict_start");
    return BoringModel::on_predict_start();
  }
  void on_predict_end() override {
    hook_record().note("M", "on_predict_end");
    return BoringModel::on_predict_end();
  }
  void on_predict_epoch_start() override {
    hook_record().note("M", "on_predict_epoch_start");
    return BoringModel::on_predict_epoch_start();
  }
  void on_predict_epoch_end() override {
    hook_record().note("M", "on_predict_epoch_end");
    return BoringModel::on_predict_epoch_end();
  }
  void on_predict_batch_start(const BatchRef& b, BatchPosition at) override {
    hook_record().note("M", "on_predict_batch_start");
    return BoringModel::on_predict_batch_start(b, at);
  }
  void on_predict_batch_end(
      const StepOutput& o,
      const BatchRef& b,
      BatchPosition at) override {
    hook_record().note("M", "on_predict_batch_end");
    return BoringModel::on_predict_batch_end(o, b, at);
  }
  void on_validation_model_eval() override {
    hook_record().note("M", "on_validation_model_eval");
    return BoringModel::on_validation_model_eval();
  }
  void on_validation_model_train() override {
    hook_record().note("M", "on_validation_model_train");
    return BoringModel::on_validation_model_train();
  }
  void on_validation_model_zero_grad() override {
    hook_record().note("M", "on_validation_model_zero_grad");
    return BoringModel::on_validation_model_zero_grad();
  }
  void on_test_model_eval() override {
    hook_record().note("M", "on_test_model_eval");
    return BoringModel::on_test_model_eval();
  }
  void on_test_model_train() override {
    hook_record().note("M", "on_test_model_train");
    return BoringModel::on_test_model_train();
  }
  void on_predict_model_eval() override {
    hook_record().note("M", "on_predict_model_eval");
    return BoringModel::on_predict_model_eval();
  }
  void on_before_zero_grad(optim::Optimizer& o) override {
    hook_record().note("M", "on_before_zero_grad");
    return BoringModel::on_before_zero_grad(o);
  }
  void on_before_backward(const at::Tensor& loss) override {
    hook_record().note("M", "on_before_backward");
    return BoringModel::on_before_backward(loss);
  }
  void on_after_backward() override {
    hook_record().note("M", "on_after_backward");
    return BoringModel::on_after_backward();
  }
  void on_before_optimizer_step(optim::Optimizer& o) override {
    hook_record().note("M", "on_before_optimizer_step");
    return BoringModel::on_before_optimizer_step(o);
  }
  void backward(const at::Tensor& loss) override {
    hook_record().note("M", "backward");
    return BoringModel::backward(loss);
  }
  void optimizer_step(
      int64_t e,
      int64_t i,
      TrainerOptimizer& o,
      const optim::Closure& c) override {
    hook_record().note("M", "optimizer_step");
    return BoringModel::optimizer_step(e, i, o, c);
  }
  void optimizer_zero_grad(int64_t e, int64_t i, optim::Optimizer& o) override {
    hook_record().note("M", "optimizer_zero_grad");
    return BoringModel::optimizer_zero_grad(e, i, o);
  }
  void configure_gradient_clipping(
      optim::Optimizer& o,
      std::optional<double> v,
      ClipAlgorithm a) override {
    hook_record().note("M", "configure_gradient_clipping");
    return BoringModel::configure_gradient_clipping(o, v, a);
  }
  void clip_gradients(
      optim::Optimizer& o,
      std::optional<double> v,
      ClipAlgorithm a) override {
    hook_record().note("M", "clip_gradients");
    return BoringModel::clip_gradients(o, v, a);
  }
  void lr_scheduler_step(lr_scheduler::Scheduler& s, std::optional<double> v)
      override {
    hook_record().note("M", "lr_scheduler_step");
    return BoringModel::lr_scheduler_step(s, v);
  }
  void on_save_checkpoint(Value::Dict& c) override {
    hook_record().note("M", "on_save_checkpoint");
    return BoringModel::on_save_checkpoint(c);
  }
  void on_load_checkpoint(const Value::Dict& c) override {
    hook_record().note("M", "on_load_checkpoint");
    return BoringModel::on_load_checkpoint(c);
  }
  AnyBatch on_before_batch_transfer(AnyBatch b, int64_t i) override {
    hook_record().note("M", "on_before_batch_transfer");
    return BoringModel::on_before_batch_transfer(std::move(b), i);
  }
  AnyBatch transfer_batch_to_device(AnyBatch b, const at::Device& d, int64_t i)
      override {
    hook_record().note("M", "transfer_batch_to_device");
    return BoringModel::transfer_batch_to_device(std::move(b), d, i);
  }
  AnyBatch on_after_batch_transfer(AnyBatch b, int64_t i) override {
    hook_record().note("M", "on_after_batch_transfer");
    return BoringModel::on_after_batch_transfer(std::move(b), i);
  }
  void validation_step(const Row& b, int64_t i) override {
    hook_record().note("M", "validation_step");
    return BoringModel::validation_step(b, i);
  }
  void test_step(const Row& b, int64_t i) override {
    hook_record().note("M", "test_step");
    return BoringModel::test_step(b, i);
  }
  at::Tensor predict_step(const Row& b, int64_t i) override {
    hook_record().note("M", "predict_step");
    return BoringModel::predict_step(b, i);
  }
  void zero_grad(bool set_to_none = true) override {
    hook_record().note("M", "zero_grad");
    BoringModel::zero_grad(set_to_none);
  }
  BatchDecision on_train_batch_start(const BatchRef&, int64_t batch_idx)
      override {
    hook_record().note("M", "on_train_batch_start");
    return skip_at == batch_idx ? BatchDecision::kSkipRestOfEpoch
                                : BatchDecision::kContinue;
  }
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    hook_record().note("M", "training_step");
    if (raise_at == batch_idx) {
      throw std::runtime_error("planned");
    }
    auto loss = layer(batch.x).sum();
    if (!automatic_optimization) {
      optimizer().zero_grad();
      manual_backward(loss);
      optimizer().step();
    }
    return loss;
  }
  Loader<Row> train_dataloader() override {
    return note_loader("train_dataloader") ? BoringModel::train_dataloader()
                                           : Loader<Row>();
  }
  std::vector<Loader<Row>> val_dataloaders() override {
    return note_loader("val_dataloader") ? BoringModel::val_dataloaders()
                                         : std::vector<Loader<Row>>();
  }
  std::vector<Loader<Row>> test_dataloaders() override {
    return note_loader("test_dataloader") ? BoringModel::test_dataloaders()
                                          : std::vector<Loader<Row>>();
  }
  std::vector<Loader<Row>> predict_dataloaders() override {
    return note_loader("predict_dataloader")
               ? BoringModel::predict_dataloaders()
               : std::vector<Loader<Row>>();
  }

 private:
  bool note_loader(std::string_view name) const {
    hook_record().note("M", name);
    return has_loaders;
  }
};

class RecordingData : public DataModule<Row> {
 public:
  void prepare_data() override {
    hook_record().note("D", "prepare_data");
  }
  void setup(TrainerFn fn) override {
    hook_record().note("D", "setup", fn);
  }
  void teardown(TrainerFn fn) override {
    hook_record().note("D", "teardown", fn);
  }
  Value state_dict() const override {
    hook_record().note("D", "state_dict");
    return Value::Dict{{"seen", 2}};
  }
  void load_state_dict(const Value&) override {
    hook_record().note("D", "load_state_dict");
  }
  void on_exception(const std::exception_ptr&) override {
    hook_record().note("D", "on_exception");
  }
  // As in Python, a data module's own transfer hooks stand in the place of the
  // module's.
  AnyBatch on_before_batch_transfer(AnyBatch batch, int64_t) override {
    hook_record().note("D", "on_before_batch_transfer");
    return batch;
  }
  AnyBatch transfer_batch_to_device(
      AnyBatch batch,
      const at::Device& device,
      int64_t) override {
    hook_record().note("D", "transfer_batch_to_device");
    return std::move(batch).to(device);
  }
  AnyBatch on_after_batch_transfer(AnyBatch batch, int64_t) override {
    hook_record().note("D", "on_after_batch_transfer");
    return batch;
  }
  Loader<Row> train_dataloader() override {
    hook_record().note("D", "train_dataloader");
    return rows_loader(1);
  }
  std::vector<Loader<Row>> val_dataloaders() override {
    hook_record().note("D", "val_dataloader");
    return {rows_loader(1)};
  }
  std::vector<Loader<Row>> test_dataloaders() override {
    hook_record().note("D", "test_dataloader");
    return {rows_loader(1)};
  }
};

class RecordingStrategy : public SingleDeviceStrategy {
 public:
  std::string name() const override {
    return "recording";
  }
  void setup_environment() override {
    hook_record().note("S", "setup_environment");
    SingleDeviceStrategy::setup_environment();
  }
  void setup(torch::nn::Module& m) override {
    hook_record().note("S", "setup");
    SingleDeviceStrategy::setup(m);
  }
  void model_to_device(torch::nn::Module& m) override {
    hook_record().note("S", "model_to_device");
    SingleDeviceStrategy::model_to_device(m);
  }
  void teardown() override {
    hook_record().note("S", "teardown");
    SingleDeviceStrategy::teardown();
  }
  void on_train_start() override {
    hook_record().note("S", "on_train_start");
    SingleDeviceStrategy::on_train_start();
  }
  void on_train_end() override {
    hook_record().note("S", "on_train_end");
    SingleDeviceStrategy::on_train_end();
  }
  void on_train_batch_start() override {
    hook_record().note("S", "on_train_batch_start");
    SingleDeviceStrategy::on_train_batch_start();
  }
  void on_validation_start() override {
    hook_record().note("S", "on_validation_start");
    SingleDeviceStrategy::on_validation_start();
  }
  void on_validation_end() override {
    hook_record().note("S", "on_validation_end");
    SingleDeviceStrategy::on_validation_end();
  }
  void on_test_start() override {
    hook_record().note("S", "on_test_start");
    SingleDeviceStrategy::on_test_start();
  }
  void on_test_end() override {
    hook_record().note("S", "on_test_end");
    SingleDeviceStrategy::on_test_end();
  }
  void on_predict_start() override {
    hook_record().note("S", "on_predict_start");
    SingleDeviceStrategy::on_predict_start();
  }
  void on_predict_end() override {
    hook_record().note("S", "on_predict_end");
    SingleDeviceStrategy::on_predict_end();
  }
  void on_exception() override {
    hook_record().note("S", "on_exception");
    SingleDeviceStrategy::on_exception();
  }
  void save_checkpoint(const Value& c, const std::filesystem::path& p)
      override {
    hook_record().note("S", "save_checkpoint");
    SingleDeviceStrategy::save_checkpoint(c, p);
  }
  Value load_checkpoint(const std::filesystem::path& path) override {
    hook_record().note("S", "load_checkpoint");
    return SingleDeviceStrategy::load_checkpoint(path);
  }
  void barrier(std::string_view name) override {
    hook_record().note("S", "barrier:" + std::string(name));
  }
};

class RecordingLogger : public Logger {
 public:
  std::string name() const override {
    return "silent";
  }
  std::string version() const override {
    return "0";
  }
  std::filesystem::path save_dir() const override {
    return {};
  }
  void log_metrics(Scalars, int64_t) override {}
  void finalize(std::string_view status) override {
    hook_record().note("L", "finalize:" + std::string(status));
  }
};

} // namespace fulgurite::test
