// SPDX-License-Identifier: MIT
#include "solve/move_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace harary {
namespace {

struct Child {
  std::int64_t rank;
  std::string name;
  bool operator==(const Child&) const = default;
};

TEST(MoveOrder, IsAStableSort) {
  std::mt19937_64 random(1);
  std::vector<Ranked> ranks;
  for (int round = 0; round < 500; ++round) {
    std::vector<Child> children(random() % 40);
    for (std::size_t i = 0; i < children.size(); ++i) {
      // Few ranks, so that many are equal.
      children[i] = {static_cast<std::int64_t>(random() % 8) - 4, std::to_string(i)};
    }
    std::vector<Child> expected = children;
    std::stable_sort(expected.begin(), expected.end(),
                     [](const Child& a, const Child& b) { return a.rank < b.rank; });
    order_by(std::span(children), ranks, [](const Child& child) { return child.rank; });
    EXPECT_EQ(children, expected);
  }
}

TEST(MoveOrder, ArrangesAlongEveryPermutation) {
  std::vector<std::uint32_t> places = {0, 1, 2, 3, 4};
  do {
    std::vector<std::string> items = {"a", "b", "c", "d", "e"};
    const std::vector<std::string> before = items;
    std::vector<Ranked> ranks;
    for (const std::uint32_t place : places) ranks.push_back({0, place});
    arrange(std::span(items), std::span(ranks));
    for (std::size_t i = 0; i < items.size(); ++i) EXPECT_EQ(items[i], before[places[i]]);
  } while (std::next_permutation(places.begin(), places.end()));
}

}  // namespace
}  // namespace harary
