// Random programs, on the device and on the CPU: the same tensors, reads,
// refusals and gradients. FULGURITE_FUZZ_SEED and FULGURITE_FUZZ_PROGRAMS
// choose others: ./xla_fuzz_test prints the seed of a program that differs.
#include "tests/xla/fuzz/program.h"
#include "tests/xla/xla_test.h"

#include <cstdlib>

namespace fulgurite::test {
namespace {

constexpr int kSteps = 25;

int64_t number_from(const char* variable, int64_t otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::atoll(text) : otherwise;
}

/// As their types allow: integers exactly, floating numbers within rounding of
/// the largest.
bool close(const torch::Tensor& found, const torch::Tensor& expected) {
  if (!expected.is_floating_point()) {
    return torch::equal(found, expected);
  }
  const auto a = found.to(torch::kDouble);
  const auto b = expected.to(torch::kDouble);
  const auto finite = b.masked_select(b.isfinite()).abs();
  const double scale = finite.numel() > 0 ? finite.max().item<double>() : 0;
  return torch::allclose(a, b, 1e-5, 1e-5 * (1 + scale), /*equal_nan=*/true);
}

std::string difference(
    const torch::Tensor& found,
    const torch::Tensor& expected) {
  if (found.defined() != expected.defined()) {
    return "one is undefined";
  }
  if (!expected.defined()) {
    return "";
  }
  if (found.scalar_type() != expected.scalar_type() ||
      found.sizes() != expected.sizes()) {
    return c10::str(
        "got ",
        found.toString(),
        found.sizes(),
        ", expected ",
        expected.toString(),
        expected.sizes());
  }
  if (strides_that_count(found) != strides_that_count(expected)) {
    return c10::str(
        "got strides ", found.strides(), ", expected ", expected.strides());
  }
  if (found.storage_offset() != expected.storage_offset()) {
    return c10::str(
        "got offset ",
        found.storage_offset(),
        ", expected ",
        expected.storage_offset());
  }
  const auto host = found.detach().cpu();
  if (!close(host, expected.detach())) {
    return c10::str("got\n", host, "\nexpected\n", expected);
  }
  return "";
}

/// "" or what differs, with the program.
std::string check_program(uint64_t seed) {
  Program ours(seed, xla_device());
  Program theirs(seed, torch::kCPU);
  ours.run(kSteps);
  theirs.run(kSteps);
  std::string wrong;
  const auto compare = [&](const char* what, const auto& a, const auto& b) {
    if (a.size() != b.size()) {
      wrong += c10::str(what, ": ", a.size(), " and ", b.size(), "\n");
      return;
    }
    for (size_t i = 0; i < a.size(); ++i) {
      if (auto text = difference(a[i], b[i]); !text.empty()) {
        wrong += c10::str(what, " ", i, ": ", text, "\n");
      }
    }
  };
  if (ours.trace() == theirs.trace()) {
    compare("read", ours.reads(), theirs.reads());
    compare("tensor", ours.tensors(), theirs.tensors());
    compare("gradient", ours.gradients(), theirs.gradients());
  }
  for (size_t i = 0; i < ours.trace().size(); ++i) {
    if (ours.trace()[i] != theirs.trace()[i]) {
      wrong += c10::str(
          "step ",
          i,
          ": got \"",
          ours.trace()[i],
          "\", expected \"",
          theirs.trace()[i],
          "\"\n");
      break;
    }
  }
  if (!wrong.empty()) {
    for (const auto& step : theirs.trace()) {
      wrong += "  " + step + "\n";
    }
    wrong += "refused on the device:\n" + ours.refusals() +
             "refused on the CPU:\n" + theirs.refusals();
  }
  return wrong;
}

TEST(XlaFuzzTest, RandomProgramsGiveWhatTheCpuGives) {
  const int64_t first = number_from("FULGURITE_FUZZ_SEED", 1);
  const int64_t count =
      number_from("FULGURITE_FUZZ_PROGRAMS", is_interpreter() ? 10000 : 300);
  int failures = 0;
  for (int64_t seed = first; seed < first + count && failures < 8; ++seed) {
    std::string wrong;
    try {
      wrong = check_program(static_cast<uint64_t>(seed));
    } catch (const std::exception& error) {
      wrong = error.what();
    }
    if (!wrong.empty()) {
      ++failures;
      ADD_FAILURE() << "seed " << seed << "\n" << wrong;
    }
  }
}

} // namespace
} // namespace fulgurite::test
