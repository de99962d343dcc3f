// Map: softmax · losses element by element · losses over classes · margins.

#include "fulgurite/xla/ops/families.h"
#include "fulgurite/xla/ops/indexing.h"

#include <ATen/core/Reduction.h>

namespace fulgurite::xla {

namespace {

Hlo zero_like(Lowering& hlo, const Hlo& x) {
  return hlo.constant(0, x.dtype());
}

// --- softmax

/// The argument `dim` as a list; empty for a tensor without dimensions.
std::vector<int64_t> class_dim(const OpArgs& in, const Hlo& x) {
  return x.rank() == 0 ? std::vector<int64_t>{}
                       : std::vector{in.dim("dim", x.rank())};
}

/// x less its greatest along the dimension.
Hlo below_greatest(Lowering& hlo, const Hlo& x, c10::IntArrayRef dims) {
  return hlo.sub(
      x, hlo.reduce("maximum", x, hlo.lowest(x.dtype()), dims, true));
}

} // namespace

void lower_softmax(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto dims = class_dim(in, x);
  const Hlo powers = hlo.exp(below_greatest(hlo, x, dims));
  give_result(hlo, in, hlo.div(powers, hlo.sum(powers, dims, true)));
}

void lower_log_softmax(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto dims = class_dim(in, x);
  const Hlo shifted = below_greatest(hlo, x, dims);
  const Hlo sum = hlo.sum(hlo.exp(shifted), dims, true);
  give_result(hlo, in, hlo.sub(shifted, hlo.log(sum)));
}

void lower_softmax_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo y = widened(hlo, in, "output");
  const Hlo gradient = widened(hlo, in, "grad_output");
  const Hlo sum = hlo.sum(hlo.mul(gradient, y), class_dim(in, y), true);
  give_result(hlo, in, hlo.mul(hlo.sub(gradient, sum), y));
}

void lower_log_softmax_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo y = widened(hlo, in, "output");
  const Hlo gradient = widened(hlo, in, "grad_output");
  const Hlo sum = hlo.sum(gradient, class_dim(in, y), true);
  give_result(hlo, in, hlo.sub(gradient, hlo.mul(hlo.exp(y), sum)));
}

// --- losses element by element

namespace {

/// The losses as the argument `reduction` asks for them.
void give_loss(Lowering& hlo, const OpArgs& in, const Hlo& losses) {
  const auto reduction = in.integer("reduction");
  if (reduction == at::Reduction::None) {
    give_result(hlo, in, losses);
    return;
  }
  const Hlo sum = hlo.sum(losses, all_dims(losses));
  give_result(
      hlo,
      in,
      reduction == at::Reduction::Mean
          ? hlo.div(sum, static_cast<double>(losses.shape.numel()))
          : sum);
}

/// What each loss weighs in the result: the incoming gradient, shared out where
/// the result is a mean over `count`.
Hlo share_of_gradient(Lowering& hlo, const OpArgs& in, int64_t count) {
  const Hlo gradient = widened(hlo, in, "grad_output");
  return in.integer("reduction") == at::Reduction::Mean
             ? hlo.div(gradient, static_cast<double>(count))
             : gradient;
}

/// self - target
Hlo difference(Lowering& hlo, const OpArgs& in) {
  return hlo.sub(widened(hlo, in, "self"), widened(hlo, in, "target"));
}

/// `near` where |x| <= limit, else `far` with x's sign.
Hlo near_or_far(
    Lowering& hlo,
    const Hlo& x,
    double limit,
    const Hlo& near,
    double far) {
  const Hlo low = hlo.select(
      hlo.compare(Compare::kLt, x, -limit),
      hlo.constant(-far, x.dtype()),
      near);
  return hlo.select(
      hlo.compare(Compare::kGt, x, limit), hlo.constant(far, x.dtype()), low);
}

} // namespace

void lower_mse_loss(Lowering& hlo, const OpArgs& in) {
  const Hlo x = difference(hlo, in);
  give_loss(hlo, in, hlo.mul(x, x));
}

void lower_mse_loss_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = difference(hlo, in);
  const Hlo share = share_of_gradient(hlo, in, x.shape.numel());
  give_result(hlo, in, hlo.mul(hlo.mul(x, 2), share));
}

void lower_smooth_l1_loss(Lowering& hlo, const OpArgs& in) {
  const Hlo x = hlo.unary("abs", difference(hlo, in));
  const double beta = in.real("beta");
  const Hlo near = hlo.div(hlo.mul(hlo.mul(x, x), 0.5), beta);
  give_loss(
      hlo,
      in,
      hlo.select(
          hlo.compare(Compare::kLt, x, beta), near, hlo.sub(x, 0.5 * beta)));
}

void lower_smooth_l1_loss_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = difference(hlo, in);
  const double beta = in.real("beta");
  const Hlo share = share_of_gradient(hlo, in, x.shape.numel());
  give_result(
      hlo, in, hlo.mul(near_or_far(hlo, x, beta, hlo.div(x, beta), 1), share));
}

void lower_huber_loss(Lowering& hlo, const OpArgs& in) {
  const Hlo x = hlo.unary("abs", difference(hlo, in));
  const double delta = in.real("delta");
  const Hlo near = hlo.mul(hlo.mul(x, x), 0.5);
  const Hlo far = hlo.mul(hlo.sub(x, 0.5 * delta), delta);
  give_loss(
      hlo, in, hlo.select(hlo.compare(Compare::kLe, x, delta), near, far));
}

void lower_huber_loss_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = difference(hlo, in);
  const double delta = in.real("delta");
  const Hlo share = share_of_gradient(hlo, in, x.shape.numel());
  give_result(hlo, in, hlo.mul(near_or_far(hlo, x, delta, x, delta), share));
}

namespace {

/// Times the optional argument `weight`.
Hlo weighted(Lowering& hlo, const OpArgs& in, const Hlo& x) {
  return in.has("weight") ? hlo.mul(x, widened(hlo, in, "weight")) : x;
}

} // namespace

void lower_binary_cross_entropy(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo target = widened(hlo, in, "target");
  // LibTorch cuts the logarithms off.
  const Hlo least = hlo.constant(-100, x.dtype());
  const Hlo log_yes = hlo.max(hlo.log(x), least);
  const Hlo log_no = hlo.max(hlo.unary("log_plus_one", hlo.neg(x)), least);
  const Hlo losses =
      hlo.sub(hlo.mul(hlo.sub(target, 1), log_no), hlo.mul(target, log_yes));
  give_loss(hlo, in, weighted(hlo, in, losses));
}

void lower_binary_cross_entropy_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  // A float in ATen, of doubles too.
  constexpr double kLeastWidth = 1e-12F;
  const Hlo no = hlo.sub(hlo.constant(1, x.dtype()), x);
  const Hlo width =
      hlo.max(hlo.mul(no, x), hlo.constant(kLeastWidth, x.dtype()));
  const Hlo slope = hlo.div(difference(hlo, in), width);
  give_result(
      hlo,
      in,
      weighted(
          hlo,
          in,
          hlo.mul(slope, share_of_gradient(hlo, in, x.shape.numel()))));
}

// --- losses over classes

namespace {

/// Targets that are numbers of classes, for any number of dimensions before
/// and after that of the classes.
struct ClassTargets {
  Hlo target;     ///< Long, in the sizes of x without the classes
  Hlo is_counted; ///< not to be ignored
  Hlo weight;     ///< of each target's class; 1-D or 0-dim where all are one
  int64_t dim = 0;
};

/// list[target]
Hlo at_targets(Lowering& hlo, const Hlo& list, const Hlo& target) {
  const Hlo places = hlo.reshape(target, {target.shape.numel()});
  return hlo.reshape(select_along(hlo, list, 0, places), target.dims());
}

ClassTargets class_targets(Lowering& hlo, const OpArgs& in, const Hlo& x) {
  ClassTargets out;
  out.dim = x.rank() == 1 ? 0 : 1;
  Dims dims = x.dims();
  dims.erase(dims.begin() + out.dim);
  // One sample may come with a target of one element or of no dimension.
  out.target = hlo.reshape(hlo.convert(in.tensor("target"), at::kLong), dims);
  out.is_counted = hlo.compare(
      Compare::kNe,
      out.target,
      hlo.constant(in.integer("ignore_index"), at::kLong));
  const Hlo one = hlo.constant(1, x.dtype());
  const Hlo weight =
      in.has("weight") ? at_targets(hlo, widened(hlo, in, "weight"), out.target)
                       : one;
  out.weight = hlo.select(out.is_counted, weight, zero_like(hlo, x));
  return out;
}

/// With a dimension of one for the classes.
Hlo beside_classes(
    Lowering& hlo,
    const Hlo& value,
    const ClassTargets& classes) {
  Dims dims = value.dims();
  dims.insert(dims.begin() + classes.dim, 1);
  return hlo.reshape(value, dims);
}

/// The scores of the targets' classes.
Hlo pick(Lowering& hlo, const Hlo& x, const ClassTargets& classes) {
  const Hlo index = beside_classes(hlo, classes.target, classes);
  return hlo.reshape(
      gather_along(hlo, x, classes.dim, index), classes.target.dims());
}

} // namespace

void lower_nll_loss_forward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto classes = class_targets(hlo, in, x);
  const Hlo zero = zero_like(hlo, x);
  const Hlo losses = hlo.select(
      classes.is_counted,
      hlo.neg(hlo.mul(pick(hlo, x, classes), classes.weight)),
      zero);
  const auto reduction = in.integer("reduction");
  if (reduction == at::Reduction::None && x.rank() > 1) {
    give_result(hlo, in, losses, 0);
    give_result(hlo, in, zero, 1);
    return;
  }
  const auto dims = all_dims(losses);
  const Hlo sum = hlo.sum(losses, dims);
  const Hlo total = hlo.sum(classes.weight, dims);
  give_result(
      hlo, in, reduction == at::Reduction::Mean ? hlo.div(sum, total) : sum, 0);
  give_result(hlo, in, total, 1);
}

void lower_nll_loss_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto classes = class_targets(hlo, in, x);
  Hlo gradient = widened(hlo, in, "grad_output");
  if (in.integer("reduction") == at::Reduction::Mean) {
    gradient = hlo.div(gradient, widened(hlo, in, "total_weight"));
  }
  if (gradient.rank() > 0) {
    gradient = hlo.reshape(gradient, classes.target.dims());
  }
  const Hlo share = hlo.neg(hlo.mul(gradient, classes.weight));
  const Hlo is_target = hlo.binary(
      "and",
      hlo.compare(
          Compare::kEq,
          hlo.iota(at::kLong, x.dims(), classes.dim),
          beside_classes(hlo, classes.target, classes)),
      beside_classes(hlo, classes.is_counted, classes));
  give_result(
      hlo,
      in,
      hlo.select(
          is_target, beside_classes(hlo, share, classes), zero_like(hlo, x)));
}

// --- margins

namespace {

/// Rows of scores; one where there is no batch.
Hlo rows_of(Lowering& hlo, const Hlo& x) {
  const int64_t columns = x.rank() == 0 ? 1 : x.dims().back();
  const int64_t rows = x.rank() < 2 ? 1 : x.dims()[0];
  return hlo.reshape(x, {rows, columns});
}

/// For multi_margin_loss: what each score of a row lacks to be `margin` below
/// that of the row's class.
struct Margins {
  Hlo lacking;   ///< of at least zero; zero for the class itself
  Hlo is_target; ///< whether a score is that of the row's class
  Hlo weight;    ///< a column, 0-dim where all are one
  Hlo rows;      ///< the scores
};

Margins margins(Lowering& hlo, const OpArgs& in) {
  Margins out;
  out.rows = rows_of(hlo, widened(hlo, in, "self"));
  const auto& x = out.rows;
  const int64_t count = x.dims()[0];
  const Hlo target =
      hlo.reshape(hlo.convert(in.tensor("target"), at::kLong), {count, 1});
  out.is_target =
      hlo.compare(Compare::kEq, hlo.iota(at::kLong, x.dims(), 1), target);
  const Hlo zero = zero_like(hlo, x);
  const Hlo own =
      hlo.sum(hlo.select(out.is_target, x, zero), {1}, /*keepdim=*/true);
  const Hlo above = hlo.add(hlo.sub(x, own), in.number("margin", x.dtype()));
  const Hlo is_lacking = hlo.binary(
      "and",
      hlo.compare(Compare::kGt, above, 0.0),
      hlo.logical_not(out.is_target));
  out.lacking = hlo.select(is_lacking, above, zero);
  out.weight = in.has("weight") ? hlo.reshape(
                                      at_targets(
                                          hlo,
                                          widened(hlo, in, "weight"),
                                          hlo.reshape(target, {count})),
                                      {count, 1})
                                : hlo.constant(1, x.dtype());
  return out;
}

bool is_squared(const OpArgs& in) {
  return in.scalar("p").to<int64_t>() == 2;
}

} // namespace

void lower_multi_margin_loss(Lowering& hlo, const OpArgs& in) {
  const auto m = margins(hlo, in);
  const Hlo powers = is_squared(in) ? hlo.mul(m.lacking, m.lacking) : m.lacking;
  const Hlo sums = hlo.sum(hlo.mul(powers, m.weight), {1});
  give_loss(hlo, in, hlo.div(sums, static_cast<double>(m.rows.dims()[1])));
}

void lower_multi_margin_loss_backward(Lowering& hlo, const OpArgs& in) {
  const auto m = margins(hlo, in);
  const Hlo zero = zero_like(hlo, m.rows);
  const Hlo slope =
      is_squared(in)
          ? hlo.mul(m.lacking, 2)
          : hlo.convert(
                hlo.compare(Compare::kGt, m.lacking, zero), m.rows.dtype());
  Hlo share = share_of_gradient(hlo, in, m.rows.dims()[0]);
  if (share.rank() > 0) {
    share = hlo.reshape(share, {m.rows.dims()[0], 1});
  }
  const Hlo up = hlo.mul(
      hlo.mul(slope, m.weight),
      hlo.div(share, static_cast<double>(m.rows.dims()[1])));
  const Hlo down = hlo.neg(hlo.sum(up, {1}, /*keepdim=*/true));
  give_result(hlo, in, hlo.select(m.is_target, down, up));
}

namespace {

/// For multilabel_margin_loss: rows of classes, up to the first negative one.
struct Labels {
  Hlo rows;     ///< the scores
  Hlo one_hot;  ///< [row, place, class]: whether the label at the place is it
  Hlo is_label; ///< [row, class]
};

Labels labels_of(Lowering& hlo, const OpArgs& in, std::string_view scores) {
  Labels out;
  out.rows = rows_of(
      hlo,
      hlo.convert(
          in.tensor(scores), accumulation_type(in.tensor(scores).dtype())));
  const auto& dims = out.rows.dims();
  const int64_t size = dims[1];
  const Hlo target = hlo.reshape(
      hlo.convert(in.tensor("target"), at::kLong), {dims[0], size, 1});
  // How far each place is from the end; the list ends at the first negative.
  const Dims cube{dims[0], size, size};
  const Hlo is_end =
      hlo.reshape(hlo.compare(Compare::kLt, target, 0.0), {dims[0], 1, size});
  const Hlo is_before = hlo.binary(
      "and",
      is_end,
      hlo.compare(
          Compare::kLe,
          hlo.iota(at::kLong, cube, 2),
          hlo.iota(at::kLong, cube, 1)));
  const Hlo has_ended =
      hlo.reduce("or", is_before, hlo.constant(false, at::kBool), {2}, true);
  out.one_hot = hlo.binary(
      "and",
      hlo.compare(Compare::kEq, hlo.iota(at::kLong, cube, 2), target),
      hlo.logical_not(has_ended));
  out.is_label =
      hlo.reduce("or", out.one_hot, hlo.constant(false, at::kBool), {1});
  return out;
}

/// [row, place, class]: what the class lacks to be one below the label at the
/// place; zero where there is no label or the class is one itself.
Hlo lacking(Lowering& hlo, const Labels& labels) {
  const auto& x = labels.rows;
  const int64_t rows = x.dims()[0];
  const int64_t size = x.dims()[1];
  const Hlo zero = zero_like(hlo, x);
  const Hlo wide = hlo.reshape(x, {rows, 1, size});
  const Hlo own = hlo.sum(hlo.select(labels.one_hot, wide, zero), {2}, true);
  const Hlo has_label = hlo.reduce(
      "or", labels.one_hot, hlo.constant(false, at::kBool), {2}, true);
  const Hlo is_pair = hlo.binary(
      "and",
      has_label,
      hlo.logical_not(hlo.reshape(labels.is_label, {rows, 1, size})));
  const Hlo gap = hlo.add(hlo.sub(wide, own), 1);
  return hlo.select(
      hlo.binary("and", is_pair, hlo.compare(Compare::kGt, gap, 0.0)),
      gap,
      zero);
}

} // namespace

void lower_multilabel_margin_loss(Lowering& hlo, const OpArgs& in) {
  const auto labels = labels_of(hlo, in, "self");
  const Hlo sums = hlo.sum(lacking(hlo, labels), {1, 2});
  give_loss(hlo, in, hlo.div(sums, static_cast<double>(labels.rows.dims()[1])));
  give_result(hlo, in, labels.is_label, 1);
}

void lower_multilabel_margin_loss_backward(Lowering& hlo, const OpArgs& in) {
  const auto labels = labels_of(hlo, in, "self");
  const auto& x = labels.rows;
  const Hlo slope = hlo.convert(
      hlo.compare(Compare::kGt, lacking(hlo, labels), 0.0), x.dtype());
  const Hlo up = hlo.sum(slope, {1});
  // Each label falls by as many classes as lack.
  const Hlo falls =
      hlo.select(labels.one_hot, hlo.sum(slope, {2}, true), zero_like(hlo, x));
  const Hlo pushes = hlo.sub(up, hlo.sum(falls, {1}));
  Hlo share = share_of_gradient(hlo, in, x.dims()[0]);
  if (share.rank() > 0) {
    share = hlo.reshape(share, {x.dims()[0], 1});
  }
  give_result(
      hlo,
      in,
      hlo.mul(pushes, hlo.div(share, static_cast<double>(x.dims()[1]))));
}

} // namespace fulgurite::xla
