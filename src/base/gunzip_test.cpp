// SPDX-License-Identifier: MIT
#include "base/gunzip.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include <iterator>
#include <random>
#include <sstream>
#include <string>

#include "base/error.hpp"

namespace harary {
namespace {

// "Bw\n", written by gzip.
const std::string kSmall(
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x73\x2a\xe7\x02\x00\x93\x86\xf4\x0c\x03\x00\x00\x00",
    23);

std::string unpacked(const std::string& packed) {
  std::istringstream in(packed);
  GunzipBuffer buffer(in, "file.gz");
  return {std::istreambuf_iterator<char>(&buffer), {}};
}

std::string refused(const std::string& packed) {
  try {
    unpacked(packed);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

// A member with stored blocks of this text.
std::string stored(const std::string& text) {
  std::uint32_t crc = 0xffffffffU;
  for (const unsigned char c : text) {
    crc ^= c;
    for (int k = 0; k < 8; ++k) crc = (crc & 1) != 0 ? 0xedb88320U ^ (crc >> 1) : crc >> 1;
  }
  crc ^= 0xffffffffU;
  const auto little = [](std::uint64_t value, int bytes) {
    std::string result;
    for (int i = 0; i < bytes; ++i) result += static_cast<char>(value >> (8 * i) & 255);
    return result;
  };
  std::string result("\x1f\x8b\x08\x08\x00\x00\x00\x00\x02\x03name\x00", 15);
  result += std::string("\x01", 1) + little(text.size(), 2) + little(text.size() ^ 0xffff, 2);
  return result + text + little(crc, 4) + little(text.size(), 4);
}

TEST(Gunzip, ReadsWhatGzipWrites) {
  EXPECT_EQ(unpacked(kSmall), "Bw\n");
  EXPECT_EQ(unpacked(kSmall + kSmall), "Bw\nBw\n");
  EXPECT_EQ(unpacked(stored("")), "");
  EXPECT_EQ(unpacked(stored("C~\n") + kSmall), "C~\nBw\n");
  EXPECT_EQ(unpacked(stored(std::string(60'000, 'x'))), std::string(60'000, 'x'));
}

TEST(Gunzip, IsToldByItsFirstByte) {
  std::istringstream packed(kSmall);
  EXPECT_TRUE(is_gzip(packed));
  EXPECT_EQ(packed.tellg(), 0);
  std::istringstream text("Bw\n");
  EXPECT_FALSE(is_gzip(text));
  std::istringstream nothing("");
  EXPECT_FALSE(is_gzip(nothing));
}

TEST(Gunzip, RefusesEveryCutAndEveryChangeOfWhatCounts) {
  for (std::size_t length = 0; length < kSmall.size(); ++length) {
    EXPECT_NE(refused(kSmall.substr(0, length)), "") << length;
  }
  EXPECT_EQ(refused(kSmall.substr(0, 12)), "file.gz: the gzip file is damaged: it is cut off");
  // The time, the level and the system mean nothing here.
  for (std::size_t at = 10; at < kSmall.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = kSmall;
      changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
      std::string result;
      try {
        result = unpacked(changed);
      } catch (const InputError&) {
        continue;
      }
      EXPECT_EQ(result, "Bw\n") << at;  // bits after the end of the last block
    }
  }
  EXPECT_EQ(refused(kSmall + "x"), "file.gz: the gzip file is damaged: it is cut off");
  EXPECT_EQ(refused(kSmall + "xy"), "file.gz: the gzip file is damaged: incorrect header check");
  // Zeros fill the block of a tape.
  EXPECT_EQ(unpacked(kSmall + std::string(512, '\0')), "Bw\n");
}

// As gzip would pack it.
std::string packed(const std::string& text, int level = 1) {
  z_stream zlib{};
  EXPECT_EQ(deflateInit2(&zlib, level, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY), Z_OK);
  std::string result(deflateBound(&zlib, text.size()), '\0');
  std::string input = text;
  zlib.next_in = reinterpret_cast<Bytef*>(input.data());
  zlib.avail_in = static_cast<uInt>(input.size());
  zlib.next_out = reinterpret_cast<Bytef*>(result.data());
  zlib.avail_out = static_cast<uInt>(result.size());
  EXPECT_EQ(deflate(&zlib, Z_FINISH), Z_STREAM_END);
  result.resize(zlib.total_out);
  deflateEnd(&zlib);
  return result;
}

TEST(Gunzip, ReadsLongTextsOfEveryKind) {
  std::mt19937_64 random(2);
  for (const int letters : {1, 2, 64}) {
    std::string text(1'000'000, '\n');
    for (char& c : text) c = static_cast<char>('?' + random() % static_cast<unsigned>(letters));
    EXPECT_EQ(unpacked(packed(text) + packed(text)), text + text);
  }
}

TEST(Gunzip, RefusesWhatBurstsAndNotWhatIsOnlyLong) {
  const std::string empty_lines = packed(std::string(std::size_t{80} << 20, '\n'), 9);
  EXPECT_EQ(
      refused(empty_lines),
      "file.gz: the gzip file becomes more than 500 times as long when it is unpacked; unpack "
      "it first");
  // All graphs in a list are alike, and still not that much.
  std::string list;
  for (std::size_t i = 0; list.size() < std::size_t{80} << 20; ++i) {
    list += "J????" + std::to_string(i % 1000) + "\n";
  }
  EXPECT_EQ(refused(packed(list)), "");
}

TEST(Gunzip, SurvivesDamage) {
  std::mt19937_64 random(1);
  const std::string start = stored("Bw\nC~\nD~{\n");
  for (int round = 0; round < 20'000; ++round) {
    std::string text = random() % 2 == 0 ? kSmall : start;
    for (int edits = 0; edits < 3; ++edits) {
      text[10 + random() % (text.size() - 10)] = static_cast<char>(random());
    }
    refused(text);  // any other exception fails the test
  }
}

}  // namespace
}  // namespace harary
