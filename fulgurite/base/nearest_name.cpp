#include "fulgurite/base/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace fulgurite {

namespace {

bool same_letter(char a, char b) {
  return std::tolower(static_cast<unsigned char>(a)) ==
         std::tolower(static_cast<unsigned char>(b));
}

size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 0; i < a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i + 1;
    for (size_t j = 0; j < b.size(); ++j) {
      const size_t replace = diagonal + (same_letter(a[i], b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replace, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

} // namespace

std::string nearest_name(
    std::string_view name,
    const std::vector<std::string>& candidates) {
  std::string best;
  size_t best_distance = std::max<size_t>(2, name.size() / 3) + 1;
  for (const auto& candidate : candidates) {
    const size_t distance = edit_distance(name, candidate);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

std::string did_you_mean(
    std::string_view name,
    const std::vector<std::string>& candidates) {
  std::string out;
  if (const auto nearest = nearest_name(name, candidates); !nearest.empty()) {
    out += "; did you mean '" + nearest + "'?";
  }
  if (!candidates.empty()) {
    out += out.empty() ? "; known names: " : " Known names: ";
    for (size_t i = 0; i < candidates.size(); ++i) {
      out += (i == 0 ? "" : ", ") + candidates[i];
    }
  }
  return out;
}

} // namespace fulgurite
