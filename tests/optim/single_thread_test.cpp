#include "fulgurite/optim/single_thread_impl.h"

#include <ATen/Parallel.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <thread>

namespace fulgurite::testing {
namespace {

using optim::detail::SingleThread;

class SingleThreadTest : public ::testing::Test {
 protected:
  void SetUp() override {
    before_ = at::get_num_threads();
    at::set_num_threads(3);
    ASSERT_EQ(at::get_num_threads(), 3);
  }
  void TearDown() override {
    at::set_num_threads(before_);
  }
  int before_ = 0;
};

TEST_F(SingleThreadTest, HoldsForThisThreadWhileItLives) {
  {
    const SingleThread single_thread(true);
    if (at::get_num_threads() == 3) {
      GTEST_SKIP() << "this LibTorch does not run its loops by OpenMP";
    }
    EXPECT_EQ(at::get_num_threads(), 1);
    int elsewhere = 0;
    std::thread([&] { elsewhere = at::get_num_threads(); }).join();
    EXPECT_EQ(elsewhere, 3);
    const SingleThread inner(true);
    EXPECT_EQ(at::get_num_threads(), 1);
  }
  EXPECT_EQ(at::get_num_threads(), 3);
}

TEST_F(SingleThreadTest, EndsWithAnException) {
  EXPECT_THROW(
      {
        const SingleThread single_thread(true);
        throw std::runtime_error("");
      },
      std::runtime_error);
  EXPECT_EQ(at::get_num_threads(), 3);
}

TEST_F(SingleThreadTest, DoesNothingUnlessItIsWanted) {
  const SingleThread single_thread(false);
  EXPECT_EQ(at::get_num_threads(), 3);
}

} // namespace
} // namespace fulgurite::testing
