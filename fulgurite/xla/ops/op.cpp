#include "fulgurite/xla/ops/op.h"

#include "fulgurite/base/error.h"

namespace fulgurite::xla {

size_t Op::arg_index(std::string_view arg_name) const {
  if (schema != nullptr) {
    if (const auto index = schema->argumentIndexWithName(arg_name)) {
      return static_cast<size_t>(*index);
    }
  } else {
    size_t index = 0;
    for (size_t begin = 0; begin < arg_names.size(); ++index) {
      const size_t end = std::min(arg_names.find(' ', begin), arg_names.size());
      if (arg_names.substr(begin, end - begin) == arg_name) {
        return index;
      }
      begin = end + 1;
    }
  }
  fail("[xla] operator ", name, " has no argument '", arg_name, "'");
}

bool is_generator(const c10::Argument& argument) {
  const auto& type = *argument.type();
  return type.kind() == c10::TypeKind::OptionalType &&
         type.expectRef<c10::OptionalType>().getElementType()->kind() ==
             c10::TypeKind::GeneratorType;
}

const Op& leaf_op() {
  static const Op op{.name = "xla::leaf"};
  return op;
}

} // namespace fulgurite::xla
