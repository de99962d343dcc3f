#include "benchmarks/xla_step/jax_module.h"

#include <fstream>
#include <regex>
#include <sstream>

namespace fulgurite::bench {

using torch::Tensor;

namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  TORCH_CHECK(in, "cannot read ", file.string());
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

/// The arguments of @main as zeros. Their types are f32 and i32.
std::vector<Tensor> arguments_of(const std::string& module) {
  const std::string begin = "function_type = (";
  const auto from = module.find(begin) + begin.size();
  const auto list = module.substr(from, module.find(')', from) - from);
  static const std::regex kType("tensor<((?:\\d+x)*)(f32|i32)>");
  std::vector<Tensor> out;
  for (std::sregex_iterator it(list.begin(), list.end(), kType), end; it != end;
       ++it) {
    std::vector<int64_t> sizes;
    std::istringstream dims((*it)[1]);
    for (std::string size; std::getline(dims, size, 'x');) {
      sizes.push_back(std::stoll(size));
    }
    out.push_back(
        torch::zeros(sizes, (*it)[2] == "f32" ? torch::kFloat : torch::kInt));
  }
  return out;
}

} // namespace

Call jax_call(
    const std::filesystem::path& module,
    const std::vector<Tensor>& first,
    const Tensor& x,
    const Tensor& y) {
  Call call;
  call.module = text_of(module);
  call.arguments = arguments_of(call.module);
  const size_t num_state = call.arguments.size() - 2;
  const auto put = [&](size_t index, const Tensor& value) {
    auto& argument = call.arguments.at(index);
    TORCH_CHECK(
        argument.sizes() == value.sizes(),
        module.filename().string(),
        ": argument ",
        index,
        " is ",
        argument.sizes(),
        ", the model has ",
        value.sizes());
    argument.copy_(value.detach());
  };
  for (size_t i = 0; i < first.size(); ++i) {
    put(i, first[i]);
  }
  put(num_state, x);
  put(num_state + 1, y);
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    call.donated_to.push_back(i < num_state ? static_cast<int64_t>(i) : -1);
  }
  return call;
}

} // namespace fulgurite::bench
