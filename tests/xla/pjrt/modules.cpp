#include "fulgurite/base/error.h"
#include "tests/xla/pjrt/cpu_plugin_fixture.h"

namespace fulgurite::xla::pjrt::test {

std::string module_of(
    const std::string& arguments,
    const std::string& body,
    const std::string& result,
    const std::string& attributes) {
  return "module @test" + attributes + " {\n  func.func public @main(" +
         arguments + ") -> (" + result + ") {\n" + body +
         "\n    \"func.return\"(%out) : (" + result + ") -> ()\n  }\n}\n";
}

std::string add_module(int64_t size, const std::string& donation) {
  const std::string type = fulgurite::detail::join("tensor<", size, "xf32>");
  return module_of(
      "%a: " + type + " " + donation + ", %b: " + type,
      "    %out = \"stablehlo.add\"(%a, %b) : (" + type + ", " + type +
          ") -> " + type,
      type);
}

} // namespace fulgurite::xla::pjrt::test
