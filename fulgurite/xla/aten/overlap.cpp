#include "fulgurite/xla/aten/overlap.h"

#include <ATen/MemoryOverlap.h>

namespace fulgurite::xla {

namespace {

/// Bytes of its storage from the tensor's first element to behind its last.
struct Range {
  explicit Range(const at::Tensor& tensor)
      : begin(
            tensor.storage_offset() *
            static_cast<int64_t>(tensor.element_size())),
        end(begin + static_cast<int64_t>(tensor.nbytes())) {}
  int64_t begin;
  int64_t end;
};

bool overlaps_in_part(const at::Tensor& a, const at::Tensor& b) {
  if (a.is_same(b) || a.numel() == 0 || b.numel() == 0 ||
      !a.is_non_overlapping_and_dense() || !b.is_non_overlapping_and_dense() ||
      !a.storage().is_alias_of(b.storage())) {
    return false;
  }
  const Range of_a(a);
  const Range of_b(b);
  if (of_a.begin == of_b.begin && of_a.end == of_b.end) {
    return a.strides() != b.strides();
  }
  return of_a.begin < of_b.end && of_b.begin < of_a.end;
}

} // namespace

void check_no_internal_overlap(const at::Tensor& to) {
  at::assert_no_internal_overlap(to);
}

void check_no_partial_overlap(const at::Tensor& to, const at::Tensor& from) {
  TORCH_CHECK(
      !overlaps_in_part(to, from),
      "unsupported operation: some elements of the input tensor and the "
      "written-to tensor refer to a single memory location. Please clone() the "
      "tensor before performing the operation.");
}

} // namespace fulgurite::xla
