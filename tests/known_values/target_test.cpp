// SPDX-License-Identifier: MIT
// Published values of games with a target: Sim and its relatives (Slany), achievement on complete
// boards (Harary), Maker-Breaker.
#include <set>

#include "games/edges/symmetry.hpp"
#include "games/target/avoidance_plus_family.hpp"
#include "graph/named.hpp"
#include "known_values/ask.hpp"

namespace harary::tests {
namespace {

std::string complete(int order) {
  return "K" + std::to_string(order);
}

TEST(Sim, IsWonByTheSecondPlayer) {
  EXPECT_EQ(winner("sim", {}), Winner::second);
  // K6 -> K3: no draw exists, and both endings are one game.
  EXPECT_EQ(winner("avoidance", {{"board", "K6"}, {"target", "K3"}}), Winner::second);
  EXPECT_EQ(winner("misere-avoidance", {{"board", "K6"}}), Winner::second);
}

TEST(Sim, HasTheKnownNumbersOfPositionsByPly) {
  const PlyCounts sim = ply_counts("sim", {});
  EXPECT_EQ(sim.open,
            (std::vector{1, 1, 2, 7, 25, 64, 166, 303, 500, 489, 415, 193, 71, 12, 1, 0}));
  EXPECT_EQ(sim.finished,
            (std::vector{0, 0, 0, 0, 0, 6, 13, 70, 117, 352, 299, 386, 150, 75, 10, 1}));
  EXPECT_EQ(sim.all_open, 2250);
  EXPECT_EQ(sim.all_finished, 1479);
}

TEST(Sim, HasTheKnownNumbersOfPositionsOnOtherBoards) {
  // A full board without a triangle is over too, so it counts with the boards without triangle.
  const PlyCounts k5 = ply_counts("sim", {{"board", "K5"}});
  EXPECT_EQ(k5.all_open + k5.all_finished, 136 + 41);
  const PlyCounts k7 = ply_counts("sim", {{"board", "K7"}});
  EXPECT_EQ(k7.all_open, 77608);
  EXPECT_EQ(k7.all_finished, 98142);
}

// Slany's test on his Open Problem 1.
TEST(Sim, GreenCannotForceTheEndBeforeMoveFifteen) {
  EXPECT_EQ(ask("sim", {}, {QuestionKind::outcome, true, Method::search, ""}).remoteness, 15);
}

TEST(SimPlus, IsWonByTheSecondPlayer) {
  EXPECT_EQ(winner("sim+", {}), Winner::second);
}

// Partial colourings of K6 without a one-coloured triangle, by adding one edge at a time.
TEST(SimPlus, HasTheKnownNumberOfPartialColourings) {
  using Rules = AvoidancePlusRules<1>;
  AvoidancePlusFamily::visit("sim+", GameOptions(), [](const auto& rules) {
    if constexpr (std::is_same_v<std::decay_t<decltype(rules)>, Rules>) {
      std::set<Rules::Colours> seen;
      std::vector<Rules::Colours> waiting{Rules::Colours{}};
      while (!waiting.empty()) {
        const Rules::Colours p = waiting.back();
        waiting.pop_back();
        if (!seen.insert(p).second) continue;
        for (const int colour : {kRed, kGreen}) {
          const auto open = rules.board().template all<1>() - p.coloured();
          for (const int e : harmless(rules.copies(colour), p[colour], open)) {
            Rules::Colours q = p;
            q[colour].insert(e);
            waiting.push_back(rules.representative({q, Side::first}).colours);
          }
        }
      }
      EXPECT_EQ(seen.size(), 6617U);
    }
  });
}

TEST(Sima, IsWonByTheFirstPlayer) {
  EXPECT_EQ(winner("sima", {}), Winner::first);
  EXPECT_EQ(ask("sima", {}).winner, Winner::first);
}

// Harary's achievement numbers: the smallest complete board on which the first player wins.
TEST(Achievement, IsWonFromTheKnownOrderOn) {
  struct Case {
    std::string target;
    int order;
    int number;
  };
  // Paths of n >= 5 vertices: n. Stars of n <= 5 vertices: 2n - 3.
  for (const auto& [target, order, number] : std::vector<Case>{{"K3", 3, 5},
                                                               {"P5", 5, 5},
                                                               {"P6", 6, 6},
                                                               {"star:2", 3, 3},
                                                               {"star:3", 4, 5},
                                                               {"star:4", 5, 7}}) {
    for (int n = order; n <= number; ++n) {
      EXPECT_EQ(winner("achievement", {{"board", complete(n)}, {"target", target}}),
                n < number ? Winner::tie : Winner::first)
          << target << " on K" << n;
    }
  }
}

TEST(MakerBreaker, HamiltonCyclesAreStoppedBelowOrderEight) {
  for (int n = 4; n <= 6; ++n) {
    const std::string cycle = "C" + std::to_string(n);
    EXPECT_EQ(winner("maker-breaker", {{"board", complete(n)}, {"target", cycle}}), Winner::second);
  }
}

// Not published; both have certificates that the verifier accepts.
TEST(MakerBreaker, FiveVertexTargetsOnOrderEight) {
  const auto on_eight = [](const char* target) {
    return winner("maker-breaker", {{"board", "K8"}, {"target", target}});
  };
  EXPECT_EQ(on_eight("K1,1,3"), Winner::first);
  EXPECT_EQ(on_eight("W4"), Winner::second);
}

// From order 5 on; on three vertices any two of the three edges make a path.
TEST(MakerBreaker, HamiltonPathsAreMadeFromOrderFiveOn) {
  for (int n = 3; n <= 6; ++n) {
    const std::string path = "P" + std::to_string(n);
    EXPECT_EQ(winner("maker-breaker", {{"board", complete(n)}, {"target", path}}),
              n == 4 ? Winner::second : Winner::first)
        << n;
  }
}

}  // namespace
}  // namespace harary::tests
