// Layer, group and batch norm. All take the mean and the variance of some
// dimensions of x, then scale and shift; they differ in the dimensions.

#include "fulgurite/xla/ops/families.h"

namespace fulgurite::xla {

namespace {

/// How one kind of norm looks at its input.
struct Layout {
  Dims dims;                    ///< that the input is reshaped to
  std::vector<int64_t> reduced; ///< dimensions with one mean and variance
  Dims parameter_dims;          ///< of weight and bias, to broadcast
  std::vector<int64_t> shared;  ///< dimensions that share a weight
};

/// Arguments in the type that the norm is computed in, as the layout says.
class Norm {
 public:
  Norm(Lowering& hlo, const OpArgs& in, Layout layout)
      : hlo_(hlo),
        in_(in),
        layout_(std::move(layout)),
        type_(accumulation_type(in.tensor("input").dtype())) {}

  Hlo tensor(std::string_view name) const {
    return hlo_.reshape(hlo_.convert(in_.tensor(name), type_), layout_.dims);
  }
  Hlo parameter(std::string_view name) const {
    return hlo_.reshape(
        hlo_.convert(in_.tensor(name), type_), layout_.parameter_dims);
  }
  /// A mean or a deviation, with ones for the dimensions reduced.
  Hlo statistic(std::string_view name) const {
    return hlo_.reshape(hlo_.convert(in_.tensor(name), type_), reduced_dims());
  }

  int64_t count() const {
    int64_t count = 1;
    for (const int64_t dim : layout_.reduced) {
      count *= layout_.dims[dim];
    }
    return count;
  }
  Hlo sum(const Hlo& x) const {
    return hlo_.sum(x, layout_.reduced, /*keepdim=*/true);
  }
  Hlo mean(const Hlo& x) const {
    // The mean of nothing is zero in LibTorch's norms.
    return hlo_.div(sum(x), static_cast<double>(std::max<int64_t>(count(), 1)));
  }

  /// x * weight + bias, of those that there are.
  Hlo scaled(Hlo x) const {
    if (in_.has("weight")) {
      x = hlo_.mul(x, parameter("weight"));
    }
    if (in_.has("bias")) {
      x = hlo_.add(x, parameter("bias"));
    }
    return x;
  }

  /// Gives result `index`, if it is wanted.
  void give_if_wanted(const Hlo& value, size_t index) const {
    if (in_.dtype(index) != at::ScalarType::Undefined) {
      give_result(hlo_, in_, value, index);
    }
  }

  /// Gives the gradients of weight and bias; `normal` is the input less its
  /// mean, over its deviation.
  void give_parameter_gradients(const Hlo& normal, const Hlo& gradient) const {
    give_if_wanted(hlo_.sum(hlo_.mul(gradient, normal), layout_.shared), 1);
    give_if_wanted(hlo_.sum(gradient, layout_.shared), 2);
  }

  Hlo weighted(const Hlo& gradient) const {
    return in_.has("weight") ? hlo_.mul(gradient, parameter("weight"))
                             : gradient;
  }

 private:
  Dims reduced_dims() const {
    Dims dims = layout_.dims;
    for (const int64_t dim : layout_.reduced) {
      dims[dim] = 1;
    }
    return dims;
  }

  Lowering& hlo_;
  const OpArgs& in_;
  Layout layout_;
  at::ScalarType type_;
};

/// Mean and biased variance of the batch.
struct Moments {
  Hlo mean;
  Hlo centered;
  Hlo squares; ///< sum of the squared deviations
};

Moments moments(Lowering& hlo, const Norm& norm, const Hlo& x) {
  Moments out;
  out.mean = norm.mean(x);
  out.centered = hlo.sub(x, out.mean);
  out.squares = norm.sum(hlo.mul(out.centered, out.centered));
  return out;
}

Hlo inverse_deviation(
    Lowering& hlo,
    const OpArgs& in,
    const Norm& norm,
    const Moments& moments) {
  const Hlo variance =
      hlo.div(moments.squares, static_cast<double>(norm.count()));
  return hlo.rsqrt(hlo.add(variance, in.real("eps")));
}

/// Normalises by the input's own moments: result, mean and inverse deviation.
void give_normalised(Lowering& hlo, const OpArgs& in, const Norm& norm) {
  const auto m = moments(hlo, norm, norm.tensor("input"));
  const Hlo rstd = inverse_deviation(hlo, in, norm, m);
  give_result(hlo, in, norm.scaled(hlo.mul(m.centered, rstd)), 0);
  give_result(hlo, in, m.mean, 1);
  give_result(hlo, in, rstd, 2);
}

/// The gradient of the input where its own moments were used.
Hlo input_gradient(
    Lowering& hlo,
    const Norm& norm,
    const Hlo& normal,
    const Hlo& rstd,
    const Hlo& gradient) {
  const Hlo along = norm.mean(hlo.mul(gradient, normal));
  const Hlo left =
      hlo.sub(hlo.sub(gradient, norm.mean(gradient)), hlo.mul(normal, along));
  return hlo.mul(left, rstd);
}

void give_gradients(
    Lowering& hlo,
    const Norm& norm,
    const Hlo& mean,
    const Hlo& rstd) {
  const Hlo gradient = norm.tensor("grad_out");
  const Hlo normal = hlo.mul(hlo.sub(norm.tensor("input"), mean), rstd);
  norm.give_if_wanted(
      input_gradient(hlo, norm, normal, rstd, norm.weighted(gradient)), 0);
  norm.give_parameter_gradients(normal, gradient);
}

// --- layer norm: the last dimensions

Layout layer_layout(const OpArgs& in) {
  Layout out;
  out.dims = in.tensor("input").dims();
  const auto normalised = in.integers("normalized_shape");
  const auto rank = static_cast<int64_t>(out.dims.size());
  const int64_t first = rank - static_cast<int64_t>(normalised.size());
  for (int64_t i = 0; i < rank; ++i) {
    (i < first ? out.shared : out.reduced).push_back(i);
  }
  out.parameter_dims = Dims(normalised.begin(), normalised.end());
  return out;
}

// --- group norm: groups of channels

Layout group_layout(const OpArgs& in) {
  const int64_t groups = in.integer("group");
  const int64_t each = in.integer("C") / groups;
  return {
      .dims = {in.integer("N"), groups, each, in.integer("HxW")},
      .reduced = {2, 3},
      .parameter_dims = {1, groups, each, 1},
      .shared = {0, 3}};
}

// --- batch norm: all but the channels

Layout batch_layout(const OpArgs& in) {
  Layout out;
  out.dims = in.tensor("input").dims();
  out.parameter_dims = Dims(out.dims.size(), 1);
  out.parameter_dims[1] = out.dims[1];
  for (int64_t i = 0; i < static_cast<int64_t>(out.dims.size()); ++i) {
    if (i != 1) {
      out.reduced.push_back(i);
    }
  }
  out.shared = out.reduced;
  return out;
}

} // namespace

void lower_layer_norm(Lowering& hlo, const OpArgs& in) {
  give_normalised(hlo, in, Norm(hlo, in, layer_layout(in)));
}

void lower_layer_norm_backward(Lowering& hlo, const OpArgs& in) {
  const Norm norm(hlo, in, layer_layout(in));
  give_gradients(hlo, norm, norm.statistic("mean"), norm.statistic("rstd"));
}

void lower_group_norm(Lowering& hlo, const OpArgs& in) {
  give_normalised(hlo, in, Norm(hlo, in, group_layout(in)));
}

void lower_group_norm_backward(Lowering& hlo, const OpArgs& in) {
  const Norm norm(hlo, in, group_layout(in));
  give_gradients(hlo, norm, norm.statistic("mean"), norm.statistic("rstd"));
}

namespace {

/// LibTorch's batch norm gives zero, not infinity, where nothing varies.
Hlo batch_inverse_deviation(
    Lowering& hlo,
    const OpArgs& in,
    const Norm& norm,
    const Moments& moments) {
  const Hlo rstd = inverse_deviation(hlo, in, norm, moments);
  if (in.real("eps") != 0) {
    return rstd;
  }
  return hlo.select(
      hlo.compare(Compare::kEq, moments.squares, 0.0),
      hlo.constant(0, rstd.dtype()),
      rstd);
}

/// (1 - momentum) * running + momentum * now
void give_running(
    Lowering& hlo,
    const OpArgs& in,
    const Hlo& running,
    const Hlo& now,
    size_t index) {
  const double momentum = in.real("momentum");
  give_result(
      hlo,
      in,
      hlo.add(hlo.mul(running, 1 - momentum), hlo.mul(now, momentum)),
      index);
}

/// Results of a batch norm in training mode.
Moments give_batch_norm(Lowering& hlo, const OpArgs& in, const Norm& norm) {
  auto m = moments(hlo, norm, norm.tensor("input"));
  const Hlo rstd = batch_inverse_deviation(hlo, in, norm, m);
  give_result(hlo, in, norm.scaled(hlo.mul(m.centered, rstd)), 0);
  give_result(hlo, in, m.mean, 1);
  give_result(hlo, in, rstd, 2);
  return m;
}

Hlo running_deviation(Lowering& hlo, const OpArgs& in, const Norm& norm) {
  return hlo.rsqrt(hlo.add(norm.statistic("running_var"), in.real("eps")));
}

/// Result 0 by the running statistics; the saved ones are empty.
void give_batch_norm_by_running(
    Lowering& hlo,
    const OpArgs& in,
    const Norm& norm) {
  const Hlo centered =
      hlo.sub(norm.tensor("input"), norm.statistic("running_mean"));
  const Hlo rstd = running_deviation(hlo, in, norm);
  give_result(hlo, in, norm.scaled(hlo.mul(centered, rstd)), 0);
  for (const size_t saved : {1, 2}) {
    give_result(hlo, in, hlo.constant(0, in.dtype(saved), {0}), saved);
  }
}

} // namespace

void lower_batch_norm(Lowering& hlo, const OpArgs& in) {
  const Norm norm(hlo, in, batch_layout(in));
  const Hlo running_mean = norm.statistic("running_mean");
  const Hlo running_var = norm.statistic("running_var");
  if (!in.boolean("training")) {
    give_batch_norm_by_running(hlo, in, norm);
    give_result(hlo, in, running_mean, 3);
    give_result(hlo, in, running_var, 4);
    return;
  }
  const auto m = give_batch_norm(hlo, in, norm);
  give_running(hlo, in, running_mean, m.mean, 3);
  const Hlo unbiased =
      hlo.div(m.squares, static_cast<double>(norm.count() - 1));
  give_running(hlo, in, running_var, unbiased, 4);
}

void lower_batch_norm_no_stats(Lowering& hlo, const OpArgs& in) {
  give_batch_norm(hlo, in, Norm(hlo, in, batch_layout(in)));
}

void lower_batch_norm_no_training(Lowering& hlo, const OpArgs& in) {
  give_batch_norm_by_running(hlo, in, Norm(hlo, in, batch_layout(in)));
}

void lower_batch_norm_backward(Lowering& hlo, const OpArgs& in) {
  const Norm norm(hlo, in, batch_layout(in));
  if (in.boolean("train")) {
    give_gradients(
        hlo, norm, norm.statistic("save_mean"), norm.statistic("save_invstd"));
    return;
  }
  const Hlo gradient = norm.tensor("grad_out");
  const Hlo rstd = running_deviation(hlo, in, norm);
  const Hlo centered =
      hlo.sub(norm.tensor("input"), norm.statistic("running_mean"));
  norm.give_if_wanted(hlo.mul(norm.weighted(gradient), rstd), 0);
  norm.give_parameter_gradients(hlo.mul(centered, rstd), gradient);
}

} // namespace fulgurite::xla
