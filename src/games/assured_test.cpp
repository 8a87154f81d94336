// SPDX-License-Identifier: MIT
#include "games/assured.hpp"

#include <gtest/gtest.h>

#include "games/edges/setup.hpp"
#include "games/scoring/scoring.hpp"
#include "graph/named.hpp"
#include "support/games/promises.hpp"

namespace harary {
namespace {

template <class R>
R rules_on(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return R(read_two_colour_setup(options, options.board()));
}

// The lemma, on all full boards: an edge more for red never lowers the value for red.
template <class R>
void never_worse_with_an_edge_more(const std::string& board) {
  const R rules = rules_on<R>(board);
  const int edges = rules.board().size();
  const auto value = [&](std::uint64_t red) {
    typename R::Position p;
    for (int e = 0; e < edges; ++e) p[(red >> e & 1) != 0 ? kRed : kGreen].insert(e);
    return for_first(rules.mover(p), rules.result(p).value());
  };
  for (std::uint64_t red = 0; red < std::uint64_t{1} << edges; ++red) {
    for (int e = 0; e < edges; ++e) {
      if ((red >> e & 1) != 0) continue;
      ASSERT_LE(value(red), value(red | std::uint64_t{1} << e)) << red;
    }
  }
}

TEST(Ended, ScoringGamesAreMonotone) {
  for (const std::string board : {"K4", "K5", "C6", "bowtie", "colex:9", "K2,3"}) {
    SCOPED_TRACE(board);
    never_worse_with_an_edge_more<CliqueRules<1>>(board);
    never_worse_with_an_edge_more<StarRules<1>>(board);
    never_worse_with_an_edge_more<CaptureRules<1>>(board);
    never_worse_with_an_edge_more<ColexRules<1>>(board);
  }
}

// What is assured is never more than the value, and for a full board it is the value.
TEST(Ended, WhatIsAssuredIsReached) {
  const auto rules = rules_on<CaptureRules<1>>("K4");
  const auto plain = reference_from_start(rules);
  for (const auto& [p, evaluation] : plain.known()) {
    for (const Side side : {Side::first, Side::second}) {
      const Value reached = value_for(side, rules.mover(p), evaluation.value);
      const Value assured = assured_value(rules, p, side).value();
      ASSERT_LE(assured, reached);
      ASSERT_TRUE(assured == reached || !rules.result(p));
    }
  }
}

}  // namespace
}  // namespace harary
