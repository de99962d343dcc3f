#include "fulgurite/xla/ops/op_table.h"

#include "fulgurite/xla/ops/families.h"

namespace fulgurite::xla {

namespace {
constexpr bool lifted = true;
constexpr bool baked = false;
} // namespace

std::vector<Op>& op_table() {
  static std::vector<Op> table = {
#define FULGURITE_XLA_OP(NAME, LOWER, NUMBERS) \
  Op{.name = NAME, .lower = &LOWER, .lifts_numbers = NUMBERS},
#include "fulgurite/xla/ops/ops.def"
#undef FULGURITE_XLA_OP
  };
  return table;
}

} // namespace fulgurite::xla
