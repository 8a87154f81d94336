// SPDX-License-Identifier: MIT
#include "certificate/position_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

namespace harary {
namespace {

Bytes bytes_of(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}
std::string text_of(Bytes bytes) {
  return {bytes.begin(), bytes.end()};
}

TEST(PositionSet, AgreesWithAStandardSet) {
  std::mt19937 random(1);
  for (const std::size_t width : {1, 2, 9}) {
    PositionSet set(width);
    std::set<std::string> model;
    for (int i = 0; i < 20000; ++i) {
      std::string text;
      for (std::size_t k = 0; k < width; ++k) text.push_back(static_cast<char>(random() % 23));
      const std::uint64_t hash = hash_bytes(bytes_of(text));
      ASSERT_EQ(set.contains(hash, bytes_of(text)), model.count(text) != 0);
      ASSERT_EQ(set.insert(hash, bytes_of(text)), model.insert(text).second);
      ASSERT_EQ(set.size(), model.size());
    }
  }
}

// The hash may be the same for all, and the set is as good as before, only slower.
TEST(PositionSet, NeedsNoGoodHash) {
  PositionSet set(2);
  for (int i = 0; i < 300; ++i) {
    const std::string text{static_cast<char>(i % 7), static_cast<char>(i % 11)};
    EXPECT_EQ(set.insert(5, bytes_of(text)), i < 77);
  }
  EXPECT_EQ(set.size(), 77u);
}

TEST(PositionSet, MakesAStringOnlyIfItsHashWasMet) {
  PositionSet set(1);
  const std::string text = "a";
  set.insert(std::uint64_t{7} << 32, bytes_of(text));
  int made = 0;
  const auto make = [&] {
    ++made;
    return bytes_of(text);
  };
  EXPECT_FALSE(set.contains(std::uint64_t{8} << 32, make));
  EXPECT_EQ(made, 0);
  EXPECT_TRUE(set.contains(std::uint64_t{7} << 32, make));
  EXPECT_EQ(made, 1);
}

TEST(PositionSet, KeepsTheOrderOfComingAndSorts) {
  PositionSet set(1);
  for (const char c : std::string("hgwab")) {
    const std::string text{c};
    set.insert(hash_bytes(bytes_of(text)), bytes_of(text));
  }
  EXPECT_EQ(text_of(set[2]), "w");
  std::string sorted;
  for (const std::uint32_t i : set.sort()) sorted += text_of(set[i]);
  EXPECT_EQ(sorted, "abghw");
}

TEST(PositionSet, TakesAboutTwentyBytesBeyondTheString) {
  PositionSet set(8);
  std::uint64_t most = 0;
  for (std::uint64_t i = 0; i < 500000; ++i) {
    set.insert(hash_bytes({reinterpret_cast<const std::uint8_t*>(&i), 8}),
               {reinterpret_cast<const std::uint8_t*>(&i), 8});
    if (i > 100000) most = std::max(most, set.memory_bytes() * 10 / set.size());
  }
  EXPECT_LE(most, 260u);  // 26 bytes a position, eight of them its string
}

}  // namespace
}  // namespace harary
