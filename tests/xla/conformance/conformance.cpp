// Map: cases · one case on the CPU and on the device · comparison · batches.

#include "tests/xla/conformance/conformance.h"
#include "tests/xla/test_options.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/executor/devices.h"
#include "fulgurite/xla/ops/op_table.h"
#include "fulgurite/xla/xla.h"

#include <gtest/gtest.h>
#include <torch/csrc/autograd/autograd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <set>

namespace fulgurite::xla::conformance {

namespace {

using fulgurite::detail::join;

// --- cases
// ------------------------------------------------------------------------

enum class Layout { kRowMajor, kTransposed };
/// Optimizers call in no-grad mode, where numbers become inputs of the program.
enum class Mode { kGrad, kNoGrad };

struct Case {
  const Sample* sample = nullptr;
  at::ScalarType dtype = at::kFloat;
  Layout layout = Layout::kRowMajor;
  Mode mode = Mode::kGrad;

  std::string name() const {
    return join(
        std::filesystem::path(sample->place.file).filename().string(),
        ":",
        sample->place.line,
        " ",
        sample->op,
        " ",
        c10::toString(dtype),
        layout == Layout::kTransposed ? " transposed" : "",
        mode == Mode::kNoGrad ? " no_grad" : "",
        [&] {
          std::string sizes;
          for (const auto& input : sample->inputs) {
            sizes += join(" ", at::IntArrayRef(input.sizes));
          }
          return sizes;
        }());
  }
};

const Op* find_row(const std::string& name) {
  for (const auto& op : op_table()) {
    if (op.name == name) {
      return &op;
    }
  }
  return nullptr;
}

bool has_transpose(const Sample& sample) {
  return sample.is_transposed &&
         std::any_of(
             sample.inputs.begin(), sample.inputs.end(), [](const auto& x) {
               return x.sizes.size() > 1;
             });
}

/// Rows of ops.def that wait for their lowering.
std::set<std::string> rows_to_do() {
  std::ifstream file(FULGURITE_SOURCE_DIR "/fulgurite/xla/ops/ops.def");
  std::set<std::string> out;
  for (std::string line; std::getline(file, line);) {
    const std::string begin = "// todo FULGURITE_XLA_OP(\"";
    if (line.rfind(begin, 0) == 0) {
      const size_t end = line.find('"', begin.size());
      out.insert(line.substr(begin.size(), end - begin.size()));
    }
  }
  return out;
}

bool is_wanted(const Sample& sample) {
  const char* filter = std::getenv("FULGURITE_TEST_SAMPLES");
  return find_row(sample.op) != nullptr &&
         (filter == nullptr || sample.op.find(filter) != std::string::npos);
}

std::vector<Case> cases_of(const SampleList& list, Cross cross) {
  const bool full = cross == Cross::kFull;
  std::vector<Case> out;
  std::set<std::string> transposed;
  for (const auto& sample : list.samples()) {
    if (!is_wanted(sample)) {
      continue;
    }
    const size_t num_dtypes = full ? sample.dtypes.size() : 1;
    for (size_t i = 0; i < num_dtypes; ++i) {
      const auto dtype = sample.dtypes[i];
      out.push_back({&sample, dtype});
      // One per operator is enough for the short run.
      if (has_transpose(sample) &&
          (transposed.insert(sample.op).second || full)) {
        out.push_back({&sample, dtype, Layout::kTransposed});
      }
      if (find_row(sample.op)->lifts_numbers) {
        out.push_back({&sample, dtype, Layout::kRowMajor, Mode::kNoGrad});
      }
    }
  }
  return out;
}

// --- one case on the CPU and on the device
// --------------------------------------------

/// What a case gives on one device.
struct Outcome {
  Tensors results = {};
  Tensors gradients = {};
};

Tensors host_inputs(const Case& one) {
  // The same numbers in each run, other ones for each type.
  at::manual_seed(1000 + static_cast<uint64_t>(one.dtype));
  Tensors out;
  for (const auto& input : one.sample->inputs) {
    out.push_back(make_input(input, one.dtype));
  }
  return out;
}

/// On a device, in the case's layout, as leaves of autograd.
Tensors device_inputs(const Case& one, const Tensors& host, at::Device device) {
  Tensors out;
  for (size_t i = 0; i < host.size(); ++i) {
    const bool transposes =
        one.layout == Layout::kTransposed && host[i].dim() > 1;
    // Transposed on the device: LibTorch keeps no strides on the way to XLA.
    auto x =
        transposes
            ? host[i].transpose(0, 1).contiguous().to(device).transpose(0, 1)
            : host[i].to(device, host[i].scalar_type(), false, true);
    x = x.detach();
    x.set_requires_grad(
        one.sample->inputs[i].is_differentiable &&
        at::isFloatingType(x.scalar_type()));
    out.push_back(x);
  }
  return out;
}

Tensor cotangent(const Tensor& result) {
  at::manual_seed(77);
  return at::randn(result.sizes(), at::TensorOptions(at::kDouble))
      .to(result.scalar_type())
      .to(result.device());
}

Tensors gradients_of(const Tensors& inputs, const Tensors& results) {
  Tensors outputs, cotangents, wanted;
  for (const auto& result : results) {
    if (result.defined() && result.requires_grad()) {
      outputs.push_back(result);
      cotangents.push_back(cotangent(result));
    }
  }
  for (const auto& input : inputs) {
    if (input.requires_grad()) {
      wanted.push_back(input);
    }
  }
  if (outputs.empty() || wanted.empty()) {
    return {};
  }
  return torch::autograd::grad(
      outputs,
      wanted,
      cotangents,
      /*retain_graph=*/false,
      /*create_graph=*/false,
      /*allow_unused=*/true);
}

Tensors forward(const Case& one, const Tensors& inputs) {
  if (one.mode == Mode::kNoGrad) {
    const at::NoGradGuard no_grad;
    return one.sample->call(inputs);
  }
  return one.sample->call(inputs);
}

Tensors
backward(const Case& one, const Tensors& inputs, const Tensors& results) {
  return one.sample->is_differentiable ? gradients_of(inputs, results)
                                       : Tensors{};
}

/// Operators of aten that ran on the CPU since `before`.
std::vector<std::string> fallbacks_since(
    const std::map<std::string, int64_t>& before) {
  std::vector<std::string> out;
  for (const auto& [name, count] : metrics().fallbacks) {
    const auto old = before.find(name);
    if (old == before.end() || old->second != count) {
      out.push_back(name.substr(name.find("::") + 2));
    }
  }
  return out;
}

bool records_the_operator(const Case& one) {
  return dump_graph().find(" = " + one.sample->op + "(") != std::string::npos;
}

Outcome on_cpu(const Case& one, const Tensors& host) {
  const auto inputs = device_inputs(one, host, at::kCPU);
  Outcome out;
  out.results = forward(one, inputs);
  out.gradients = backward(one, inputs, out.results);
  return out;
}

/// Records the case; results are there after a sync.
Outcome on_xla(const Case& one, const Tensors& host) {
  const auto inputs = device_inputs(one, host, {at::kXLA, 0});
  auto before = metrics().fallbacks;
  Outcome out;
  out.results = forward(one, inputs);
  const auto fallbacks = fallbacks_since(before);
  EXPECT_TRUE(fallbacks.empty()) << "ran on the CPU: " << fallbacks;
  EXPECT_TRUE(records_the_operator(one)) << "in\n" << dump_graph();
  before = metrics().fallbacks;
  out.gradients = backward(one, inputs, out.results);
  for (const auto& name : fallbacks_since(before)) {
    static const auto kToDo = rows_to_do();
    EXPECT_TRUE(kToDo.contains(name))
        << "the backward pass ran " << name << " on the CPU";
  }
  return out;
}

// --- comparison
// ----------------------------------------------------------------------

/// Relative, and absolute near zero: a few roundings of the type.
double tolerance_of(at::ScalarType dtype) {
  switch (dtype) {
    case at::kDouble:
      return 1e-12;
    case at::kFloat:
      return 5e-6;
    case at::kHalf:
      return 2e-3;
    case at::kBFloat16:
      return 1.6e-2;
    default:
      return 0;
  }
}

testing::AssertionResult same_strides(const Tensor& a, const Tensor& b) {
  // Where there is one element or none along a dimension, its stride says
  // nothing.
  for (int64_t i = 0; i < a.dim(); ++i) {
    if (a.numel() > 0 && a.size(i) > 1 && a.stride(i) != b.stride(i)) {
      return testing::AssertionFailure()
             << "strides " << a.strides() << ", expected " << b.strides();
    }
  }
  return testing::AssertionSuccess();
}

/// Of two tensors of doubles.
testing::AssertionResult
all_close(const Tensor& found, const Tensor& expected, double tolerance) {
  constexpr int64_t kMostShown = 5;
  const auto differ =
      at::isclose(found, expected, tolerance, tolerance, /*equal_nan=*/true)
          .logical_not()
          .nonzero();
  if (differ.size(0) == 0) {
    return testing::AssertionSuccess();
  }
  auto out = testing::AssertionFailure();
  out << differ.size(0) << " of " << found.numel() << " elements differ:";
  for (int64_t i = 0; i < std::min(kMostShown, differ.size(0)); ++i) {
    Tensor a = found, b = expected;
    out << " [";
    for (int64_t dim = 0; dim < found.dim(); ++dim) {
      const auto place = differ[i][dim].item<int64_t>();
      out << (dim == 0 ? "" : ", ") << place;
      a = a[place];
      b = b[place];
    }
    out << std::setprecision(9) << "] " << a.item<double>() << ", expected "
        << b.item<double>() << ";";
  }
  return out;
}

testing::AssertionResult
same(const Tensor& found, const Tensor& expected, double factor) {
  if (!found.defined() || !expected.defined()) {
    return found.defined() == expected.defined()
               ? testing::AssertionSuccess()
               : testing::AssertionFailure()
                     << (found.defined() ? "a tensor where there is none"
                                         : "no tensor");
  }
  if (found.scalar_type() != expected.scalar_type() ||
      found.sizes() != expected.sizes()) {
    return testing::AssertionFailure()
           << found.scalar_type() << found.sizes() << ", expected "
           << expected.scalar_type() << expected.sizes();
  }
  if (auto strides = same_strides(found, expected); !strides) {
    return strides;
  }
  const double tolerance =
      factor * tolerance_of(Devices::instance().backend().types().of(
                   expected.scalar_type()));
  return all_close(
      found.detach().cpu().to(at::kDouble),
      expected.detach().to(at::kDouble),
      tolerance);
}

void expect_same(
    const Tensors& found,
    const Tensors& expected,
    double factor,
    const char* what) {
  ASSERT_EQ(found.size(), expected.size()) << what;
  for (size_t i = 0; i < found.size(); ++i) {
    EXPECT_TRUE(same(found[i], expected[i], factor)) << what << " " << i;
  }
}

// --- batches
// --------------------------------------------------------------------------

struct Run {
  Case one;
  Tensors host;
  Outcome expected = {};
  Outcome found = {};
};

/// Not what the CPU cannot do in this type. In the first type it can.
std::vector<Run> runs_of(const std::vector<Case>& cases) {
  std::vector<Run> out;
  for (const auto& one : cases) {
    SCOPED_TRACE(one.name());
    Run run{one, host_inputs(one)};
    try {
      run.expected = on_cpu(one, run.host);
      out.push_back(std::move(run));
    } catch (const c10::Error& error) {
      if (one.dtype == one.sample->dtypes.front()) {
        ADD_FAILURE() << "on the CPU: " << error.what_without_backtrace();
      }
    }
  }
  return out;
}

const char* text_of(const std::exception& error) {
  const auto* torch = dynamic_cast<const c10::Error*>(&error);
  return torch != nullptr ? torch->what_without_backtrace() : error.what();
}

/// All in one program, since each compilation costs more than the work.
void run_together(std::vector<Run>& runs) {
  for (auto& run : runs) {
    SCOPED_TRACE(run.one.name());
    try {
      run.found = on_xla(run.one, run.host);
    } catch (const std::exception& error) {
      ADD_FAILURE() << "while recording: " << text_of(error);
      run.expected = {};
      run.found = {};
    }
  }
  sync();
}

void compare(const Run& run) {
  SCOPED_TRACE(run.one.name());
  const double factor = run.one.sample->tolerance_factor;
  expect_same(run.found.results, run.expected.results, factor, "result");
  expect_same(run.found.gradients, run.expected.gradients, factor, "gradient");
}

void run_alone(const Run& run) {
  SCOPED_TRACE(run.one.name());
  try {
    std::vector<Run> one = {run};
    run_together(one);
  } catch (const std::exception& error) {
    ADD_FAILURE() << text_of(error);
  }
}

void run_batch(std::vector<Run> runs) {
  try {
    run_together(runs);
  } catch (const std::exception& error) {
    // One of them does not compile or run. Which?
    ADD_FAILURE() << "a batch failed: " << text_of(error);
    for (auto& run : runs) {
      run.found = {};
    }
    for (const auto& run : runs) {
      run_alone(run);
    }
    return;
  }
  for (const auto& run : runs) {
    compare(run);
  }
}

} // namespace

void init_device() {
  auto options = test::test_options();
  // Programs run once here, so that compiling is what takes the time.
  options.xla_options = {
      {"xla_backend_optimization_level", int64_t{0}},
      {"xla_disable_hlo_passes", "fusion"}};
  init(options);
}

const std::vector<Family>& families() {
  static const std::vector<Family> kFamilies = {
      {"elementwise", &add_elementwise_samples},
      {"activation", &add_activation_samples},
      {"matmul", &add_matmul_samples},
      {"reduction", &add_reduction_samples},
      {"loss", &add_loss_samples},
      {"shape", &add_shape_samples},
      {"index", &add_index_samples},
      {"norm", &add_norm_samples},
      {"convolution", &add_convolution_samples},
      {"pooling", &add_pooling_samples},
      {"upsample", &add_upsample_samples},
      {"random", &add_random_samples},
  };
  return kFamilies;
}

void expect_conformance(const Family& family, Cross cross) {
  constexpr size_t kBatch = 64;
  SampleList list;
  family.add(list);
  const auto cases = cases_of(list, cross);
  for (size_t i = 0; i < cases.size(); i += kBatch) {
    const auto end = std::min(i + kBatch, cases.size());
    run_batch(runs_of(
        {cases.begin() + static_cast<std::ptrdiff_t>(i),
         cases.begin() + static_cast<std::ptrdiff_t>(end)}));
  }
}

void expect_a_sample_per_row() {
  const auto to_do = rows_to_do();
  std::set<std::string> sampled;
  for (const auto& family : families()) {
    SampleList list;
    family.add(list);
    for (const auto& sample : list.samples()) {
      sampled.insert(sample.op);
      EXPECT_TRUE(find_row(sample.op) != nullptr || to_do.contains(sample.op))
          << sample.place.file << ":" << sample.place.line << " " << sample.op
          << " is no row of ops.def";
    }
  }
  for (const auto& op : op_table()) {
    EXPECT_TRUE(sampled.contains(std::string(op.name)))
        << op.name << " of ops.def has no sample in tests/xla/conformance";
  }
}

} // namespace fulgurite::xla::conformance
