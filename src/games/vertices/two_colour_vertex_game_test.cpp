// SPDX-License-Identifier: MIT
#include "games/vertices/two_colour_vertex_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "graph/named.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

static_assert(SmallValue<VertexColouring>);
static_assert(std::ranges::input_range<VertexSet>);

// The shared part with its readers in the open, as a family has them.
class PlainGame : public TwoColourVertexGame {
 public:
  using TwoColourVertexGame::TwoColourVertexGame;
  Position parse_position(std::string_view text) const { return read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const { return read_move(p, text); }
};

PlainGame game(const char* board, const std::map<std::string, std::string>& texts = {}) {
  GameOptions options;
  for (const auto& [name, text] : texts) options.set(name, text);
  return PlainGame(read_vertex_game_setup(options, named_graph(board)));
}

// Plays at random; calls f(position, last move) after each move.
template <class F>
void play(const PlainGame& rules, TestRandom& random, F f) {
  auto p = rules.start();
  while (!rules.open(p).empty()) {
    std::vector<int> moves;
    for (const int v : rules.open(p)) moves.push_back(v);
    const int move = moves[random.below(moves.size())];
    const auto before = p;
    p = rules.after(p, move);
    f(before, p, move);
  }
}

TEST(TwoColourVertexGame, ColoursOneVertexAMoveInTurn) {
  TestRandom random(1);
  for (const char* bias : {"1:1", "1:2", "3:2"}) {
    for (const char* first : {"red", "green"}) {
      const PlainGame rules = game("grid:4x3", {{"bias", bias}, {"first", first}, {"red", "0,5"}});
      int made = 0;
      play(rules, random, [&](const auto& before, const auto& after, int move) {
        EXPECT_EQ(rules.layer(before), made);
        EXPECT_EQ(rules.layer(after), ++made);
        const int colour = colour_of(rules.mover(before));
        EXPECT_TRUE(after[colour].contains(move));
        EXPECT_EQ(after[1 - colour], before[1 - colour]);
        EXPECT_TRUE((after[kRed] & after[kGreen]).empty());
      });
      EXPECT_EQ(made, 10);
    }
  }
}

TEST(TwoColourVertexGame, FindsThePositionsBeforeAMove) {
  TestRandom random(2);
  for (const char* bias : {"1:1", "2:1"}) {
    const PlainGame rules = game("torus:3x4", {{"bias", bias}, {"green", "7"}});
    play(rules, random, [&](const auto& before, const auto& after, int) {
      std::set<VertexColouring> predecessors;
      for (const VertexColouring& p : rules.uncoloured(after)) {
        EXPECT_TRUE(predecessors.insert(p).second);
        EXPECT_EQ(p.coloured().size() + 1, after.coloured().size());
        EXPECT_TRUE(after.coloured().contains(p.coloured()));
      }
      EXPECT_TRUE(predecessors.contains(before));
    });
    for ([[maybe_unused]] const VertexColouring& p : rules.uncoloured(rules.start())) {
      ADD_FAILURE() << "the start has no position before it";
    }
  }
}

TEST(TwoColourVertexGame, WritesPositionsThatReadBack) {
  TestRandom random(3);
  for (const char* bias : {"1:1", "1:3"}) {
    const PlainGame rules = game("queens:4x4", {{"bias", bias}, {"red", "1,3"}, {"green", "15"}});
    EXPECT_EQ(rules.position_text(rules.start()), "red=1,3;green=15");
    play(rules, random, [&](const auto& before, const auto& after, int move) {
      EXPECT_EQ(rules.parse_position(rules.position_text(after)), after);
      EXPECT_EQ(rules.parse_move(before, rules.move_text(before, move)), move);
    });
  }
  EXPECT_EQ(game("C5").parse_position("g=1 r=4,3").colour,
            (std::array{VertexSet(0b11000), VertexSet(0b10)}));
  EXPECT_EQ(game("C5").parse_position("red=2;blue=0")[kGreen], VertexSet::single(0));
  EXPECT_EQ(game("C5").parse_position(""), VertexColouring());
  EXPECT_EQ(game("C5").instance().at("board"), "C5");
}

TEST(TwoColourVertexGame, PacksPositionsByTheColoursOfTheirVertices) {
  TestRandom random(5);
  for (const char* board : {"P1", "C5", "grid:8x8"}) {
    const PlainGame rules = game(board);
    EXPECT_EQ(rules.packed_width(),
              (2 * static_cast<std::size_t>(rules.vertex_board().order()) + 7) / 8);
    std::vector<std::uint8_t> bytes(rules.packed_width());
    play(rules, random, [&](const auto&, const auto& p, int) {
      EXPECT_TRUE(rules.valid(p));
      EXPECT_TRUE(rules.valid(rules.representative(p)));
      rules.pack(p, bytes);
      VertexColouring read;
      EXPECT_TRUE(rules.unpack(bytes, read));
      EXPECT_EQ(read, p);
      for (int v = 0; v < rules.vertex_board().order(); ++v) {
        EXPECT_EQ(rules.layout().code(bytes, v), p[kRed].contains(v)     ? 1
                                                 : p[kGreen].contains(v) ? 2
                                                                         : 0);
      }
    });
    VertexColouring read;
    std::fill(bytes.begin(), bytes.end(), 0xff);
    EXPECT_FALSE(rules.unpack(bytes, read));
  }
}

TEST(TwoColourVertexGame, KnowsWhichPositionsPlayCanReach) {
  const PlainGame rules = game("C7", {{"red", "6"}});
  EXPECT_TRUE(rules.valid(rules.start()));
  EXPECT_TRUE(rules.valid({{VertexSet(0b11), VertexSet(0b100)}}));
  EXPECT_FALSE(rules.valid({{VertexSet(0b1), VertexSet(0b10)}}));          // green moved first
  EXPECT_FALSE(rules.valid({{VertexSet(0b11), VertexSet(0b10)}}));         // both colours
  EXPECT_FALSE(rules.valid({{VertexSet(0b10000001), VertexSet(0b100)}}));  // not on the board
  EXPECT_FALSE(rules.valid({{VertexSet(), VertexSet()}}));                 // less than the start
}

TEST(TwoColourVertexGame, SaysWhatIsWrongWithAPosition) {
  const PlainGame rules = game("C7", {{"red", "6"}});
  const auto refused = [&](std::string_view text) {
    return refusal([&] { rules.parse_position(text); });
  };
  EXPECT_EQ(refused("3,5"), "position:1:1: '3,5' has no '='; write for example red=3,5;green=1");
  EXPECT_EQ(refused("red=6,9"),
            "position: red:1:3: vertex '9' does not exist: vertices are 0 to 6");
  EXPECT_EQ(refused("red=6;green=1,1"), "position: green:1:3: the vertex 1 is listed twice");
  EXPECT_EQ(refused("red=6,0-1"), "position: red:1:3: expected a vertex number, found '0-1'");
  EXPECT_EQ(refused("red=6,1;green=1"), "position: the vertex 1 is both red and green");
  EXPECT_EQ(refused("red=1"), "position: the vertices coloured from the start must be part of it");
  EXPECT_EQ(refused("red=6;green=1"),
            "position: red has 1 and green 1 vertices, but after 1 moves from the start red must "
            "have 2 and green 0; for another start give --red, --green and --first");
  EXPECT_EQ(refused("red=6;yellow=1"),
            "position: unknown field 'yellow'; the fields are red and green");
}

TEST(TwoColourVertexGame, SaysWhatIsWrongWithAMove) {
  const PlainGame rules = game("C7", {{"red", "6"}});
  const auto refused = [&](std::string_view text) {
    return refusal([&] { rules.parse_move(rules.start(), text); });
  };
  EXPECT_EQ(refused("6"), "move: the vertex 6 is already coloured");
  EXPECT_EQ(refused("7"), "move: vertex '7' does not exist: vertices are 0 to 6");
  EXPECT_EQ(refused("0-1"), "move: expected a vertex number, found '0-1'");
  EXPECT_EQ(refused(""), "move: expected a vertex number, found ''");
}

TEST(TwoColourVertexGame, ReadsItsOptions) {
  const PlainGame rules =
      game("P9", {{"red", "0,2"}, {"green", "8"}, {"first", "green"}, {"bias", "1:2"}});
  EXPECT_EQ(rules.start(), (VertexColouring{{VertexSet(0b101), VertexSet(0b100000000)}}));
  EXPECT_EQ(rules.turns(), (TurnOrder{Side::second, 1, 2}));
  EXPECT_EQ(refusal([] { game("P9", {{"red", "0,9"}}); }),
            "--red:1:3: vertex '9' does not exist: vertices are 0 to 8");
  EXPECT_EQ(refusal([] { game("P9", {{"red", "0,3"}, {"green", "3"}}); }),
            "--green: the vertex 3 is in --red as well");
  std::vector<std::string> names;
  for (const OptionSpec& option : two_colour_vertex_options()) names.push_back(option.name);
  EXPECT_EQ(names, (std::vector<std::string>{"board", "order", "red", "green", "first", "bias"}));
}

TEST(TwoColourVertexGame, SurvivesDamage) {
  const PlainGame rules = game("grid:4x4", {{"red", "3"}});
  const int accepted = survive_mutations(
      {"red=3,5;green=1", "red=3;green=", "r=3,15,0 g=12,4", "green=1;red=10,3"},
      "0123456789,;= redgn", 20'000, 4, [&](const std::string& text) {
        const VertexColouring p = rules.parse_position(text);
        ASSERT_EQ(rules.parse_position(rules.position_text(p)), p);
        ASSERT_EQ(rules.representative(rules.representative(p)), rules.representative(p));
      });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
