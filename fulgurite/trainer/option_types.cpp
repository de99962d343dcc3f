#include "fulgurite/trainer/option_types.h"

#include "fulgurite/base/duration.h"
#include "fulgurite/base/error.h"

#include <cmath>

namespace fulgurite {

void BatchLimit::validate(std::string_view option) const {
  const bool valid =
      is_count() ? count() >= 0 : fraction() >= 0 && fraction() <= 1;
  if (!valid) {
    misconfigured(
        "[Trainer.",
        option,
        "] expected a fraction in [0.0, 1.0] or a number of batches ≥ 0, got ",
        to_value(*this).repr(),
        "; try 0.25 for a quarter or 10 for ten batches");
  }
}

std::optional<int64_t> BatchLimit::apply(
    std::optional<int64_t> length,
    std::string_view option) const {
  if (is_count()) {
    return length ? std::min(*length, count()) : count();
  }
  if (fraction() == 0.0) {
    return 0;
  }
  if (!length) {
    if (fraction() != 1.0) {
      misconfigured(
          "[Trainer.",
          option,
          "] expected a number of batches for a loader without a length, got "
          "the fraction ",
          fraction(),
          "; try a whole number");
    }
    return std::nullopt;
  }
  const auto batches = static_cast<int64_t>(
      std::floor(static_cast<double>(*length) * fraction()));
  if (batches == 0 && *length > 0) {
    misconfigured(
        "[Trainer.",
        option,
        "] expected at least one batch, got ",
        fraction(),
        " of ",
        *length,
        ", which is none; try at least ",
        1.0 / static_cast<double>(*length));
  }
  return batches;
}

ValCheckInterval::ValCheckInterval(const std::string& time)
    : value_(TimeLimit(parse_duration(time, "Trainer.val_check_interval"))) {}

ValCheckInterval::ValCheckInterval(const char* time)
    : ValCheckInterval(std::string(time)) {}

namespace {

[[noreturn]] void
wrong(std::string_view path, const char* expected, const Value& value) {
  misconfigured(
      "[",
      path,
      "] expected ",
      expected,
      ", got ",
      value.kind(),
      " ",
      value.repr());
}

std::string duration_text(std::chrono::nanoseconds duration) {
  const auto total =
      std::chrono::duration_cast<std::chrono::seconds>(duration).count();
  char buffer[64];
  std::snprintf(
      buffer,
      sizeof buffer,
      "%02lld:%02lld:%02lld:%02lld",
      static_cast<long long>(total / 86400),
      static_cast<long long>(total / 3600 % 24),
      static_cast<long long>(total / 60 % 60),
      static_cast<long long>(total % 60));
  return buffer;
}

} // namespace

Value to_value(const BatchLimit& option) {
  return option.is_count() ? Value(option.count()) : Value(option.fraction());
}

Value to_value(const FastDevRun& option) {
  return option.batches() <= 1 ? Value(option.batches() == 1)
                               : Value(option.batches());
}

Value to_value(const ValCheckInterval& option) {
  if (option.is_batches()) {
    return option.batches();
  }
  return option.is_fraction() ? Value(option.fraction())
                              : Value(duration_text(option.time()));
}

Value to_value(const Devices& option) {
  const auto& value = option.value();
  if (const auto* count = std::get_if<int64_t>(&value)) {
    return *count;
  }
  if (const auto* text = std::get_if<std::string>(&value)) {
    return *text;
  }
  Value::List out;
  for (int64_t index : std::get<std::vector<int64_t>>(value)) {
    out.emplace_back(index);
  }
  return out;
}

Value to_value(const LoggerChoice& option) {
  return option.use_default();
}

void from_value(BatchLimit& option, const Value& value, std::string_view path) {
  if (value.is_int()) {
    option = BatchLimit(value.as_int());
  } else if (value.is_float()) {
    option = BatchLimit(value.as_double());
  } else {
    wrong(path, "an int or a float", value);
  }
}

void from_value(FastDevRun& option, const Value& value, std::string_view path) {
  if (value.is_bool()) {
    option = FastDevRun(value.as_bool());
  } else if (value.is_int()) {
    option = FastDevRun(value.as_int());
  } else {
    wrong(path, "a bool or a number of batches", value);
  }
}

void from_value(
    ValCheckInterval& option,
    const Value& value,
    std::string_view path) {
  if (value.is_int()) {
    option = ValCheckInterval(value.as_int());
  } else if (value.is_float()) {
    option = ValCheckInterval(value.as_double());
  } else if (value.is_string()) {
    option = ValCheckInterval(parse_duration(value.as_string(), path));
  } else {
    wrong(path, "an int, a float or a time like \"DD:HH:MM:SS\"", value);
  }
}

void from_value(Devices& option, const Value& value, std::string_view path) {
  if (value.is_int()) {
    option = Devices(value.as_int());
  } else if (value.is_string()) {
    option = Devices(value.as_string());
  } else if (value.is_list()) {
    std::vector<int64_t> indices;
    for (const auto& item : value.as_list()) {
      if (!item.is_int()) {
        wrong(path, "a list of ints", value);
      }
      indices.push_back(item.as_int());
    }
    option = Devices(indices);
  } else {
    wrong(path, "a number, \"auto\", \"2,3\" or a list of indices", value);
  }
}

void from_value(
    LoggerChoice& option,
    const Value& value,
    std::string_view path) {
  if (!value.is_bool()) {
    wrong(path, "a bool", value);
  }
  option = LoggerChoice(value.as_bool());
}

} // namespace fulgurite
