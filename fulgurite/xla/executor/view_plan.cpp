#include "fulgurite/xla/executor/view_plan.h"

#include <algorithm>

namespace fulgurite::xla {

Dims ViewPlan::sliced() const {
  Dims out;
  for (size_t i = 0; i < start.size(); ++i) {
    out.push_back((limit[i] - start[i] + step[i] - 1) / step[i]);
  }
  return out;
}

Dims ViewPlan::permuted() const {
  const auto sizes_of_slice = sliced();
  Dims out;
  for (const int64_t dim : order) {
    out.push_back(sizes_of_slice[dim]);
  }
  return out;
}

bool ViewPlan::is_whole() const {
  return sliced() == refined;
}

namespace {

/// A dimension of the elements, or a part of one.
struct Part {
  int64_t size = 1;
  int64_t stride = 1;
  /// Taken by this dimension of the view; -1: by none.
  int64_t view_dim = -1;
  int64_t taken = 1; ///< elements of it that the view has
  int64_t step = 1;
};

class Planner {
 public:
  Planner(
      c10::IntArrayRef dims,
      c10::IntArrayRef sizes,
      c10::IntArrayRef strides)
      : sizes_(sizes), strides_(strides) {
    const auto row_major = row_major_strides(dims);
    for (size_t i = 0; i < dims.size(); ++i) {
      if (dims[i] != 1) {
        parts_.push_back({dims[i], row_major[i]});
      }
    }
  }

  std::optional<ViewPlan> plan(int64_t offset) {
    // Cut first, so that indices of parts stay what they are afterwards.
    for (size_t i = 0; i < sizes_.size(); ++i) {
      if (is_core(i)) {
        cut_at(strides_[i]);
      }
    }
    for (size_t i = 0; i < sizes_.size(); ++i) {
      if (is_core(i) && !take(static_cast<int64_t>(i))) {
        return std::nullopt;
      }
    }
    return finish(offset);
  }

 private:
  /// Size 1 and broadcast dimensions take nothing.
  bool is_core(size_t dim) const {
    return sizes_[dim] != 1 && strides_[dim] != 0;
  }

  /// The part whose elements a stride of this many elements steps over.
  Part* part_at(int64_t stride) {
    for (auto& part : parts_) {
      if (part.stride <= stride && stride < part.stride * part.size) {
        return &part;
      }
    }
    return nullptr;
  }

  /// Splits a dimension in two where a view steps over a part of it.
  void cut_at(int64_t stride) {
    auto* part = part_at(stride);
    if (part == nullptr || part->stride == stride ||
        stride % part->stride != 0) {
      return;
    }
    const int64_t minor = stride / part->stride;
    if (part->size % minor != 0) {
      return;
    }
    const Part major{part->size / minor, stride};
    part->size = minor;
    parts_.insert(parts_.begin() + (part - parts_.data()), major);
  }

  /// Gives the parts that dimension `dim` of the view runs over to it.
  bool take(int64_t dim) {
    int64_t left = sizes_[dim];
    int64_t stride = strides_[dim];
    while (left > 1) {
      auto* part = part_at(stride);
      if (part == nullptr || part->view_dim >= 0 ||
          stride % part->stride != 0) {
        return false;
      }
      part->view_dim = dim;
      part->step = stride / part->stride;
      const int64_t room = (part->size - 1) / part->step + 1;
      if (left <= room) {
        part->taken = left;
        return true;
      }
      // It runs on over the next greater part, so it has this one in full.
      if (part->step != 1 || left % part->size != 0) {
        return false;
      }
      part->taken = part->size;
      left /= part->size;
      stride *= part->size;
    }
    return true;
  }

  std::optional<ViewPlan> finish(int64_t offset) const {
    ViewPlan plan;
    for (const auto& part : parts_) {
      const int64_t begin = (offset / part.stride) % part.size;
      const int64_t end = begin + (part.taken - 1) * part.step + 1;
      if (end > part.size) {
        return std::nullopt;
      }
      plan.refined.push_back(part.size);
      plan.start.push_back(begin);
      plan.limit.push_back(end);
      plan.step.push_back(part.step);
    }
    const auto count = static_cast<int64_t>(parts_.size());
    for (int64_t dim = 0; dim < static_cast<int64_t>(sizes_.size()); ++dim) {
      plan.sizes.push_back(sizes_[dim]);
      plan.core.push_back(is_core(dim) ? sizes_[dim] : 1);
      for (int64_t i = 0; i < count; ++i) {
        if (parts_[i].view_dim == dim) {
          plan.order.push_back(i);
        }
      }
    }
    for (int64_t i = 0; i < count; ++i) {
      if (parts_[i].view_dim < 0) {
        plan.order.push_back(i);
      }
    }
    return plan;
  }

  c10::IntArrayRef sizes_;
  c10::IntArrayRef strides_;
  std::vector<Part> parts_; ///< from the greatest stride to the least
};

} // namespace

std::optional<ViewPlan> plan_view(
    c10::IntArrayRef dims,
    c10::IntArrayRef sizes,
    c10::IntArrayRef strides,
    int64_t offset) {
  return Planner(dims, sizes, strides).plan(offset);
}

} // namespace fulgurite::xla
