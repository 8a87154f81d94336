// SPDX-License-Identifier: MIT
#include "games/positional/instance.hpp"
#include "base/portable.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "graph/named.hpp"
#include "graph/subgraph.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

TargetInstance read(const std::string& text) {
  std::istringstream in(text);
  return read_instance(in, "i.txt");
}
WinningSets pg(const std::string& text) {
  std::istringstream in(text);
  return read_pg(in, "g.pg");
}

const char* const kTriangle =
    "game achievement  # Sima in the middle\ntarget K3\norder 4\nred 0 1\nopen a 1 2\n"
    "open b 0 2\ngreen 0 3\nopen 3 2\n";

TEST(Instances, AreReadAndWrittenBack) {
  const TargetInstance instance = read(kTriangle);
  EXPECT_EQ(instance.game, "achievement");
  EXPECT_EQ(instance.order, 4);
  EXPECT_EQ(instance.edges.size(), 5U);
  EXPECT_EQ(instance.edges[4].name, "e2x3");
  EXPECT_EQ(read(instance_text(instance)).edges, instance.edges);
}

TEST(Instances, BecomeTheSetsOfTheirCopies) {
  const WinningSets sets = winning_sets(read(kTriangle));
  EXPECT_EQ(sets.names, (std::vector<std::string>{"a", "b", "e2x3"}));
  EXPECT_EQ(sets.sets[0], (std::vector<std::vector<int>>{{0, 1}}));
  EXPECT_EQ(sets.sets[1], (std::vector<std::vector<int>>{{1, 2}}));
}

TEST(Instances, EachKindOfDamageIsRefusedAtItsPlace) {
  const auto of = [](const std::string& text) { return refusal([&] { read(text); }); };
  EXPECT_EQ(of("game chess\n"), "i.txt:1:6: 'chess' is not a game with a target");
  EXPECT_EQ(of("open 0 1\n"), "i.txt:1:1: an edge before the line 'order'");
  EXPECT_EQ(of("order 2\nopen 0 2\n"), "i.txt:2:8: expected a vertex from 0 to 1, found '2'");
  EXPECT_EQ(of("order 2\nred 1 1\n"), "i.txt:2:7: loops are not allowed");
  EXPECT_EQ(of("order 2\nred 0 1\nopen 1 0\n"), "i.txt:3:1: this edge is listed twice");
  EXPECT_EQ(of("order 3\nopen a 0 1\nopen a 1 2\n"), "i.txt:3:6: 'a' is the name of another edge");
  EXPECT_EQ(of("order 3\n"), "i.txt:1: the line 'game' is missing");
  EXPECT_EQ(of("order 99999999999\n"),
            "i.txt:1:7: expected the number of vertices from 0 to 1000000, found '99999999999'");
  EXPECT_EQ(of("target E2\n"), "i.txt:1:8: the target has an isolated vertex; leave it out");
  EXPECT_EQ(of("blue 0 1\n"),
            "i.txt:1:1: 'blue' is not a line of an instance; they start with game, target, "
            "order, open, red or green");
  EXPECT_EQ(refusal([] { winning_sets(read("game avoidance\ntarget K2\norder 2\nred 0 1\n")); }),
            "the start position already contains a red copy of the target");
}

TEST(Instances, SurviveRandomDamage) {
  EXPECT_GT(survive_mutations({kTriangle}, "abcdeglnoprt 0123456789#\n", 20000, 5,
                              [](const auto& text) {
                                const TargetInstance instance = read(text);
                                ASSERT_EQ(read(instance_text(instance)).edges, instance.edges);
                              }),
            0);
}

// The search on lists finds the copies that the search on machine words finds.
TEST(Instances, CopiesAreThoseOfTheSearchOnGraphs) {
  TestRandom random(9);
  for (const char* target : {"K3", "bowtie", "C4", "P4", "star:3", "K4", "paw"}) {
    for (int round = 0; round < 60; ++round) {
      TargetInstance instance;
      instance.game = "achievement";
      instance.target = named_graph(target);
      const Graph board = random.graph(4 + random.below(4), 70);
      instance.order = board.order();
      std::vector<std::vector<int>> expected[2];
      std::vector<int> number;
      int open = 0;
      for (const Edge e : board.edges()) {
        const int dice = random.below(4);
        const Paint paint = dice == 0 ? Paint::red : dice == 1 ? Paint::green : Paint::open;
        number.push_back(paint == Paint::open ? open++ : paint == Paint::red ? -1 : -2);
        instance.edges.push_back({e.low, e.high, paint, "x" + std::to_string(open)});
      }
      const std::vector<Edge> edges = board.edges();
      for_each_copy(board, instance.target, [&](std::span<const Edge> copy) {
        for (const int colour : {0, 1}) {
          std::vector<int> set;
          bool spoiled = false;
          for (const Edge e : copy) {
            const int at =
                number[static_cast<std::size_t>(portable::ranges::find(edges, e) - edges.begin())];
            if (at >= 0) set.push_back(at);
            if (at < 0 && at != (colour == 0 ? -1 : -2)) spoiled = true;
          }
          portable::ranges::sort(set);
          if (!spoiled) expected[colour].push_back(set);
        }
        return true;
      });
      bool stands = false;
      for (auto& sets : expected) {
        keep_minimal(sets);
        stands = stands || (!sets.empty() && sets.front().empty());
      }
      if (stands) {
        EXPECT_THROW(winning_sets(instance), InputError);
        continue;
      }
      const WinningSets found = winning_sets(instance);
      ASSERT_EQ(found.sets[0], expected[0]) << target;
      ASSERT_EQ(found.sets[1], expected[1]) << target;
    }
  }
}

TEST(PgText, IsReadAndWrittenBack) {
  const WinningSets sets{"", {"a1", "a2", "b1"}, {{{{0, 1}, {2}}, {{1, 2}}}}, {}, {}};
  const WinningSets back = pg(pg_text(sets));
  EXPECT_EQ(back.names, sets.names);
  EXPECT_EQ(back.sets[0], sets.sets[0]);
  EXPECT_EQ(back.sets[1], sets.sets[1]);
}

// The example of the format's description: tic-tac-toe after three moves.
TEST(PgText, InitialsLeaveTheGame) {
  const std::string rows =
      "a1 b1 c1\na2 b2 c2\na3 b3 c3\na1 a2 a3\nb1 b2 b3\nc1 c2 c3\n"
      "a1 b2 c3\na3 b2 c1\n";
  const WinningSets sets =
      pg("#version\n1.0\n#positions\na1 a2 a3 b1 b2 b3 c1 c2 c3\n#blackwins\n" + rows +
         "#whitewins\n" + rows + "#blackinitials\nb2 c3\n#whiteinitials\na1\n");
  EXPECT_EQ(sets.names, (std::vector<std::string>{"a2", "a3", "b1", "b3", "c1", "c2"}));
  // a2 c2; a3 b3; b1 b3; c1 c2; a3 c1.
  EXPECT_EQ(sets.sets[0], (std::vector<std::vector<int>>{{0, 5}, {1, 3}, {1, 4}, {2, 3}, {4, 5}}));
  EXPECT_EQ(sets.sets[1], (std::vector<std::vector<int>>{{0, 1}, {2, 4}}));
}

// Comments and blank lines anywhere, several lines a section, two stones of Black first, and a
// hint.
TEST(PgText, TurnsAndHintsAreRead) {
  const WinningSets sets =
      pg("% a game\n\n#blackwins % lines\na b\n#firstmoves\nb\n#blackturns\nt1 t2 % two\n"
         "#times\nt1\n\nt2 t3\n#positions\na b % ab\nc d\n#blackinitials\n");
  EXPECT_EQ(sets.names, (std::vector<std::string>{"a", "b", "c", "d"}));
  EXPECT_EQ(sets.turns, (std::vector<Side>{Side::first, Side::first, Side::second}));
  EXPECT_EQ(sets.first_moves, std::vector<int>{1});
  EXPECT_EQ(sets.sets[0], (std::vector<std::vector<int>>{{0, 1}}));
  EXPECT_TRUE(sets.sets[1].empty());
}

// a - b - d and a - c - e - d, once as neighbours and once with terminals. However few turns Black
// has, both sets are there.
TEST(PgText, ConnectionsAreTheMinimalSets) {
  const std::string sides =
      "#positions\na b c d e\n#neighbours\na b c\nb d\nc e\ne d\n#startboarder\na\n"
      "#endboarder\nd\n";
  const std::string terminals =
      "#positions\na b c d e\n#edges\nS a\na b\na c\nb d\nc e\ne d\nd T\n#source\nS\n"
      "#target\nT\n";
  for (const std::string& form : {sides, terminals}) {
    const std::string stones = "#blackinitials\nd\n#whiteinitials\nb\n";
    for (const std::string times :
         {"", "#times\n1 2 3 4\n#blackturns\n1 2 3 4\n", "#times\n1 2\n#blackturns\n1\n"}) {
      EXPECT_EQ(pg(form + times).sets[0], (std::vector<std::vector<int>>{{0, 1, 3}, {0, 2, 3, 4}}));
      EXPECT_EQ(pg(form + times + stones).sets[0], (std::vector<std::vector<int>>{{0, 1, 2}}));
    }
  }
}

TEST(PgText, AnEmptyListOfTurnsIsAGameOfNoMoves) {
  const WinningSets sets = pg("#positions\na b\n#blackwins\na b\n#times\n#blackturns\n");
  EXPECT_TRUE(sets.names.empty());
  EXPECT_TRUE(sets.sets[0].empty());
  EXPECT_EQ(refusal([] { pg("#positions\na b\n#blackwins\na c\n#times\n#blackturns\n"); }),
            "g.pg:4:3: 'c' is not among the #positions");
}

// The corner of three cells, one way round, on 2 x 2 cells and on 3 x 2.
TEST(PgText, ShapesLieWhereTheirRelationsHold) {
  const WinningSets sets =
      pg("#positions\na1 b1 c1 a2 b2 c2\n#neighbours\na1 a2 b1\nb1 b2 c1\nc1 c2 na\n"
         "a2 na b2\nb2 na c2\nc2 na na\n#blackgoal\nup(p0,p1) side(p0,p2)\n");
  EXPECT_EQ(sets.sets[0], (std::vector<std::vector<int>>{{0, 1, 3}, {1, 2, 4}}));
}

TEST(PgText, DamageIsRefusedAtItsPlaceAndSurvived) {
  const auto of = [](const std::string& text) { return refusal([&] { pg(text); }); };
  EXPECT_EQ(of("#positions\na b\n#blackwins\na c\n"), "g.pg:4:3: 'c' is not among the #positions");
  EXPECT_EQ(of("a b\n"), "g.pg:1:1: expected a section such as #positions");
  EXPECT_EQ(of("#moves\n"), "g.pg:1:1: '#moves' is not a section of a .pg file");
  EXPECT_EQ(of("#positions\na a\n"), "g.pg:2:3: 'a' is listed twice");
  EXPECT_EQ(of("#positions\na b\n#times\nt1 t2\n#blackturns\nt1 t3\n"),
            "g.pg:6:4: 't3' is not among the #times");
  const WinningSets sets{"", {"a1", "a2", "b1"}, {{{{0, 1}, {2}}, {{1, 2}}}}, {}, {}};
  survive_mutations({pg_text(sets)}, "#abt12 \n", 20000, 6, [](const auto& text) { pg(text); });
}

}  // namespace
}  // namespace harary
