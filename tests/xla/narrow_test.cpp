// 64-bit types that lie on the device with 32 bits, as on TPUs: LibTorch's
// types stay, numbers are those of the narrow types, and what these cannot hold
// is refused.
#include "tests/support/message_of.h"
#include "tests/xla/xla_test.h"

#include "fulgurite/base/error.h"

namespace fulgurite::test {
namespace {

using torch::Tensor;
constexpr int64_t kLarge = int64_t{1} << 40;

TEST(XlaNarrowTest, TypesStayAndNumbersAreNarrow) {
  torch::manual_seed(0);
  const auto x = torch::randn({64}, torch::kDouble);
  const auto found = (on_xla(x).exp() / 3).cpu();
  EXPECT_EQ(found.scalar_type(), torch::kDouble);
  EXPECT_FALSE(torch::allclose(found, x.exp() / 3, 1e-12));
  EXPECT_TRUE(same(found, x.exp() / 3, 1e-6));
  // What comes back was rounded to float32.
  EXPECT_TRUE(torch::equal(found, found.to(torch::kFloat).to(torch::kDouble)));
  EXPECT_EQ(on_xla(x).nbytes(), x.nbytes());

  const auto indices = on_xla(x).argsort();
  EXPECT_EQ(indices.scalar_type(), torch::kLong);
  EXPECT_TRUE(
      same(on_xla(x).index_select(0, indices), std::get<0>(x.sort()), 1e-6));
}

TEST(XlaNarrowTest, ComplexNumbersAreViewedByTheirParts) {
  const auto x =
      torch::view_as_complex(torch::arange(6., torch::kDouble).view({3, 2}));
  const auto y = on_xla(x);
  EXPECT_EQ(y.scalar_type(), torch::kComplexDouble);
  EXPECT_TRUE(same(torch::view_as_real(y), torch::view_as_real(x)));
  EXPECT_TRUE(same(torch::view_as_real(y * y), torch::view_as_real(x * x)));
}

TEST(XlaNarrowTest, ATrainingLoopInDoubleLearnsAsInFloat) {
  const auto losses = [](torch::Device device) {
    torch::manual_seed(1);
    torch::nn::Sequential net(
        torch::nn::Linear(4, 8), torch::nn::Tanh(), torch::nn::Linear(8, 3));
    net->to(device, torch::kDouble);
    torch::optim::Adam optimizer(net->parameters(), 0.01);
    const auto x = torch::randn({16, 4}, torch::kDouble).to(device);
    const auto y = torch::randint(0, 3, {16}).to(device);
    std::vector<Tensor> out;
    for (int step = 0; step < 20; ++step) {
      optimizer.zero_grad();
      const auto loss =
          torch::nn::functional::cross_entropy(net->forward(x), y);
      loss.backward();
      optimizer.step();
      out.push_back(loss.detach().cpu());
    }
    return torch::stack(out);
  };
  const auto found = losses(xla_device());
  EXPECT_TRUE(same(found, losses(torch::kCPU), 1e-5));
  EXPECT_LT(found[-1].item<double>(), found[0].item<double>());
}

TEST(XlaNarrowTest, IntegersThatDoNotFitAreRefused) {
  const auto refused = [](const std::function<void()>& action) {
    const auto message = message_of<UserError>(action);
    EXPECT_TRUE(has(message, "32 bits")) << message;
    EXPECT_TRUE(has(message, "narrow_64_bit = false")) << message;
  };
  const auto x = on_xla(torch::zeros({2}, torch::kLong));
  refused([] { on_xla(torch::tensor({kLarge, int64_t{1}})); });
  refused([&] { x.clone().fill_(kLarge).cpu(); });
  refused([&] { (x + kLarge).cpu(); });
  refused([&] { x.clone().random_(0, kLarge).cpu(); });
  // The device works on.
  EXPECT_TRUE(same(x + 1, torch::ones({2}, torch::kLong)));
  EXPECT_TRUE(same(x - 100, torch::full({2}, -100, torch::kLong)));
}

TEST(XlaNarrowTest, BitsThatAreNotThereAreNotViewed) {
  const auto x = on_xla(torch::ones({2}, torch::kDouble));
  const auto message = message_of<UserError>([&] { x.view(torch::kLong); });
  EXPECT_TRUE(has(message, "Double, which lies there as Float")) << message;
  EXPECT_TRUE(same(x.view(torch::kDouble), torch::ones({2}, torch::kDouble)));
  const auto narrow = on_xla(torch::ones({2}));
  EXPECT_TRUE(
      same(narrow.view(torch::kInt), torch::ones({2}).view(torch::kInt)));
}

} // namespace
} // namespace fulgurite::test
