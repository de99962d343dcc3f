#include "fulgurite/callbacks/progress_text.h"

#include <gtest/gtest.h>

#include <limits>

namespace fulgurite::test {
namespace {

ShownProgress half() {
  return {
      .description = "Epoch 3/9",
      .done = 50,
      .total = 100,
      .elapsed_s = 12.5,
      .per_second = 4,
      .metrics = {{"loss", "0.123"}}};
}

TEST(ProgressTextTest, ShowsABarBetweenWordsAndNumbers) {
  EXPECT_EQ(
      progress_text(half(), {.width = 80}),
      "Epoch 3/9:  50%|#########          | 50/100 [00:12<00:12, "
      "4.00it/s, loss=0.123]");
}

TEST(ProgressTextTest, DrawsEighthsOfACharacterInUnicode) {
  ShownProgress progress = half();
  progress.metrics.clear();
  progress.done = 51;
  const auto text = progress_text(progress, {.width = 66, .unicode = true});
  EXPECT_EQ(
      text,
      "Epoch 3/9:  51%|████████▋        | 51/100 [00:12<00:12, 4.00it/s]");
}

TEST(ProgressTextTest, NeverTouchesTheLastColumn) {
  const auto columns = [](std::string_view text) {
    int count = 0;
    for (const char c : text) {
      count += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
    }
    return count;
  };
  auto progress = half();
  progress.metrics = {{"größe", "1.000"}, {"b", "2.000"}};
  for (int width = 1; width < 120; ++width) {
    for (const bool unicode : {false, true}) {
      const auto text =
          progress_text(progress, {.width = width, .unicode = unicode});
      EXPECT_LT(columns(text), width) << text;
    }
  }
}

TEST(ProgressTextTest, LeavesOutTheBarBeforeTheNumbers) {
  EXPECT_EQ(
      progress_text(half(), {.width = 64}),
      "Epoch 3/9:  50% 50/100 [00:12<00:12, 4.00it/s, loss=0.123]");
  EXPECT_EQ(progress_text(half(), {.width = 20}), "Epoch 3/9:  50% 50/");
}

TEST(ProgressTextTest, AnUnknownTotalHasNoBarAndNoEnd) {
  auto progress = half();
  progress.total.reset();
  EXPECT_EQ(
      progress_text(progress, {.width = 80}),
      "Epoch 3/9: 50/? [00:12, 4.00it/s, loss=0.123]");
}

TEST(ProgressTextTest, ATotalOfZeroIsNoDivision) {
  auto progress = half();
  progress.done = 0;
  progress.total = 0;
  EXPECT_EQ(
      progress_text(progress, {.width = 0}),
      "Epoch 3/9: 0/0 [00:12, 4.00it/s, loss=0.123]");
}

TEST(ProgressTextTest, MoreThanTheTotalIsAHundredPercent) {
  auto progress = half();
  progress.done = 150;
  progress.metrics.clear();
  EXPECT_EQ(
      progress_text(progress, {.width = 0}),
      "Epoch 3/9: 100% 150/100 [00:12, 4.00it/s]");
}

TEST(ProgressTextTest, SlowBatchesAreSecondsPerBatch) {
  auto progress = half();
  progress.per_second = 0.25;
  progress.metrics.clear();
  EXPECT_EQ(
      progress_text(progress, {.width = 0}),
      "Epoch 3/9:  50% 50/100 [00:12<03:20, 4.00s/it]");
  progress.per_second = 0;
  EXPECT_EQ(
      progress_text(progress, {.width = 0}),
      "Epoch 3/9:  50% 50/100 [00:12<?, ?it/s]");
}

TEST(ProgressTextTest, ANameCannotMoveTheCursor) {
  auto progress = half();
  progress.metrics = {{"a\nb", "\x1b[2J"}};
  const auto text = progress_text(progress, {.width = 0});
  EXPECT_EQ(text.find('\n'), std::string::npos);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
}

TEST(ProgressTextTest, ColoursOnlyWhatIsFilled) {
  auto progress = half();
  progress.metrics.clear();
  const auto text =
      progress_text(progress, {.width = 70, .unicode = false, .color = true});
  EXPECT_NE(text.find("|\x1b[32m#"), std::string::npos) << text;
  EXPECT_NE(text.find("#\x1b[0m "), std::string::npos) << text;
}

TEST(Conformance, test_tqdm_format_num) {
  EXPECT_EQ(progress_number(1.0), "1.000");
  EXPECT_EQ(progress_number(0.1), "0.100");
  EXPECT_EQ(progress_number(1e-3), "0.001");
  EXPECT_EQ(progress_number(1e-5), "1e-5");
  EXPECT_EQ(progress_number(100), "100.0");
  EXPECT_EQ(progress_number(12345), "1.23e+4");
  EXPECT_EQ(progress_number(-0.5), "-0.50");
  EXPECT_EQ(progress_number(std::numeric_limits<double>::infinity()), "inf");
  EXPECT_EQ(progress_number(1e-300), "1e-300");
}

} // namespace
} // namespace fulgurite::test
