// Convolution and its backward pass, each direction one StableHLO convolution.
//
//   forward            y = x * w
//   transposed         x = y * w turned round, with holes between y's elements
//   gradient of w      x * y, with the batch as the channels that are summed
//
// The backward pass of one direction is the other one.
#include "fulgurite/xla/ops/families.h"

namespace fulgurite::xla {

namespace {

using Padding = std::vector<std::pair<int64_t, int64_t>>;
using Numbers = std::vector<int64_t>;

/// "[b, f, 0, 1]"
std::string order_of(const char* first, const char* second, size_t spatial) {
  std::string out = std::string("[") + first + ", " + second;
  for (size_t i = 0; i < spatial; ++i) {
    out += ", " + std::to_string(i);
  }
  return out + "]";
}

Numbers ones(size_t count) {
  return Numbers(count, 1);
}

Dims spatial_of(const Hlo& x) {
  return {x.dims().begin() + 2, x.dims().end()};
}

class Convolution {
 public:
  Convolution(Lowering& hlo, const OpArgs& in)
      : hlo_(hlo),
        stride_(in.integers("stride")),
        padding_(in.integers("padding")),
        dilation_(in.integers("dilation")),
        groups_(in.integer("groups")) {}

  /// y, whose spatial sizes are at least `sizes` and are cut to them.
  Hlo forward(const Hlo& x, const Hlo& weight, const Dims& sizes) const {
    ConvDims dims = plain("b", "f", "o", "i", "b", "f");
    dims.strides = stride_;
    dims.rhs_dilation = dilation_;
    dims.feature_groups = groups_;
    dims.result = {x.dims()[0], weight.dims()[0]};
    for (size_t i = 0; i < spatial(); ++i) {
      dims.padding.emplace_back(padding_[i], padding_[i]);
      dims.result.push_back(
          (x.dims()[2 + i] + 2 * padding_[i] - reach(weight, i)) / stride_[i] +
          1);
    }
    Hlo y = hlo_.convolution(x, weight, dims);
    for (size_t i = 0; i < spatial(); ++i) {
      y = hlo_.narrow(y, static_cast<int64_t>(2 + i), 0, sizes[i]);
    }
    return y;
  }

  /// x from y, where x's spatial sizes are `sizes`.
  Hlo transposed(const Hlo& y, const Hlo& weight, const Dims& sizes) const {
    const Hlo turned = turned_round(weight);
    ConvDims dims = plain("b", "f", "o", "i", "b", "f");
    dims.strides = ones(spatial());
    dims.lhs_dilation = stride_;
    dims.rhs_dilation = dilation_;
    dims.feature_groups = groups_;
    dims.result = {y.dims()[0], turned.dims()[0]};
    for (size_t i = 0; i < spatial(); ++i) {
      const int64_t spread = (y.dims()[2 + i] - 1) * stride_[i] + 1;
      const int64_t around = reach(weight, i) - 1;
      const int64_t low = around - padding_[i];
      dims.padding.emplace_back(low, sizes[i] + around - spread - low);
      dims.result.push_back(sizes[i]);
    }
    return hlo_.convolution(y, turned, dims);
  }

  /// The gradient of the weight of forward(x, weight) = y.
  Hlo of_weight(const Hlo& x, const Hlo& y, const Dims& weight) const {
    // The batch is what is summed over, so it stands where channels do.
    ConvDims dims = plain("f", "b", "i", "o", "f", "b");
    dims.strides = dilation_;
    dims.rhs_dilation = stride_;
    dims.batch_groups = groups_;
    dims.result = weight;
    for (size_t i = 0; i < spatial(); ++i) {
      const int64_t spread = (y.dims()[2 + i] - 1) * stride_[i] + 1;
      const int64_t wanted = (weight[2 + i] - 1) * dilation_[i] + spread;
      dims.padding.emplace_back(
          padding_[i], wanted - x.dims()[2 + i] - padding_[i]);
    }
    return hlo_.convolution(x, y, dims);
  }

 private:
  size_t spatial() const {
    return stride_.size();
  }

  int64_t reach(const Hlo& weight, size_t i) const {
    return (weight.dims()[2 + i] - 1) * dilation_[i] + 1;
  }

  /// Dimensions in the order of the names: of x, of the weight, of the result.
  ConvDims plain(
      const char* x0,
      const char* x1,
      const char* weight0,
      const char* weight1,
      const char* result0,
      const char* result1) const {
    ConvDims dims;
    dims.strides = dims.lhs_dilation = dims.rhs_dilation = ones(spatial());
    dims.numbers = order_of(x0, x1, spatial()) + "x" +
                   order_of(weight0, weight1, spatial()) + "->" +
                   order_of(result0, result1, spatial());
    return dims;
  }

  /// Reversed in space, and with the channels' roles exchanged in each group.
  Hlo turned_round(const Hlo& weight) const {
    Numbers space;
    for (size_t i = 0; i < spatial(); ++i) {
      space.push_back(static_cast<int64_t>(2 + i));
    }
    const Dims& dims = weight.dims();
    Dims split{groups_, dims[0] / groups_, dims[1]};
    split.append(dims.begin() + 2, dims.end());
    Dims order{0, 2, 1};
    for (const int64_t dim : space) {
      order.push_back(dim + 1);
    }
    Dims joined{groups_ * dims[1], dims[0] / groups_};
    joined.append(dims.begin() + 2, dims.end());
    const Hlo reversed = hlo_.reverse(weight, space);
    return hlo_.reshape(
        hlo_.transpose(hlo_.reshape(reversed, split), order), joined);
  }

  Lowering& hlo_;
  Numbers stride_, padding_, dilation_;
  int64_t groups_;
};

bool is_empty(const Hlo& x) {
  return x.shape.numel() == 0;
}

} // namespace

void lower_convolution(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  const auto type = accumulation_type(shape.dtype);
  const Hlo x = hlo.convert(in.tensor("input"), type);
  const Hlo weight = hlo.convert(in.tensor("weight"), type);
  const Dims sizes(shape.dims.begin() + 2, shape.dims.end());
  const Convolution convolution(hlo, in);
  Hlo y = hlo.constant(0, type, shape.dims);
  if (!is_empty(x) && !is_empty(weight)) {
    y = in.boolean("transposed") ? convolution.transposed(x, weight, sizes)
                                 : convolution.forward(x, weight, sizes);
  }
  if (const auto bias = in.find_tensor("bias")) {
    y = hlo.add(
        y, hlo.broadcast_in_dim(hlo.convert(*bias, type), shape.dims, {1}));
  }
  in.result(hlo.convert(y, shape.dtype));
}

void lower_convolution_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo given = in.tensor("grad_output");
  const auto type = accumulation_type(given.dtype());
  const Hlo grad = hlo.convert(given, type);
  const Hlo x = hlo.convert(in.tensor("input"), type);
  const Hlo weight = hlo.convert(in.tensor("weight"), type);
  const bool is_transposed = in.boolean("transposed");
  const bool nothing_to_do = is_empty(grad) || is_empty(x) || is_empty(weight);
  const Convolution convolution(hlo, in);
  const auto give = [&](size_t index, auto&& compute) {
    if (in.dtype(index) != at::ScalarType::Undefined) {
      const Dims dims = in.result_shape(index).dims;
      in.result(
          hlo.convert(
              nothing_to_do ? hlo.constant(0, type, dims) : compute(),
              in.dtype(index)),
          index);
    }
  };
  give(0, [&] {
    return is_transposed ? convolution.forward(grad, weight, spatial_of(x))
                         : convolution.transposed(grad, weight, spatial_of(x));
  });
  give(1, [&] {
    return is_transposed ? convolution.of_weight(grad, x, weight.dims())
                         : convolution.of_weight(x, grad, weight.dims());
  });
  give(2, [&] {
    Numbers dims{0};
    for (int64_t dim = 2; dim < grad.rank(); ++dim) {
      dims.push_back(dim);
    }
    return hlo.sum(grad, dims);
  });
}

} // namespace fulgurite::xla
