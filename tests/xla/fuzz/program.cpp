#include "tests/xla/fuzz/program.h"

#include "fulgurite/xla/xla.h"

#include <ATen/MemoryOverlap.h>
#include <ATen/ops/_unique.h>
#include <c10/util/StringUtil.h>

namespace fulgurite::test {

using torch::Tensor;

namespace {

constexpr size_t kMostTensors = 10;
/// Larger results are not kept, so that programs stay small.
constexpr int64_t kMostElements = 600;

bool is_float(const Tensor& x) {
  return x.is_floating_point();
}

/// The places in memory of a tensor's elements.
Tensor places(const Tensor& x) {
  int64_t last = x.storage_offset();
  for (int64_t i = 0; i < x.dim(); ++i) {
    last += std::max<int64_t>(x.size(i) - 1, 0) * x.stride(i);
  }
  return torch::arange(last + 1)
      .as_strided(x.sizes(), x.strides(), x.storage_offset())
      .flatten();
}

/// What a write does to memory that the tensor has twice is LibTorch's secret,
/// where it does not refuse it.
bool overlaps_itself(const Tensor& x) {
  return std::get<0>(at::_unique(places(x))).numel() < x.numel();
}

/// The same for an operand that lies over a part of the written tensor.
bool overlaps(const Tensor& x, const Tensor& y) {
  if (!x.storage().is_alias_of(y.storage()) || x.numel() == 0 ||
      y.numel() == 0) {
    return false;
  }
  if (x.sizes() == y.sizes() && x.strides() == y.strides() &&
      x.storage_offset() == y.storage_offset()) {
    return false;
  }
  return x.scalar_type() != y.scalar_type() ||
         torch::isin(places(x), places(y)).any().item<bool>();
}

/// Whether the outcome of writing to x is defined.
bool writable(const Tensor& x) {
  return at::has_internal_overlap(x) == at::MemOverlap::Yes ||
         !overlaps_itself(x);
}
bool writable(const Tensor& x, const Tensor& from) {
  return writable(x) && !overlaps(x, from);
}

std::string describe(const Tensor& x) {
  return c10::str(x.scalar_type(), x.sizes(), "/", strides_that_count(x));
}

} // namespace

std::vector<int64_t> strides_that_count(const Tensor& x) {
  auto strides = x.strides().vec();
  for (size_t i = 0; i < strides.size(); ++i) {
    if (x.numel() == 0 || x.size(static_cast<int64_t>(i)) == 1) {
      strides[i] = 0;
    }
  }
  return strides;
}

Program::Program(uint64_t seed, torch::Device device)
    : random_(seed), device_(device) {
  grads_ = chance(3);
  for (int i = 0; i < 3; ++i) {
    const auto type = chance(3) ? torch::kLong : torch::kFloat;
    auto tensor = fresh(any_sizes(), type);
    if (grads_ && is_float(tensor)) {
      tensor.requires_grad_();
    }
    leaves_.push_back(tensor);
    tensors_.push_back(tensor);
  }
}

Tensor& Program::any() {
  return tensors_[static_cast<size_t>(
      below(static_cast<int64_t>(tensors_.size())))];
}

Tensor Program::any_float() {
  for (int i = 0; i < 4; ++i) {
    const auto& x = any();
    if (is_float(x)) {
      return x;
    }
  }
  return any().to(torch::kFloat);
}

int64_t Program::any_dim(const Tensor& x) {
  const int64_t dim = below(std::max<int64_t>(x.dim(), 1));
  // Negative ones count from the end.
  return chance(3) ? dim - std::max<int64_t>(x.dim(), 1) : dim;
}

double Program::any_number() {
  return static_cast<double>(below(13) - 6) / 4;
}

std::vector<int64_t> Program::any_sizes() {
  std::vector<int64_t> sizes(static_cast<size_t>(below(5)));
  for (auto& size : sizes) {
    size = chance(20) ? 0 : below(5) + 1;
  }
  return sizes;
}

Tensor Program::fresh(std::vector<int64_t> sizes, torch::ScalarType type) {
  auto generator = at::make_generator<at::CPUGeneratorImpl>(random_());
  // Quarters, so that sums are exact and order of addition does not matter.
  const auto numbers = torch::randint(-8, 9, sizes, generator, torch::kLong);
  const auto host =
      type == torch::kFloat
          ? numbers.to(torch::kFloat) / 4
          : (type == torch::kBool ? numbers > 0 : numbers.to(type));
  return host.to(device_);
}

void Program::keep(Tensor tensor) {
  if (tensor.numel() > kMostElements) {
    return;
  }
  if (tensors_.size() < kMostTensors) {
    tensors_.push_back(std::move(tensor));
  } else {
    any() = std::move(tensor);
  }
}

/// The steps, by kind. Each chooses its operands itself.
struct Steps {
  using Step = void (*)(Program&);

  // Views.

  static void slice(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    const int64_t start = p.below(4) - 1;
    const int64_t end = p.below(6) - 1;
    const int64_t step = p.below(3) + 1;
    p.note(c10::str(
        "slice ", describe(x), " ", dim, " ", start, ":", end, ":", step));
    p.keep(x.slice(dim, start, end, step));
  }
  static void select(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    const int64_t index = p.below(5) - 2;
    p.note(c10::str("select ", describe(x), " ", dim, " ", index));
    p.keep(x.select(dim, index));
  }
  static void transpose(Program& p) {
    const auto x = p.any();
    const int64_t a = p.any_dim(x);
    const int64_t b = p.any_dim(x);
    p.note(c10::str("transpose ", describe(x), " ", a, " ", b));
    p.keep(x.transpose(a, b));
  }
  static void permute(Program& p) {
    const auto x = p.any();
    std::vector<int64_t> order(static_cast<size_t>(x.dim()));
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), p.random_);
    p.note(c10::str("permute ", describe(x), " ", order));
    p.keep(x.permute(order));
  }
  static void expand(Program& p) {
    const auto x = p.any();
    auto sizes = x.sizes().vec();
    for (auto& size : sizes) {
      size = size == 1 ? p.below(4) + 1 : size;
    }
    if (p.chance(2)) {
      sizes.insert(sizes.begin(), p.below(3) + 1);
    }
    p.note(c10::str("expand ", describe(x), " ", sizes));
    p.keep(x.expand(sizes));
  }
  static void unsqueeze(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.below(x.dim() + 1);
    p.note(c10::str("unsqueeze ", describe(x), " ", dim));
    p.keep(x.unsqueeze(dim));
  }
  static void squeeze(Program& p) {
    const auto x = p.any();
    p.note("squeeze " + describe(x));
    p.keep(p.chance(2) ? x.squeeze() : x.squeeze(p.any_dim(x)));
  }
  static void unfold(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    const int64_t size = p.below(3) + 1;
    const int64_t step = p.below(2) + 1;
    p.note(c10::str("unfold ", describe(x), " ", dim, " ", size, " ", step));
    p.keep(x.unfold(dim, size, step));
  }
  static void diagonal(Program& p) {
    const auto x = p.any();
    const int64_t offset = p.below(3) - 1;
    const int64_t a = p.any_dim(x);
    const int64_t b = p.any_dim(x);
    p.note(c10::str("diagonal ", describe(x), " ", offset, " ", a, " ", b));
    p.keep(x.diagonal(offset, a, b));
  }
  static void as_strided(Program& p) {
    const auto x = p.any();
    const auto elements =
        static_cast<int64_t>(x.storage().nbytes() / x.element_size());
    std::vector<int64_t> sizes;
    std::vector<int64_t> strides;
    int64_t last = 0;
    const int64_t rank = p.below(4);
    for (int64_t i = 0; i < rank; ++i) {
      sizes.push_back(p.below(3) + 1);
      strides.push_back(p.below(4));
      last += (sizes.back() - 1) * strides.back();
    }
    const int64_t offset = p.below(4);
    p.note(c10::str(
        "as_strided ", describe(x), " ", sizes, " ", strides, " ", offset));
    // After a write to its base, LibTorch makes such a view anew: on XLA from
    // the tensor that as_strided was called on, which may have less memory.
    const bool replayed = p.grads_ && x.is_view();
    if (last + offset < elements && !replayed) {
      p.keep(x.as_strided(sizes, strides, offset));
    }
  }
  static void view(Program& p) {
    const auto x = p.any();
    std::vector<int64_t> sizes{-1};
    int64_t left = x.numel();
    for (const int64_t factor : {2, 3, 4}) {
      if (left > 0 && left % factor == 0 && p.chance(2)) {
        sizes.push_back(factor);
        left /= factor;
      }
    }
    const bool reshape = p.chance(2);
    p.note(c10::str(reshape ? "reshape " : "view ", describe(x), " ", sizes));
    p.keep(reshape ? x.reshape(sizes) : x.view(sizes));
  }
  static void view_dtype(Program& p) {
    const auto x = p.any();
    p.note("view(dtype) " + describe(x));
    if (x.scalar_type() == torch::kInt) {
      p.keep(x.view(torch::kShort));
    } else if (x.scalar_type() == torch::kLong) {
      p.keep(x.view(torch::kInt));
    }
  }
  static void detach(Program& p) {
    const auto x = p.any();
    p.note("detach " + describe(x));
    p.keep(x.detach());
  }
  static void unbind(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    p.note(c10::str("unbind ", describe(x), " ", dim));
    for (const auto& part : x.unbind(dim)) {
      p.keep(part);
    }
  }
  static void split(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    const int64_t size = p.below(3) + 1;
    p.note(c10::str("split ", describe(x), " ", size, " ", dim));
    for (const auto& part : x.split(size, dim)) {
      p.keep(part);
    }
  }

  // In place.

  static void add_number(Program& p) {
    const auto x = p.any();
    const double number = p.any_number();
    p.note(c10::str("add_ ", describe(x), " ", number));
    if (!writable(x)) {
      return;
    }
    is_float(x) ? x.add_(number) : x.add_(static_cast<int64_t>(number * 4));
  }
  static void mul_number(Program& p) {
    const auto x = p.any();
    p.note("mul_ " + describe(x));
    if (!writable(x)) {
      return;
    }
    is_float(x) ? x.mul_(p.any_number()) : x.mul_(p.below(3));
  }
  static void add_tensor(Program& p) {
    const auto x = p.any();
    const auto y = p.any();
    p.note("add_ " + describe(x) + " " + describe(y));
    if (!writable(x, y)) {
      return;
    }
    x.add_(y);
  }
  static void mul_tensor(Program& p) {
    const auto x = p.any();
    const auto y = p.any();
    p.note("mul_ " + describe(x) + " " + describe(y));
    if (!writable(x, y)) {
      return;
    }
    x.mul_(y);
  }
  static void copy(Program& p) {
    const auto x = p.any();
    const auto y = p.any();
    p.note("copy_ " + describe(x) + " " + describe(y));
    // Other conversions of large numbers are not defined.
    if (writable(x, y) && (is_float(x) || !is_float(y))) {
      x.copy_(y);
    }
  }
  static void fill(Program& p) {
    const auto x = p.any();
    const int64_t number = p.below(7) - 3;
    p.note(c10::str("fill_ ", describe(x), " ", number));
    p.chance(3) ? x.zero_() : x.fill_(number);
  }
  static void clamp(Program& p) {
    const auto x = p.any();
    p.note("clamp_ " + describe(x));
    if (!writable(x)) {
      return;
    }
    x.clamp_(-2, 3);
  }
  static void negate(Program& p) {
    const auto x = p.any();
    p.note("neg_ " + describe(x));
    if (!writable(x)) {
      return;
    }
    x.neg_();
  }
  static void masked_fill(Program& p) {
    const auto x = p.any();
    const auto y = p.any();
    p.note("masked_fill_ " + describe(x) + " " + describe(y));
    if (overlaps_itself(x)) {
      return; // only warned about, and refused here
    }
    x.masked_fill_(y > 0, p.below(5) - 2);
  }
  static void set_item(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    p.note(c10::str("x[..., i] = ", describe(x), " ", dim));
    x.select(dim, p.below(2)).fill_(p.below(5) - 2);
  }
  static void index_put(Program& p) {
    const auto x = p.any();
    p.note("index_put_ " + describe(x));
    const auto index =
        p.fresh({2}, torch::kLong)
            .remainder(std::max<int64_t>(x.dim() > 0 ? x.size(0) : 1, 1));
    if (overlaps_itself(x)) {
      return; // only warned about, and refused here
    }
    if (x.dim() > 0 && x.size(0) == 0) {
      return; // out of range: refused by the CPU, dropped by XLA
    }
    // Once each, since the order of two writes is nobody's promise.
    x.index_put_({index.slice(0, 0, 1)}, torch::ones({}, x.options()));
  }
  static void relu(Program& p) {
    const auto x = p.any();
    p.note("relu_ " + describe(x));
    if (!writable(x)) {
      return;
    }
    x.relu_();
  }
  static void in_place_out(Program& p) {
    const auto x = p.any();
    auto y = p.any();
    p.note("sub_out " + describe(y) + " " + describe(x));
    if (x.sizes() == y.sizes() && writable(y, x)) {
      torch::sub_out(y, x, x.mul(2));
    }
  }

  // New tensors.

  static void make(Program& p) {
    const auto sizes = p.any_sizes();
    const torch::ScalarType types[] = {
        torch::kFloat, torch::kFloat, torch::kLong, torch::kInt, torch::kBool};
    const auto type = types[p.below(5)];
    p.note(c10::str("fresh ", type, sizes));
    p.keep(p.fresh(sizes, type));
  }
  static void binary(Program& p) {
    const auto x = p.any();
    const auto y = p.any();
    const int64_t kind = p.below(5);
    p.note(c10::str("binary ", kind, " ", describe(x), " ", describe(y)));
    switch (kind) {
      case 0:
        return p.keep(x + y);
      case 1:
        return p.keep(x - y);
      case 2:
        return p.keep(x * y);
      case 3:
        return p.keep(torch::maximum(x, y));
      default:
        return p.keep(torch::where(x > y, x, y));
    }
  }
  static void unary(Program& p) {
    const auto x = p.any();
    const int64_t kind = p.below(5);
    p.note(c10::str("unary ", kind, " ", describe(x)));
    switch (kind) {
      case 0:
        return p.keep(-x);
      case 1:
        return p.keep(x.abs());
      case 2:
        return p.keep(torch::relu(x));
      case 3:
        return p.keep(x.sigmoid());
      default:
        return p.keep(x.clamp_min(0));
    }
  }
  static void compare(Program& p) {
    const auto x = p.any();
    const auto y = p.any();
    p.note("compare " + describe(x) + " " + describe(y));
    p.keep(p.chance(2) ? x.eq(y) : x.lt(1));
  }
  static void sum(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    const bool keepdim = p.chance(2);
    p.note(c10::str("sum ", describe(x), " ", dim, " ", keepdim));
    p.keep(p.chance(3) ? x.sum() : x.sum(dim, keepdim));
  }
  static void matmul(Program& p) {
    const auto x = p.any_float();
    const auto y = p.any_float();
    p.note("matmul " + describe(x) + " " + describe(y));
    p.keep(torch::matmul(x.clamp(-4, 4), y.clamp(-4, 4)));
  }
  static void cat(Program& p) {
    const auto x = p.any();
    const int64_t dim = p.any_dim(x);
    p.note(c10::str("cat ", describe(x), " ", dim));
    p.keep(torch::cat({x, x * 2}, dim));
  }
  static void clone(Program& p) {
    const auto x = p.any();
    p.note("clone " + describe(x));
    p.keep(p.chance(2) ? x.clone() : x.contiguous());
  }
  static void channels_last(Program& p) {
    const auto x = p.any();
    p.note("channels_last " + describe(x));
    p.keep(x.contiguous(torch::MemoryFormat::ChannelsLast));
  }
  static void convert(Program& p) {
    const auto x = p.any();
    p.note("to " + describe(x));
    if (!is_float(x)) {
      p.keep(x.to(p.chance(2) ? torch::kFloat : torch::kLong));
    } else {
      p.keep(x.to(p.chance(2) ? torch::kDouble : torch::kFloat));
    }
  }

  // Of the memory behind a tensor, and the host.

  static void set_data(Program& p) {
    auto x = p.any();
    const auto y = p.any();
    p.note("set_data " + describe(x) + " " + describe(y));
    // Gradients know the sizes that there were; and for a view whose base was
    // written to, LibTorch asks for them earlier on XLA than on the CPU.
    const bool stale =
        p.grads_ && (x.is_view() || y.is_view() || x.sizes() != y.sizes());
    if (x.scalar_type() == y.scalar_type() && !stale) {
      x.set_data(y);
    }
  }
  static void resize(Program& p) {
    auto x = p.any();
    const auto sizes = p.any_sizes();
    p.note(c10::str("resize_ ", describe(x), " ", sizes));
    // Views and gradients would still count on the old sizes; and nobody has
    // written what lies beyond the old elements, or before the first.
    if (c10::multiply_integers(sizes) <= kMostElements && !p.grads_ &&
        x.storage_offset() == 0) {
      x.resize_(sizes);
      x.fill_(1);
    }
  }
  static void read(Program& p) {
    const auto x = p.any();
    p.note("read " + describe(x));
    p.reads_.push_back(x.detach().cpu().clone());
  }
  static void item(Program& p) {
    const auto x = p.any();
    p.note("item " + describe(x));
    if (x.numel() > 0) {
      p.reads_.push_back(
          torch::scalar_tensor(x.detach().flatten()[0].item(), torch::kDouble));
    }
  }
  static void sync(Program& p) {
    p.note("sync");
    if (p.device_.is_xla()) {
      xla::sync(p.device_);
    }
  }
  static void drop(Program& p) {
    p.note("drop");
    if (p.tensors_.size() > 4) {
      p.tensors_.erase(
          p.tensors_.begin() +
          p.below(static_cast<int64_t>(p.tensors_.size())));
    }
  }

  static const std::vector<Step>& all() {
    static const std::vector<Step> steps = {
        slice,      select,        transpose,    permute,     expand,
        unsqueeze,  squeeze,       unfold,       diagonal,    as_strided,
        view,       view_dtype,    detach,       unbind,      split,
        add_number, mul_number,    add_tensor,   mul_tensor,  copy,
        fill,       clamp,         negate,       masked_fill, set_item,
        index_put,  relu,          in_place_out, make,        binary,
        unary,      compare,       sum,          matmul,      cat,
        clone,      channels_last, convert,      set_data,    resize,
        read,       item,          sync,         drop};
    return steps;
  }
};

void Program::refused(const std::exception& error) {
  // Without the stack of calls, which costs more than the whole program.
  const auto* ours = dynamic_cast<const c10::Error*>(&error);
  refusals_ += c10::str(
      trace_.size() - 1,
      ": ",
      ours != nullptr ? ours->what_without_backtrace() : error.what(),
      "\n");
}

void Program::run(int steps) {
  const auto& all = Steps::all();
  for (int i = 0; i < steps; ++i) {
    trace_.emplace_back();
    // What a refused step would have drawn must not move the ones after it.
    const uint64_t next = random_();
    try {
      all[static_cast<size_t>(below(static_cast<int64_t>(all.size())))](*this);
    } catch (const std::exception& error) {
      note(" REFUSED");
      refused(error);
    }
    random_.seed(next);
  }
}

Tensor Program::loss() {
  Tensor loss = torch::zeros({}, device_);
  for (const auto& x : tensors_) {
    if (is_float(x) && x.requires_grad()) {
      loss = loss + x.to(torch::kFloat).clamp(-100, 100).sum();
    }
  }
  return loss;
}

std::vector<Tensor> Program::gradients() {
  std::vector<Tensor> out;
  if (!grads_) {
    return out;
  }
  trace_.emplace_back("backward");
  try {
    if (const auto total = loss(); total.requires_grad()) {
      total.backward();
    }
  } catch (const std::exception& error) {
    note(" REFUSED");
    refused(error);
    return out;
  }
  for (const auto& leaf : leaves_) {
    const auto gradient = leaf.grad();
    out.push_back(gradient.defined() ? gradient.cpu() : Tensor());
  }
  return out;
}

} // namespace fulgurite::test
