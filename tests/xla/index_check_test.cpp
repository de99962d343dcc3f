// FULGURITE_XLA_CHECK=1: indices out of range are errors, as on the CPU.
#include "fulgurite/base/env.h"
#include "tests/support/message_of.h"
#include "tests/xla/xla_test.h"

namespace fulgurite::test {
namespace {

using torch::Tensor;

class XlaIndexCheckTest : public testing::Test {
 protected:
  XlaIndexCheckTest() {
    set_env("FULGURITE_XLA_CHECK", "1");
    xla_device();
  }
};

Tensor indices(std::vector<int64_t> values) {
  return torch::tensor(values, torch::kLong);
}

/// A call that takes a table (5 rows of 3) and a list of two places.
struct Call {
  const char* name;
  std::function<Tensor(const Tensor& table, const Tensor& index)> run;
};

/// The same two places in each of three columns.
Tensor in_columns(const Tensor& index) {
  return index.unsqueeze(1).expand({2, 3});
}

Tensor rows_like(const Tensor& table) {
  return table.slice(0, 0, 2) * 0.5;
}

const std::vector<Call> kCalls = {
    {"index_select",
     [](const auto& t, const auto& i) { return t.index_select(0, i); }},
    {"index_select",
     [](const auto& t, const auto& i) { return torch::embedding(t, i); }},
    {"index.Tensor", [](const auto& t, const auto& i) { return t.index({i}); }},
    {"index.Tensor",
     [](const auto& t, const auto& i) {
       return t.index({i.to(torch::kInt), torch::zeros_like(i)});
     }},
    {"index_put",
     [](const auto& t, const auto& i) {
       return t.index_put({i}, rows_like(t), /*accumulate=*/true);
     }},
    {"index_put",
     [](const auto& t, const auto& i) {
       return t.clone().index_put_({i}, rows_like(t));
     }},
    {"gather",
     [](const auto& t, const auto& i) { return t.gather(0, in_columns(i)); }},
    {"scatter",
     [](const auto& t, const auto& i) {
       return t.scatter(0, in_columns(i), rows_like(t));
     }},
    {"scatter.value",
     [](const auto& t, const auto& i) {
       return t.scatter(0, in_columns(i), 2.0);
     }},
    {"scatter_add",
     [](const auto& t, const auto& i) {
       return t.clone().scatter_add_(0, in_columns(i), rows_like(t));
     }},
    {"scatter_reduce",
     [](const auto& t, const auto& i) {
       return t.scatter_reduce(0, in_columns(i), rows_like(t), "amax");
     }},
    {"index_add",
     [](const auto& t, const auto& i) {
       return t.index_add(0, i, rows_like(t));
     }},
    {"index_copy",
     [](const auto& t, const auto& i) {
       return t.index_copy(0, i, rows_like(t));
     }},
    {"index_fill",
     [](const auto& t, const auto& i) { return t.index_fill(0, i, 1.5); }},
    {"index_reduce",
     [](const auto& t, const auto& i) {
       return t.index_reduce(0, i, rows_like(t), "prod");
     }},
    {"nll_loss",
     [](const auto& t, const auto& i) {
       return torch::nll_loss(t.t().slice(0, 0, 2), i);
     }},
    {"nll_loss",
     [](const auto& t, const auto& i) {
       return torch::cross_entropy_loss(t.t().slice(0, 0, 2), i);
     }},
    {"nll_loss2d",
     [](const auto& t, const auto& i) {
       return torch::nll_loss2d(
           t.t().reshape({3, 5, 1, 1}).slice(0, 0, 2), i.reshape({2, 1, 1}));
     }},
    {"multi_margin_loss",
     [](const auto& t, const auto& i) {
       return torch::multi_margin_loss(t.t().slice(0, 0, 2), i);
     }},
};

/// Whether the CPU takes these places.
bool cpu_takes(const Call& call, const Tensor& table, const Tensor& index) {
  try {
    call.run(table, index);
    return true;
  } catch (const c10::Error&) {
    return false;
  }
}

TEST_F(XlaIndexCheckTest, RefusesWhatTheCpuRefuses) {
  const auto table = torch::rand({5, 3}) + 0.5;
  for (const auto& call : kCalls) {
    for (const int64_t place : {-6, -5, -1, 0, 4, 5, 7}) {
      const auto index = indices({1, place});
      const bool is_taken = cpu_takes(call, table, index);
      const auto message = message_of<UserError>([&] {
        const auto out = call.run(on_xla(table), on_xla(index));
        xla::sync();
      });
      EXPECT_EQ(message.empty(), is_taken)
          << call.name << " at " << place << ": " << message;
      if (!is_taken) {
        EXPECT_TRUE(has(message, call.name)) << message;
        EXPECT_TRUE(has(message, c10::str("got ", place, " "))) << message;
        EXPECT_TRUE(has(message, " to 4, ")) << message;
        EXPECT_TRUE(has(message, "sync at index_check_test.cpp")) << message;
      }
    }
  }
}

TEST_F(XlaIndexCheckTest, ValuesStayTheSame) {
  const auto table = torch::rand({5, 3}) + 0.5;
  const auto index = indices({1, 3});
  for (const auto& call : kCalls) {
    EXPECT_TRUE(
        same(call.run(on_xla(table), on_xla(index)), call.run(table, index)))
        << call.name;
  }
}

TEST_F(XlaIndexCheckTest, IgnoredTargetsAreNoClasses) {
  const auto scores = torch::randn({2, 5});
  const auto target = indices({-100, 3});
  EXPECT_TRUE(same(
      torch::nll_loss(on_xla(scores), on_xla(target)),
      torch::nll_loss(scores, target)));
}

TEST_F(XlaIndexCheckTest, IndicesThatAreComputedAreLookedAtToo) {
  const auto table = on_xla(torch::rand({5, 3}));
  const auto index = on_xla(indices({1, 2})) * 3;
  const auto rows = table.index_select(0, index);
  EXPECT_TRUE(
      has(message_of<UserError>([&] { rows.sum().item<float>(); }),
          "expected indices from 0 to 4, got 6"));
  EXPECT_THROW(rows.cpu(), UserError) << "it was never computed";
  const auto good = on_xla(indices({1, 2})) * 2;
  EXPECT_TRUE(same(
      table.index_select(0, good),
      table.cpu().index_select(0, indices({2, 4}))))
      << "and life goes on";
}

TEST_F(XlaIndexCheckTest, ParametersSurviveAStepThatIsRefused) {
  auto w = on_xla(torch::ones({5, 3}));
  w.mul_(2);
  xla::sync();
  const auto rows = w.index_select(0, on_xla(indices({9})));
  EXPECT_THROW(xla::sync(), UserError);
  EXPECT_TRUE(same(w, torch::full({5, 3}, 2.0F)));
}

} // namespace
} // namespace fulgurite::test
