#include "fulgurite/loggers/crc32c.h"

#include <gtest/gtest.h>

#include <string>

namespace fulgurite {
namespace {

// RFC 3720, B.4; the last is the check value of the catalogue of CRCs.
TEST(Crc32cTest, EqualsThePublishedVectors) {
  std::string rising;
  for (char c = 0; c < 32; ++c) {
    rising += c;
  }
  const std::string falling(rising.rbegin(), rising.rend());
  const std::string read_command(
      "\x01\xc0\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
      "\x14\x00\x00\x00\x00\x00\x04\x00\x00\x00\x00\x14\x00\x00\x00\x18"
      "\x28\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00",
      48);
  EXPECT_EQ(crc32c(std::string(32, '\0')), 0x8A9136AAU);
  EXPECT_EQ(crc32c(std::string(32, '\xFF')), 0x62A8AB43U);
  EXPECT_EQ(crc32c(rising), 0x46DD794EU);
  EXPECT_EQ(crc32c(falling), 0x113FDB5CU);
  EXPECT_EQ(crc32c(read_command), 0xD9963A56U);
  EXPECT_EQ(crc32c("123456789"), 0xE3069283U);
  EXPECT_EQ(crc32c(""), 0U);
}

TEST(Crc32cTest, ContinuesWhereAPartEnded) {
  const std::string text = "the quick brown fox jumps over the lazy dog";
  for (size_t cut = 0; cut <= text.size(); ++cut) {
    const auto first = std::string_view(text).substr(0, cut);
    const auto second = std::string_view(text).substr(cut);
    EXPECT_EQ(crc32c(second, crc32c(first)), crc32c(text)) << cut;
  }
}

// The mask rotates by 15 bits and adds 0xA282EAD8; the numbers come from the
// masked CRC of the tensorboard package.
TEST(Crc32cTest, MasksAsRecordFilesDo) {
  EXPECT_EQ(masked_crc32c(""), 0xA282EAD8U);
  EXPECT_EQ(masked_crc32c("123456789"), 0xC78AB0E5U);
}

} // namespace
} // namespace fulgurite
