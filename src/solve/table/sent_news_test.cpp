// SPDX-License-Identifier: MIT
#include "solve/table/sent_news.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "base/error.hpp"

namespace harary {
namespace {

TEST(SentNews, ComeBack) {
  std::mt19937_64 random(1);
  for (std::size_t count = 0; count < 50; ++count) {
    std::vector<std::uint64_t> words(count);
    for (std::uint64_t& word : words) word = random();
    EXPECT_EQ(decode_news("sim", encode_news("sim", words)), words);
  }
}

TEST(SentNews, OfAnotherGameAreRefused) {
  EXPECT_THROW(decode_news("clique", encode_news("sim", {})), InputError);
}

TEST(SentNews, AreRefusedWhenAnyBitIsWrongOrAnyByteIsMissing) {
  const std::vector<std::uint64_t> words = {1, 2, 3};
  const std::string news = encode_news("sim", words);
  for (std::size_t i = 0; i < news.size(); ++i) {
    EXPECT_THROW(decode_news("sim", news.substr(0, i)), InputError);
    for (int bit = 0; bit < 8; ++bit) {
      std::string damaged = news;
      damaged[i] = static_cast<char>(damaged[i] ^ 1 << bit);
      EXPECT_THROW(decode_news("sim", damaged), InputError);
    }
  }
  EXPECT_THROW(decode_news("sim", news + "x"), InputError);
}

}  // namespace
}  // namespace harary
