#include "tests/hardware/checkpoint_io/sample_checkpoint.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/view_as_complex.h>

#include <bit>
#include <limits>

namespace fulgurite::test {

namespace {

Value every_dtype() {
  Value::Dict dict;
  for (const auto type :
       {at::kFloat,
        at::kDouble,
        at::kHalf,
        at::kBFloat16,
        at::kLong,
        at::kInt,
        at::kShort,
        at::kChar,
        at::kByte,
        at::kBool,
        at::kUInt16,
        at::kUInt32,
        at::kUInt64,
        at::kComplexFloat,
        at::kComplexDouble,
        at::kComplexHalf,
        at::kFloat8_e5m2,
        at::kFloat8_e4m3fn,
        at::kFloat8_e5m2fnuz,
        at::kFloat8_e4m3fnuz}) {
    dict[c10::toString(type)] = at::arange(4, at::kFloat).to(type);
  }
  return dict;
}

// Bits that arithmetic, or a copy through another dtype, would change.
Value special_bits() {
  auto bits = at::empty({6}, at::kInt);
  const uint32_t patterns[] = {
      0x80000000, 1, 0x7fffff, 0x7f800000, 0x7fa12345, 0xffffffff};
  for (int64_t i = 0; i < bits.numel(); ++i) {
    bits.mutable_data_ptr<int32_t>()[i] = std::bit_cast<int32_t>(patterns[i]);
  }
  return bits.view(at::kFloat);
}

Value::Dict views() {
  const auto base = at::arange(24, at::kFloat);
  const auto matrix = base.view({4, 6});
  const auto pair = at::view_as_complex(at::arange(8, at::kFloat).view({4, 2}));
  return {
      {"base", base},
      {"slice", base.slice(0, 5, 9)},
      {"matrix", matrix},
      {"transposed", matrix.t()},
      {"strided", matrix.slice(0, 1, 4, 2).slice(1, 0, 6, 3)},
      {"expanded", base.slice(0, 7, 8).expand({3, 2, 1})},
      {"last", base.slice(0, 23)},
      {"empty slice", base.slice(0, 24)},
      {"alone", at::arange(100, at::kInt).slice(0, 90, 95)},
      {"empty", at::empty({0})},
      {"empty matrix", at::empty({3, 0, 2}, at::kLong)},
      {"zero dimensions", at::full({}, 2.5, at::kHalf)},
      {"conj", pair.conj()},
      {"neg", pair.conj()._neg_view()},
      {"requires grad", at::ones({2}).set_requires_grad(true)}};
}

Value::Dict state_dict() {
  const auto tied = at::arange(6, at::kDouble).view({2, 3});
  Value::Dict dict = {
      {"encoder.weight", tied},
      {"decoder.weight", tied.detach()},
      {"decoder.bias", at::ones({2})}};
  dict.ordered = true;
  Value::Dict version = {{"version", 1}};
  Value::Dict metadata = {{"", version}, {"encoder", version}};
  metadata.ordered = true;
  dict.attributes =
      std::make_shared<Value::Dict>(Value::Dict{{"_metadata", metadata}});
  return dict;
}

} // namespace

Value sample_checkpoint() {
  using Limits = std::numeric_limits<int64_t>;
  Value::Dict numbered;
  numbered[int64_t{0}] = Value::Dict{{"step", at::full({}, 3.0)}};
  numbered[int64_t{-5}] = "minus five";
  numbered[int64_t{70000}] = "a large key";
  return Value::Dict{
      {"epoch", 3},
      {"state_dict", state_dict()},
      {"optimizer_states", Value::List{numbered}},
      {"dtypes", every_dtype()},
      {"bits", special_bits()},
      {"views", views()},
      {"none", nullptr},
      {"bools", Value::List{true, false}},
      {"ints",
       Value::List{
           0,
           1,
           -1,
           255,
           256,
           65535,
           65536,
           2147483647,
           2147483648,
           -2147483648,
           -2147483649,
           1L << 40,
           Limits::min(),
           Limits::max()}},
      {"floats",
       Value::List{
           0.0,
           -0.0,
           0.1,
           5e-324,
           std::numeric_limits<double>::infinity(),
           -std::numeric_limits<double>::infinity(),
           std::numeric_limits<double>::quiet_NaN()}},
      {"texts",
       Value::List{
           "",
           "späße ✓ 𝄞",
           std::string("null\0inside", 11),
           std::string(300, 'x'),
           "epoch"}},
      {"tuples",
       Value::List{
           Value::Tuple{},
           Value::Tuple{{1}},
           Value::Tuple{{1, 2}},
           Value::Tuple{{1, 2, 3}},
           Value::Tuple{{1, 2, 3, Value::List{}}}}},
      {"empty", Value::Dict{}},
      {"last", Value::List{Value::Dict{{"deep", Value::List{1}}}}}};
}

} // namespace fulgurite::test
