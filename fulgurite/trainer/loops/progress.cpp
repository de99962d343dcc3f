#include "fulgurite/trainer/loops/progress.h"

namespace fulgurite {

namespace {

Value pack(const Counts& counts) {
  return Value::Dict{
      {"ready", counts.ready},
      {"completed", counts.completed},
      {"started", counts.started},
      {"processed", counts.processed}};
}

Value pack(const StepProgress::Pair& counts) {
  return Value::Dict{{"ready", counts.ready}, {"completed", counts.completed}};
}

Value pack(const ZeroGradProgress::Triple& counts) {
  return Value::Dict{
      {"ready", counts.ready},
      {"completed", counts.completed},
      {"started", counts.started}};
}

void unpack(int64_t& target, const Value::Dict& from, std::string_view key) {
  target = from.at(key).as_int();
}

void unpack(Counts& counts, const Value& from) {
  const auto& dict = from.as_dict();
  unpack(counts.ready, dict, "ready");
  unpack(counts.started, dict, "started");
  unpack(counts.processed, dict, "processed");
  unpack(counts.completed, dict, "completed");
}

void unpack(StepProgress::Pair& counts, const Value& from) {
  unpack(counts.ready, from.as_dict(), "ready");
  unpack(counts.completed, from.as_dict(), "completed");
}

void unpack(ZeroGradProgress::Triple& counts, const Value& from) {
  unpack(counts.ready, from.as_dict(), "ready");
  unpack(counts.started, from.as_dict(), "started");
  unpack(counts.completed, from.as_dict(), "completed");
}

template <class P>
Value pack_both(const P& progress) {
  return Value::Dict{
      {"total", pack(progress.total)}, {"current", pack(progress.current)}};
}

template <class P>
void unpack_both(P& progress, const Value& state) {
  unpack(progress.total, state.as_dict().at("total"));
  unpack(progress.current, state.as_dict().at("current"));
}

} // namespace

void Progress::rewind_to_completed() {
  for (auto* counts : {&total, &current}) {
    counts->ready = counts->started = counts->processed = counts->completed;
  }
}

void Progress::take_back_current() {
  total.ready -= current.ready;
  total.started -= current.started;
  total.processed -= current.processed;
  total.completed -= current.completed;
  current = {};
}

void StepProgress::rewind_to_completed() {
  for (auto* counts : {&total, &current}) {
    counts->ready = counts->completed;
  }
}

void ZeroGradProgress::rewind_to_completed() {
  for (auto* counts : {&total, &current}) {
    counts->ready = counts->started = counts->completed;
  }
}

Value Progress::state_dict() const {
  return pack_both(*this);
}

void Progress::load_state_dict(const Value& state) {
  unpack_both(*this, state);
}

Value BatchProgress::state_dict() const {
  auto state = pack_both(*this);
  state.as_dict()["is_last_batch"] = is_last_batch;
  return state;
}

void BatchProgress::load_state_dict(const Value& state) {
  unpack_both(*this, state);
  const auto* last = state.as_dict().find("is_last_batch");
  is_last_batch = last != nullptr && last->as_bool();
}

Value StepProgress::state_dict() const {
  return pack_both(*this);
}

void StepProgress::load_state_dict(const Value& state) {
  unpack_both(*this, state);
}

Value ZeroGradProgress::state_dict() const {
  return pack_both(*this);
}

void ZeroGradProgress::load_state_dict(const Value& state) {
  unpack_both(*this, state);
}

Value OptimizerProgress::state_dict() const {
  return Value::Dict{
      {"optimizer",
       Value::Dict{
           {"step", step.state_dict()},
           {"zero_grad", zero_grad.state_dict()}}}};
}

void OptimizerProgress::load_state_dict(const Value& state) {
  const auto& optimizer = state.as_dict().at("optimizer").as_dict();
  step.load_state_dict(optimizer.at("step"));
  zero_grad.load_state_dict(optimizer.at("zero_grad"));
}

} // namespace fulgurite
