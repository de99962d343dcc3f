#include "fulgurite/trainer/connectors/accelerator_connector.h"

#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include <charconv>
#include <numeric>

namespace fulgurite {

namespace {

std::shared_ptr<Accelerator> choose_accelerator(const std::string& name) {
  if (name != "auto") {
    auto accelerator = accelerators().make(name);
    if (!accelerator->is_available()) {
      misconfigured(
          "[Trainer.accelerator] expected hardware that is here, got \"",
          name,
          "\", which is not available; try \"auto\"");
    }
    return accelerator;
  }
  // The newest rows are the user's; the processor, the first row, is last.
  const auto& rows = accelerators().rows();
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    auto accelerator = row->make();
    if (row->name == "cpu" || accelerator->is_available()) {
      return accelerator;
    }
  }
  TORCH_INTERNAL_ASSERT(false, "the list of accelerators lacks cpu");
}

int64_t parse_index(std::string_view text, std::string_view whole) {
  int64_t index = -1;
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, index);
  if (error != std::errc() || stop != end) {
    misconfigured(
        "[Trainer.devices] expected \"auto\", a number or indices like "
        "\"0,1\", got \"",
        whole,
        "\"");
  }
  return index;
}

std::vector<int64_t> first(int64_t count) {
  std::vector<int64_t> out(static_cast<size_t>(count));
  std::iota(out.begin(), out.end(), int64_t{0});
  return out;
}

std::vector<int64_t> device_indices(
    const Devices& devices,
    const Accelerator& accelerator) {
  const auto counted = [&](int64_t count) {
    if (count == -1) {
      count = accelerator.auto_device_count();
    }
    if (count < 1) {
      misconfigured(
          "[Trainer.devices] expected a number of devices > 0, got ",
          count,
          "; try \"auto\"");
    }
    return first(count);
  };
  const auto& value = devices.value();
  if (const auto* count = std::get_if<int64_t>(&value)) {
    return counted(*count);
  }
  if (const auto* list = std::get_if<std::vector<int64_t>>(&value)) {
    if (list->empty()) {
      misconfigured(
          "[Trainer.devices] expected at least one device, got an empty list");
    }
    return *list;
  }
  const auto& text = std::get<std::string>(value);
  if (text == "auto") {
    return first(accelerator.auto_device_count());
  }
  if (text.find(',') == std::string::npos) {
    return counted(parse_index(text, text));
  }
  std::vector<int64_t> out;
  std::string_view rest = text;
  while (!rest.empty()) {
    const auto comma = rest.find(',');
    out.push_back(parse_index(rest.substr(0, comma), text));
    rest = comma == std::string_view::npos ? "" : rest.substr(comma + 1);
  }
  return out;
}

std::shared_ptr<Precision> choose_precision(
    const std::optional<std::string>& precision) {
  if (precision && *precision != "32-true" && *precision != "32") {
    misconfigured(
        "[Trainer.precision] expected \"32-true\", got \"",
        *precision,
        "\"; other number formats are not there yet");
  }
  return std::make_shared<Precision>();
}

} // namespace

std::shared_ptr<Strategy> connect_hardware(const TrainerOptions& options) {
  auto accelerator = choose_accelerator(options.accelerator);
  const auto indices = device_indices(options.devices, *accelerator);
  auto strategy = strategies().make(
      options.strategy == "auto" ? "single_device" : options.strategy);
  if (strategy->name() == "single_device" &&
      (indices.size() > 1 || options.num_nodes > 1)) {
    misconfigured(
        "[Trainer.devices] expected one device on one node, got ",
        indices.size(),
        " devices on ",
        options.num_nodes,
        " nodes; training on several is not there yet, try devices = 1");
  }
  if (options.sync_batchnorm) {
    misconfigured(
        "[Trainer.sync_batchnorm] expected false, got true; it needs a "
        "strategy with several processes, which is not there yet");
  }
  std::vector<at::Device> devices;
  for (int64_t index : indices) {
    devices.push_back(accelerator->device(index));
  }
  strategy->connect(
      std::move(accelerator),
      choose_precision(options.precision),
      std::make_shared<TorchCheckpointIO>(),
      std::move(devices));
  return strategy;
}

} // namespace fulgurite
