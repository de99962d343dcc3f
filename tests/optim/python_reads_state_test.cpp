// Python's optimizers go on from the state_dict of ours.

#include "fulgurite/optim/optimizers.h"
#include "tests/optim/reference.h"
#include "tests/support/python.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <fstream>

namespace fulgurite::testing {
namespace {

TEST(PythonReadsStateTest, AndContinuesWithTheSameNumbers) {
  if (!test::python_has("torch")) {
    GTEST_SKIP() << "FULGURITE_TEST_PYTHON names no Python with torch";
  }
  const test::TempDir folder;
  const auto reference = read_reference("optimizers.json");
  const auto& cases = reference.at("cases");
  std::vector<std::string> arguments = {
      std::string(FULGURITE_SOURCE_DIR) +
      "/tests/parity/optim/continue_from_state.py"};
  for (size_t i = 0; i < cases.size(); ++i) {
    const auto params = make_params(at::kDouble);
    auto optimizer = make_optimizer(cases[i], params, {});
    for (int step = 1; step <= kSteps / 2; ++step) {
      set_grads(params, step);
      optimizer->step();
    }
    const std::string file = folder / ("state" + std::to_string(i) + ".json");
    std::ofstream(file) << json_of(optimizer->state_dict()).dump();
    arguments.insert(arguments.end(), {file, std::to_string(i)});
  }
  EXPECT_LT(std::stod(test::run_python(arguments)), 1e-12);
}

} // namespace
} // namespace fulgurite::testing
