// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "graph/named.hpp"
#include "theory/arrowing/ramsey_order.hpp"

namespace harary {
namespace {

constexpr int kMost = 1000;

// Greenwood & Gleason 1955; S. Radziszowski, "Small Ramsey Numbers".
TEST(RamseyBound, IsTheNumberWhereItIsKnownToBeExact) {
  EXPECT_EQ(ramsey_bound(1, 7, kMost), 1);
  EXPECT_EQ(ramsey_bound(2, 7, kMost), 7);
  EXPECT_EQ(ramsey_bound(3, 3, kMost), 6);
  EXPECT_EQ(ramsey_bound(4, 3, kMost), 9);
  EXPECT_EQ(ramsey_bound(3, 5, kMost), 14);
  EXPECT_EQ(ramsey_bound(4, 4, kMost), 18);
}

TEST(RamseyBound, AgreesWithArrowing) {
  for (const auto& [s, t] : {std::pair{2, 2}, {2, 4}, {3, 2}, {3, 3}, {3, 4}}) {
    Job job{Budget{}};
    const auto found = smallest_ramsey_order({complete_graph(s), complete_graph(t)}, 1, job);
    EXPECT_EQ(found.order, ramsey_bound(s, t, kMost)) << s << ' ' << t;
  }
}

TEST(RamseyBound, IsAtMostWhatIsAskedFor) {
  for (int s = 1; s <= 8; ++s) {
    for (int t = 1; t <= 8; ++t) {
      for (const int most : {3, 10, 18, 40}) {
        EXPECT_EQ(ramsey_bound(s, t, most), std::min(most, ramsey_bound(s, t, 100'000)));
      }
    }
  }
}

}  // namespace
}  // namespace harary
