// SPDX-License-Identifier: MIT
// A way to count points that no game of the catalogue has: it is played as it says, and gets no
// other game's tables, core or keys.
#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "games/assured.hpp"
#include "games/scoring/scoring.hpp"
#include "games/tabulated.hpp"
#include "graph/named.hpp"
#include "solve/proof/search.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

// The vertices that have no edge of one's own.
struct MissedVertices {
  static constexpr bool kTiesExist = true;
  static int points(const Graph& own, const Graph&) {
    int missed = 0;
    for (int v = 0; v < own.order(); ++v) missed += own.degree(v) == 0 ? 1 : 0;
    return missed;
  }
  static PointRange range(const Graph& own, const Graph& own_or_open, const Graph& other,
                          const Graph&) {
    return {points(own_or_open, other), points(own, other)};
  }
};

using MadeUpRules = ScoringRules<1, MissedVertices>;

static_assert(PlayableRules<MadeUpRules> && PlayableRules<ScoringRules<2, MissedVertices>>);
static_assert(!Tabulable<MadeUpRules>, "clique's tables are not for other games");
static_assert(!Monotone<MadeUpRules>, "more own edges are fewer points");
static_assert(!HasCore<MadeUpRules> && !MadeUpRules::kThreshold && !MadeUpRules::kByDegrees);
static_assert(Tabulable<CliqueRules<1>> && Tabulable<ColexRules<1>> && !Tabulable<CliqueRules<2>>);

TEST(MadeUpPoints, AreSearchedByTheRulesThatTheySay) {
  struct Line {
    const char* board;
    int first;
    int second;
  };
  // On an edge Green gets nothing and misses both vertices. On P3 each gets an edge and misses one.
  for (const auto& [board, first, second] : {Line{"P2", 0, 2}, Line{"P3", 1, 1}}) {
    SCOPED_TRACE(board);
    const MadeUpRules rules(
        TwoColourSetup{std::make_shared<const EdgeBoard>(named_graph(board)), {}, {}, {}});
    Job job;
    ProofSearch<MadeUpRules> search(rules, job);
    const Verdict verdict = rules.verdict(search.value(rules.start()));
    EXPECT_EQ(verdict.outcome, std::pair(first, second));
    EXPECT_EQ(verdict.winner, first > second   ? Winner::first
                              : first < second ? Winner::second
                                               : Winner::tie);
  }
  for (const char* board : {"K4", "C5", "K2,3"}) {
    SCOPED_TRACE(board);
    const MadeUpRules rules(
        TwoColourSetup{std::make_shared<const EdgeBoard>(named_graph(board)), {}, {}, {}});
    Job job;
    ProofSearch<MadeUpRules> search(rules, job);
    Reference<MadeUpRules> reference(rules);
    EXPECT_EQ(search.value(rules.start()), reference.evaluate(rules.start()).value);
  }
}

}  // namespace
}  // namespace harary
