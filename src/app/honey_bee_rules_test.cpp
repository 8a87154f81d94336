// SPDX-License-Identifier: MIT
#include "games/honey_bee/honey_bee.hpp"

#include <gtest/gtest.h>

#include <random>

#include "base/error.hpp"
#include "games/honey_bee/family.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

// The paper's colours: white, light grey, dark grey, black.
enum : int { W, L, D, B };
const std::vector<int> kFigure4 = {B, D, L, W, D, L, W};

HoneyBeeRules<1> rules_of(std::vector<std::pair<int, int>> edges, std::vector<int> colours, int a,
                          int b) {
  const ColouredBoard board(static_cast<int>(colours.size()), edges, colours, "test");
  return HoneyBeeRules<1>(
      std::make_shared<const HoneyBeeBoard>(board, a, b, std::map<std::string, std::string>{}));
}

std::vector<std::pair<int, int>> path_edges(int order) {
  std::vector<std::pair<int, int>> edges;
  for (int v = 1; v < order; ++v) edges.emplace_back(v - 1, v);
  return edges;
}

std::string calls_of(const HoneyBeeRules<1>& rules, const HoneyBeePosition<1>& p) {
  std::string text;
  for (const Call call : rules.moves(p)) text += rules.move_text(p, call);
  return text;
}

// The number that contraction gives to a vertex.
int numbered(const HoneyBeeRules<1>& rules, int vertex) {
  return rules.contracted().vertex_of[static_cast<std::size_t>(vertex)];
}

HoneyBeePosition<1> play(const HoneyBeeRules<1>& rules, const std::string& calls) {
  auto p = rules.start();
  for (const char call : calls) p = rules.after(p, rules.parse_move(p, {&call, 1}));
  return p;
}

// Figure 4 in the text's words: A owns the black node at the left end of a path, B the white one at
// the right end. "Player A loses if he calls dark-gray and hence prefers to call light-gray",
// "player B loses if he calls light-gray and hence prefers to call dark-gray", but "rule R3 forces
// the players to move into the unoccupied territory, thus the first player to move loses". The
// colours of the path are only in the picture; this is a path of seven nodes on which all of it
// holds.
TEST(HoneyBee, Figure4WhoMovesFirstLoses) {
  const auto rules = rules_of(path_edges(7), kFigure4, 0, 6);
  Reference<HoneyBeeRules<1>> reference(rules);
  for (const std::uint8_t second_moves : {0, 1}) {
    auto p = rules.start();
    p.second_moves = second_moves;
    // Without R3 light grey would be allowed to A, and dark grey to B; with it they are not.
    EXPECT_EQ(calls_of(rules, p), second_moves == 0 ? "2" : "1");
    EXPECT_LT(reference.evaluate(p).value, 0);
  }
}

// Figure 3 in the text's words: A has four nodes, B only two. "Player B would next like to play
// black to capture all the white nodes in the next move. Without rule R2, player A could prevent
// this by repeatedly playing black." A owns the path 0-1-2-3, B the nodes 4 and 5; black 6 is the
// only way on, and behind it are five white nodes.
TEST(HoneyBee, Figure3RuleR2LetsBlackThrough) {
  const auto rules = rules_of(
      {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {4, 6}, {6, 7}, {6, 8}, {6, 9}, {6, 10}, {6, 11}},
      {L, D, L, D, L, D, B, W, W, W, W, W}, 0, 5);
  HoneyBeePosition<1> p;
  for (const int v : {0, 1, 2, 3}) p.owned[0].insert(numbered(rules, v));
  for (const int v : {4, 5}) p.owned[1].insert(numbered(rules, v));
  p.last[0] = D;
  p.last[1] = L;
  // A can win nothing and has black and white to choose from. After black, R1 keeps B from black.
  ASSERT_EQ(calls_of(rules, p), "03");
  p = rules.after(p, rules.parse_move(p, "3"));
  ASSERT_EQ(calls_of(rules, p), "02");
  p = rules.after(p, rules.parse_move(p, "0"));
  ASSERT_EQ(p.owned[1].size(), 2);
  // R2 keeps A from black.
  EXPECT_EQ(calls_of(rules, p), "12");
  EXPECT_THROW(rules.parse_move(p, "3"), InputError);
  p = rules.after(p, rules.parse_move(p, "1"));
  // R3: black is the only call of B that wins something.
  EXPECT_EQ(calls_of(rules, p), "3");
  p = rules.after(p, rules.parse_move(p, "3"));
  p = rules.after(p, rules.parse_move(p, "2"));
  p = rules.after(p, rules.parse_move(p, "0"));
  EXPECT_EQ(p.owned[1].size(), 8);
  EXPECT_EQ(rules.result(p), -4);  // for A, to move
}

// Theorem 4.2 describes positions on outer-planar boards by the furthest node of each player on the
// two chains of the outer face: what lies behind, free or not, is taken for conquered. Here 0-1-2
// is a triangle, a path leads from 2 to 8, A owns 0 and 2, B 6 to 8. Whether 1 is free decides who
// wins, because R3 may force A to take it, or lets him wait with it.
TEST(HoneyBee, NodesLeftBehindMatterOnOuterplanarBoards) {
  const auto rules =
      rules_of({{0, 1}, {1, 2}, {0, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}},
               {1, 3, 2, 0, 2, 1, 2, 3, 0}, 0, 6);
  const auto owned = [&](const std::vector<int>& vertices) {
    Territory<1> result;
    for (const int v : vertices) result.insert(numbered(rules, v));
    return result;
  };
  HoneyBeePosition<1> p;
  p.owned[0] = owned({0, 2});
  p.owned[1] = owned({6, 7, 8});
  p.last[0] = 2;
  p.last[1] = 0;
  auto q = p;
  q.owned[0] = owned({0, 1, 2});
  Reference<HoneyBeeRules<1>> reference(rules);
  EXPECT_LT(reference.evaluate(p).value, 0);
  EXPECT_GT(reference.evaluate(q).value, 0);
}

TEST(HoneyBee, FollowsTheRulesToTheLetter) {
  // A at 0 next to 1 (L), 2 (D), 3 (B); B at 4 next to 3.
  const auto rules = rules_of({{0, 1}, {0, 2}, {0, 3}, {3, 4}}, {W, L, D, B, L}, 0, 4);
  const auto p = rules.start();
  // R1: light grey counts as called by B. R2: white by A. R3: dark grey and black win something.
  EXPECT_EQ(calls_of(rules, p), "23");
  const auto expect_refusal = [&](const std::string& call, const std::string& rule) {
    try {
      rules.parse_move(p, call);
      ADD_FAILURE() << call;
    } catch (const InputError& error) {
      EXPECT_NE(std::string(error.what()).find(rule), std::string::npos) << error.what();
    }
  };
  expect_refusal("1", "R1");
  expect_refusal("0", "R2");
  // After A's black B is enclosed: it may call any remaining colour, and wins nothing.
  const auto q = play(rules, "3");
  EXPECT_EQ(calls_of(rules, q), "02");
  // Three of five: the game is over as soon as A owns more than half.
  EXPECT_EQ(rules.result(q), std::nullopt);
  const auto end = play(rules, "302");
  EXPECT_EQ(rules.result(end), -2);
  EXPECT_EQ(rules.mover(end), Side::second);
}

TEST(HoneyBee, RegionsCountTheirCells) {
  GameOptions options;
  options.set("board", "square:5x1=00122");
  HoneyBeeFamily::visit("honeybee", options, [](const auto& rules) {
    EXPECT_EQ(rules.total(), 5);
    EXPECT_EQ(rules.result(rules.start()), std::nullopt);
    const auto p = rules.after(rules.start(), rules.parse_move(rules.start(), "1"));
    EXPECT_EQ(rules.result(p), -1);
  });
}

TEST(HoneyBee, AnEvenBoardMayEndInATie) {
  GameOptions options;
  options.set("board", "square:4x1=0123");
  HoneyBeeFamily::visit("honeybee", options, [](const auto& rules) {
    auto p = rules.after(rules.start(), rules.parse_move(rules.start(), "1"));
    p = rules.after(p, rules.parse_move(p, "2"));
    EXPECT_EQ(rules.result(p), 0);
    EXPECT_EQ(rules.verdict(0).winner, Winner::tie);
    EXPECT_EQ(rules.cuts().size(), 2U);
  });
}

TEST(HoneyBee, BoardsThatCannotBePlayedAreRefused) {
  const auto refused = [](const std::string& board, const std::string& starts,
                          const std::string& part) {
    GameOptions options;
    options.set("board", board);
    if (!starts.empty()) options.set("starts", starts);
    try {
      HoneyBeeFamily::visit("honeybee", options, [](const auto&) {});
      ADD_FAILURE() << board;
    } catch (const InputError& error) {
      EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
    }
  };
  refused("square:3x1=012", "1,1", "starts are equal");
  refused("square:4x1=0012", "0,1", "one region");
  refused("square:3x2=0.1012", "1:2,0", "hole");
  refused("square:3x1=010", "", "three colours");
  refused("square:1x1=0", "", "two cells");
  refused("square:3x1=012", "0", "write a,b");
}

TEST(HoneyBee, DamagedPositionsAreRefused) {
  const auto rules = rules_of(path_edges(5), {W, L, D, B, L}, 0, 4);
  const std::string start = rules.position_text(rules.start());
  EXPECT_EQ(rules.parse_position(start), rules.start());
  for (const std::string text :
       {"", "a=0", "a=0;b=2;last=0,1", "a=0;b=2;last=0,1;turn=c", "a=0,4;b=2;last=0,1;turn=a",
        "a=0;b=0;last=0,1;turn=a", "a=1;b=2;last=0,1;turn=a", "a=0;b=9;last=0,1;turn=a",
        "a=0;b=2;last=0;turn=a", "a=0;b=2;last=0,7;turn=a", "a=0;b=2;last=0,1;turn=a;turn=a"}) {
    EXPECT_THROW(rules.parse_position(text), InputError) << text;
  }
  // No game leaves a free vertex of the colour called last: keys and bounds rely on it.
  try {
    rules.parse_position("a=0;b=2;last=1,1;turn=a");
    ADD_FAILURE();
  } catch (const InputError& error) {
    EXPECT_EQ(
        std::string(error.what()),
        "position: the vertex 1 is free and next to player a, who has called its colour last");
  }
}

}  // namespace
}  // namespace harary
