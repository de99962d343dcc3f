#include "fulgurite/xla/aten/register.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/aten/autocast.h"
#include "fulgurite/xla/aten/composites.h"
#include "fulgurite/xla/aten/factories.h"
#include "fulgurite/xla/aten/fallback.h"
#include "fulgurite/xla/aten/guard.h"
#include "fulgurite/xla/aten/plumbing.h"
#include "fulgurite/xla/aten/record_kernel.h"
#include "fulgurite/xla/aten/reference_kernels.h"
#include "fulgurite/xla/aten/stateful.h"
#include "fulgurite/xla/ops/op_table.h"

#include <torch/library.h>

#include <map>
#include <mutex>

namespace fulgurite::xla {

namespace {

using Variant = RecordKernel::Variant;

/// Overloads of aten by their name without the overload's.
using Overloads = std::multimap<std::string, c10::OperatorHandle>;

Overloads overloads_of_aten() {
  Overloads out;
  auto& dispatcher = c10::Dispatcher::singleton();
  for (const auto& name : dispatcher.getAllOpNames()) {
    if (name.name.rfind("aten::", 0) == 0) {
      if (const auto op = dispatcher.findSchema(name)) {
        out.emplace(name.name, *op);
      }
    }
  }
  return out;
}

size_t count_outputs(const c10::FunctionSchema& schema) {
  size_t count = 0;
  for (const auto& argument : schema.arguments()) {
    count += argument.is_out() ? 1 : 0;
  }
  return count;
}

std::string in_place_name(const std::string& functional) {
  // The one functional operator whose name is not that of the others.
  return functional == "aten::normal_functional" ? "aten::normal_"
                                                 : functional + "_";
}

/// Whether a variant takes the functional operator's arguments, and then
/// `outputs` tensors to write to.
bool has_arguments_of(
    const c10::FunctionSchema& variant,
    const c10::FunctionSchema& functional,
    size_t outputs) {
  const auto& a = variant.arguments();
  const auto& b = functional.arguments();
  if (a.size() != b.size() + outputs) {
    return false;
  }
  for (size_t i = 0; i < b.size(); ++i) {
    if (a[i].name() != b[i].name() || *a[i].type() != *b[i].type()) {
      return false;
    }
  }
  return true;
}

class Registrar {
 public:
  explicit Registrar(torch::Library& library)
      : library_(library), overloads_(overloads_of_aten()) {}

  void add(Op& op) {
    const std::string name(op.name);
    const size_t dot = name.find('.');
    const std::string base = "aten::" + name.substr(0, dot);
    const auto functional = c10::Dispatcher::singleton().findSchema(
        {base, dot == std::string::npos ? "" : name.substr(dot + 1)});
    TORCH_INTERNAL_ASSERT(
        functional, "ops.def names ", op.name, ", which aten does not have");
    op.schema = &functional->schema();
    add_kernel(*functional, op, *functional, Variant::kFunctional);
    add_variants(in_place_name(base), op, *functional, Variant::kInPlace);
    add_variants(base, op, *functional, Variant::kOut);
  }

 private:
  void add_variants(
      const std::string& base,
      const Op& op,
      const c10::OperatorHandle& functional,
      Variant variant) {
    const auto [begin, end] = overloads_.equal_range(base);
    for (auto it = begin; it != end; ++it) {
      const size_t outputs = count_outputs(it->second.schema());
      if ((variant == Variant::kOut) == (outputs > 0) &&
          it->second.schema().is_mutable() &&
          has_arguments_of(it->second.schema(), functional.schema(), outputs)) {
        add_kernel(it->second, op, functional, variant);
      }
    }
  }

  void add_kernel(
      const c10::OperatorHandle& handle,
      const Op& op,
      const c10::OperatorHandle& functional,
      Variant variant) {
    const auto& name = handle.operator_name();
    const std::string key =
        name.name.substr(6) +
        (name.overload_name.empty() ? "" : "." + name.overload_name);
    library_.impl(
        key.c_str(),
        torch::CppFunction::makeFromBoxedFunctor(
            std::make_unique<RecordKernel>(op, functional, variant)));
  }

  torch::Library& library_;
  Overloads overloads_;
};

void register_once() {
  // Registrations live as long as the process does.
  static auto* kernels = new torch::Library(
      torch::Library::IMPL,
      "aten",
      c10::DispatchKey::XLA,
      "fulgurite/xla",
      __LINE__);
  static auto* fallbacks = new torch::Library(
      torch::Library::IMPL,
      "_",
      c10::DispatchKey::XLA,
      "fulgurite/xla",
      __LINE__);
  static auto* autograd = new torch::Library(
      torch::Library::IMPL,
      "aten",
      c10::DispatchKey::AutogradXLA,
      "fulgurite/xla",
      __LINE__);
  static auto* autocast = new torch::Library(
      torch::Library::IMPL,
      "_",
      c10::DispatchKey::AutocastXLA,
      "fulgurite/xla",
      __LINE__);
  static auto* autocast_lists = new torch::Library(
      torch::Library::IMPL,
      "aten",
      c10::DispatchKey::AutocastXLA,
      "fulgurite/xla",
      __LINE__);
  register_plumbing(*kernels);
  register_stateful(*kernels);
  Registrar registrar(*kernels);
  for (auto& op : op_table()) {
    registrar.add(op);
  }
  register_factories(*kernels);
  register_composites(*kernels);
  register_composites(*autograd);
  register_reference_kernels();
  fallbacks->fallback(torch::CppFunction::makeFromBoxedFunction<&fallback>());
  autocast->fallback(torch::CppFunction::makeFallthrough());
  register_autocast(*autocast_lists);
  register_hooks();
}

} // namespace

void register_backend() {
  static std::once_flag once;
  std::call_once(once, register_once);
}

} // namespace fulgurite::xla
