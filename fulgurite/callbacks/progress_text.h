#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

/// Names and values as they are shown: {"train_loss", "0.123"}.
using ProgressMetrics = std::vector<std::pair<std::string, std::string>>;

/// How far a loop has come, as the bar shows it.
struct ShownProgress {
  std::string description; ///< "Epoch 3/9"
  int64_t done = 0;
  std::optional<int64_t> total; ///< nullopt: not known
  double elapsed_s = 0;
  double per_second = 0; ///< 0: not known yet
  ProgressMetrics metrics;
};

struct ProgressStyle {
  /// Columns that may be used. 0: no bar, as long as it gets.
  int width = 80;
  bool unicode = false;
  bool color = false;
};

/// One line without its end: "Epoch 3/9:  45%|####     | 45/100
/// [00:12<00:15, 3.65it/s, train_loss=0.123]". What does not fit is left out:
/// first the bar, then the end.
std::string progress_text(
    const ShownProgress& progress,
    const ProgressStyle& style);

/// Three digits, at least five characters: 0.1 is "0.100".
std::string progress_number(double value);

} // namespace fulgurite
