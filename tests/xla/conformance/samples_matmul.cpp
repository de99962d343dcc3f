#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

void add_matmul_samples(SampleList& list) {
  const auto mm = [](const Tensors& x) { return at::mm(x[0], x[1]); };
  list.add("mm", {any({3, 5}), any({5, 2})}, mm);
  list.add("mm", {any({16, 33}), any({33, 20})}, mm);
  list.add("mm", {any({0, 3}), any({3, 2})}, mm);
  list.add("mm", {any({2, 0}), any({0, 3})}, mm);

  const auto bmm = [](const Tensors& x) { return at::bmm(x[0], x[1]); };
  list.add("bmm", {any({2, 3, 4}), any({2, 4, 5})}, bmm);
  list.add("bmm", {any({2, 3, 0}), any({2, 0, 5})}, bmm);

  const auto addmm = [](const Tensors& x) {
    return at::addmm(x[0], x[1], x[2]);
  };
  list.add("addmm", {any({3, 2}), any({3, 5}), any({5, 2})}, addmm);
  list.add("addmm", {any({2}), any({3, 5}), any({5, 2})}, addmm);
  list.add("addmm", {any({2}), any({3, 0}), any({0, 2})}, addmm);
  list.add("addmm", {any({2}), any({3, 5}), any({5, 2})}, [](const Tensors& x) {
    return at::addmm(x[0], x[1], x[2], 2, 3);
  });
  list.add(
          "addmm",
          {any({2}), any({3, 5}), any({5, 2})},
          [](const Tensors& x) { return at::addmm(x[0], x[1], x[2], 0, 0.5); })
      .in(kFloatTypes);
}

} // namespace fulgurite::xla::conformance
