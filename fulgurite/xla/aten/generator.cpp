#include "fulgurite/xla/aten/generator.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/executor/devices.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/ops/empty.h>

#include <cstring>
#include <map>
#include <mutex>

namespace fulgurite::xla {

XlaGenerator::XlaGenerator(c10::DeviceIndex index, uint64_t seed)
    : c10::GeneratorImpl(
          c10::Device(c10::DeviceType::XLA, index),
          c10::DispatchKeySet(c10::DispatchKey::XLA)),
      state_{seed, 0} {}

RandomState XlaGenerator::take(uint64_t count) {
  const auto taken = state_;
  state_.offset += count;
  return taken;
}

void XlaGenerator::set_current_seed(uint64_t seed) {
  state_ = {seed, 0};
}

void XlaGenerator::set_offset(uint64_t offset) {
  state_.offset = offset;
}

uint64_t XlaGenerator::get_offset() const {
  return state_.offset;
}

uint64_t XlaGenerator::current_seed() const {
  return state_.seed;
}

uint64_t XlaGenerator::seed() {
  set_current_seed(c10::detail::getNonDeterministicRandom());
  return state_.seed;
}

void XlaGenerator::set_state(const c10::TensorImpl& state) {
  at::detail::check_rng_state(state);
  if (state.numel() != sizeof(state_)) {
    fail(
        "[xla] expected the state of an XLA generator, ",
        sizeof(state_),
        " bytes, got ",
        state.numel(),
        "; try a state from get_state() of a generator of this kind");
  }
  std::memcpy(&state_, state.data(), sizeof(state_));
}

c10::intrusive_ptr<c10::TensorImpl> XlaGenerator::get_state() const {
  auto bytes = at::empty(
      {sizeof(state_)}, at::TensorOptions(at::kByte).device(at::kCPU));
  std::memcpy(bytes.mutable_data_ptr(), &state_, sizeof(state_));
  return bytes.getIntrusivePtr();
}

XlaGenerator* XlaGenerator::clone_impl() const {
  auto* copy = new XlaGenerator(device().index(), state_.seed);
  copy->set_offset(state_.offset);
  return copy;
}

const at::Generator& default_generator(c10::DeviceIndex index) {
  static std::mutex mutex;
  static auto* generators = new std::map<c10::DeviceIndex, at::Generator>;
  const auto wanted = index < 0 ? Devices::current() : index;
  const std::lock_guard guard(mutex);
  auto found = generators->find(wanted);
  if (found == generators->end()) {
    const auto seed = at::detail::getDefaultCPUGenerator().current_seed();
    found =
        generators
            ->emplace(wanted, at::make_generator<XlaGenerator>(wanted, seed))
            .first;
  }
  return found->second;
}

RandomState take_random_state(
    const std::optional<at::Generator>& generator,
    c10::DeviceIndex index,
    uint64_t count) {
  auto* source = at::get_generator_or_default<XlaGenerator>(
      generator, default_generator(index));
  const std::lock_guard guard(source->mutex_);
  return source->take(count);
}

} // namespace fulgurite::xla
