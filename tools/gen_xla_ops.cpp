// Prints docs/xla_ops.md: what becomes of each operator of aten on an XLA
// device.

#include "fulgurite/xla/ops/op_table.h"
#include "fulgurite/xla/xla.h"

#include <ATen/core/dispatch/Dispatcher.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>

namespace {

using c10::DispatchKey;

/// "add.Tensor"
std::string name_of(const c10::OperatorHandle& op) {
  const auto& name = op.operator_name();
  return name.name.substr(std::string("aten::").size()) +
         (name.overload_name.empty() ? "" : "." + name.overload_name);
}

bool gives_a_view(const c10::OperatorHandle& op) {
  const auto& returns = op.schema().returns();
  return std::any_of(returns.begin(), returns.end(), [](const auto& value) {
    return value.alias_info() != nullptr && !value.alias_info()->isWrite();
  });
}

std::string fate_of(const c10::OperatorHandle& op) {
  if (op.hasKernelForDispatchKey(DispatchKey::XLA)) {
    return "lowered";
  }
  if (op.hasKernelForDispatchKey(DispatchKey::CompositeImplicitAutograd) ||
      op.hasKernelForDispatchKey(DispatchKey::CompositeExplicitAutograd)) {
    return "composed";
  }
  const bool on_cpu = op.hasKernelForDispatchKey(DispatchKey::CPU) ||
                      op.hasKernelForDispatchKey(
                          DispatchKey::CompositeExplicitAutogradNonFunctional);
  return on_cpu && !gives_a_view(op) ? "fallback" : "refused";
}

std::map<std::string, std::set<std::string>> operators_by_fate() {
  std::map<std::string, std::set<std::string>> out;
  auto& dispatcher = c10::Dispatcher::singleton();
  for (const auto& name : dispatcher.getAllOpNames()) {
    if (name.name.rfind("aten::", 0) != 0) {
      continue;
    }
    if (const auto op = dispatcher.findSchema(name)) {
      out[fate_of(*op)].insert(name_of(*op));
    }
  }
  return out;
}

void print_list(
    const std::string& title,
    const std::string& text,
    const std::set<std::string>& names) {
  std::cout << "\n## " << title << "\n\n" << text << "\n\n";
  std::string line;
  for (const auto& name : names) {
    const std::string entry = "`" + name + "`";
    if (!line.empty() && line.size() + entry.size() > 90) {
      std::cout << line << "\n";
      line.clear();
    }
    line += (line.empty() ? "" : " ") + entry;
  }
  std::cout << line << "\n";
}

} // namespace

int main() {
  fulgurite::xla::init({.plugin = "interpreter"});
  const auto operators = operators_by_fate();
  const auto of = [&](const std::string& fate) {
    const auto found = operators.find(fate);
    return found == operators.end() ? std::set<std::string>() : found->second;
  };
  std::cout << "<!-- Written by ./dev docs from fulgurite/xla/ops/ops.def and "
               "the operators of LibTorch. -->\n"
               "# Operators on XLA devices\n\n"
               "| what becomes of it | operators of aten |\n"
               "|---|---|\n"
            << "| lowered to StableHLO, or work of the device itself | "
            << of("lowered").size() << " |\n"
            << "| composed of others by LibTorch | " << of("composed").size()
            << " |\n"
            << "| fallback: runs on the CPU, counted by name in "
               "`xla::metrics().fallbacks` | "
            << of("fallback").size() << " |\n"
            << "| refused | " << of("refused").size() << " |\n";
  print_list(
      "Lowered",
      "In-place and `out` variants follow from their functional operator. " +
          std::to_string(fulgurite::xla::op_table().size()) +
          " functional operators have a row in `ops.def`.",
      of("lowered"));
  print_list(
      "Fallback",
      "They run on the CPU, with copies there and back. "
      "`FULGURITE_XLA_FALLBACK=error` forbids it.",
      of("fallback"));
  print_list(
      "Refused",
      "They have no kernel for dense CPU tensors, or give views that a copy "
      "cannot give.",
      of("refused"));
  print_list(
      "Composed",
      "LibTorch makes them of the operators above.",
      of("composed"));
}
