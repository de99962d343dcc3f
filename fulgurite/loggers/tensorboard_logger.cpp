#include "fulgurite/loggers/tensorboard_logger.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/loggers/hparams_yaml_impl.h"

#include <algorithm>
#include <cmath>

namespace fulgurite {

namespace {

constexpr size_t kNumBuckets = 30;

std::string key_text(const Value& key) {
  return key.is_string() ? key.as_string() : key.repr();
}

/// A bool, a finite number or a text: all that the hparams plugin has.
Value hparam_value(const Value& value) {
  const bool is_number =
      value.is_int() || (value.is_float() && std::isfinite(value.as_double()));
  return value.is_bool() || value.is_string() || is_number
             ? value
             : Value(value.repr());
}

bool is_list_of_dicts(const Value& value) {
  return value.is_list() && !value.as_list().empty() &&
         std::all_of(
             value.as_list().begin(), value.as_list().end(), [](auto& item) {
               return item.is_dict();
             });
}

void flatten(const Value& value, const std::string& key, Value::Dict& out) {
  const auto nested = [&](const std::string& name) {
    return key.empty() ? name : key + "/" + name;
  };
  if (value.is_dict() && (key.empty() || !value.as_dict().empty())) {
    for (const auto& [name, item] : value.as_dict()) {
      flatten(item, nested(key_text(name)), out);
    }
  } else if (is_list_of_dicts(value)) {
    size_t index = 0;
    for (const auto& item : value.as_list()) {
      flatten(item, nested(std::to_string(index++)), out);
    }
  } else {
    out[key] = hparam_value(value);
  }
}

std::vector<double> finite_values(const at::Tensor& tensor) {
  const at::Tensor values =
      tensor.detach().to(at::kCPU, at::kDouble).contiguous();
  const auto* first = values.const_data_ptr<double>();
  std::vector<double> out(first, first + values.numel());
  std::erase_if(out, [](double value) { return !std::isfinite(value); });
  return out;
}

EventFileWriter::Histogram histogram_of(const std::vector<double>& values) {
  const auto [min, max] = std::minmax_element(values.begin(), values.end());
  EventFileWriter::Histogram out{
      .min = *min, .max = *max, .num = static_cast<double>(values.size())};
  // Divided first: the difference of two large numbers may be infinite.
  const double width = out.max / kNumBuckets - out.min / kNumBuckets;
  const size_t num_buckets = width > 0 ? kNumBuckets : 1;
  for (size_t i = 1; i <= num_buckets; ++i) {
    out.bucket_limits.push_back(
        i == num_buckets ? out.max : out.min + static_cast<double>(i) * width);
  }
  out.buckets.resize(num_buckets);
  for (const double value : values) {
    out.sum += value;
    out.sum_squares += value * value;
    const auto bucket = std::lower_bound(
        out.bucket_limits.begin(), out.bucket_limits.end(), value);
    out.buckets[static_cast<size_t>(bucket - out.bucket_limits.begin())] += 1;
  }
  return out;
}

} // namespace

TensorBoardLogger::TensorBoardLogger(TensorBoardLoggerOptions options)
    : options_(std::move(options)),
      folder_(
          {.logger = "TensorBoardLogger",
           .save_dir = options_.save_dir,
           .name = options_.name,
           .version = options_.version,
           .sub_dir = options_.sub_dir}),
      hparams_(std::make_unique<detail::HparamsFile>()) {
  if (options_.max_queue < 1 || !(options_.flush_secs >= 0)) {
    misconfigured(
        "[TensorBoardLogger] expected max_queue of at least 1 and flush_secs "
        "of at least 0, got ",
        options_.max_queue,
        " and ",
        options_.flush_secs);
  }
}

TensorBoardLogger::~TensorBoardLogger() = default;

TensorBoardLogger::TensorBoardLogger(TensorBoardLogger&&) noexcept = default;

std::string TensorBoardLogger::name() const {
  return folder_.name();
}

std::string TensorBoardLogger::version() const {
  return folder_.version();
}

std::filesystem::path TensorBoardLogger::save_dir() const {
  return folder_.save_dir();
}

std::filesystem::path TensorBoardLogger::log_dir() const {
  return folder_.log_dir();
}

void TensorBoardLogger::open() {
  if (writer_ == nullptr) {
    folder_.open();
    writer_ = std::make_unique<EventFileWriter>(
        folder_.path(),
        EventFileWriterOptions{
            .max_queue = options_.max_queue,
            .flush_secs = options_.flush_secs,
            .prefix = options_.prefix});
  }
}

EventFileWriter& TensorBoardLogger::writer() {
  open();
  return *writer_;
}

void TensorBoardLogger::log_metrics(Scalars scalars, int64_t step) {
  writer().add_scalars(scalars, step);
}

void TensorBoardLogger::log_hyperparams(const Value::Dict& params) {
  if (params.empty()) {
    return;
  }
  // Once more the same must not set hp_metric back to its placeholder.
  if (!hparams_->update(params) && is_session_open_) {
    return;
  }
  static const std::pair<std::string, double> kPlaceholder = {"hp_metric", -1};
  log_hyperparams(
      params,
      options_.default_hp_metric ? Scalars(&kPlaceholder, 1) : Scalars());
}

void TensorBoardLogger::log_hyperparams(
    const Value::Dict& params,
    Scalars metrics,
    int64_t step) {
  open();
  hparams_->update(params);
  hparams_->write(folder_.path());
  if (metrics.empty()) {
    return;
  }
  writer_->add_scalars(metrics, step);
  Value::Dict flat;
  flatten(Value(hparams_->params()), "", flat);
  std::vector<std::string> tags;
  for (const auto& [name, number] : metrics) {
    tags.push_back(
        options_.prefix.empty() ? name : options_.prefix + "-" + name);
  }
  writer_->add_hparams(flat, tags);
  is_session_open_ = true;
}

void TensorBoardLogger::log_text(
    std::string_view tag,
    std::string_view text,
    int64_t step) {
  writer().add_text(tag, text, step);
}

void TensorBoardLogger::log_histogram(
    std::string_view tag,
    const at::Tensor& values,
    int64_t step) {
  if (!values.defined()) {
    fail(
        "[TensorBoardLogger.log_histogram] expected a tensor for \"",
        tag,
        "\", got an undefined one");
  }
  const auto finite = finite_values(values);
  if (static_cast<int64_t>(finite.size()) < values.numel() || finite.empty()) {
    log_warning(
        "[TensorBoardLogger.log_histogram] \"",
        tag,
        "\" at step ",
        step,
        ": ",
        values.numel() - static_cast<int64_t>(finite.size()),
        " of ",
        values.numel(),
        " values are not finite and left out",
        finite.empty() ? "; there is nothing to show" : "");
  }
  if (!finite.empty()) {
    writer().add_histogram(tag, histogram_of(finite), step);
  }
}

void TensorBoardLogger::save() {
  if (writer_ != nullptr) {
    writer_->flush();
  }
}

void TensorBoardLogger::finalize(std::string_view status) {
  if (writer_ == nullptr) {
    return;
  }
  if (is_session_open_ && !is_session_closed_) {
    writer_->add_session_end(
        status == "success" ? EventFileWriter::SessionStatus::kSuccess
                            : EventFileWriter::SessionStatus::kFailure);
    is_session_closed_ = true;
  }
  writer_->sync();
}

} // namespace fulgurite
