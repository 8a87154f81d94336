// SPDX-License-Identifier: MIT
// Flood without a start: optima against breadth-first search over plain boards, play, bounds.
#include "app/free_flood.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <set>
#include <utility>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "games/cells/any_board_text.hpp"
#include "games/cells/contraction.hpp"
#include "games/cells/layouts.hpp"
#include "games/flood/free_flood_expansion.hpp"
#include "games/flood/free_flood_play.hpp"

namespace harary {
namespace {

ColouredBoard board_of(const std::string& text) {
  return parse_any_board(text, "test").board;
}
std::vector<int> colours_of(const ColouredBoard& board) {
  std::vector<int> colours;
  for (int v = 0; v < board.order(); ++v) colours.push_back(board.colour(v));
  return colours;
}

// The fewest moves by the definition alone: every region may get every colour of the board.
int by_breadth(const ColouredBoard& board) {
  const std::vector<int> start = colours_of(board);
  const std::set<int> palette(start.begin(), start.end());
  std::set<std::vector<int>> seen = {start};
  std::vector<std::vector<int>> layer = {start};
  for (int moves = 0;; ++moves) {
    std::vector<std::vector<int>> next;
    for (const std::vector<int>& colours : layer) {
      ColouredBoard now = board;
      for (int v = 0; v < now.order(); ++v) now.recolour(v, colours[static_cast<std::size_t>(v)]);
      if (std::set<int>(colours.begin(), colours.end()).size() == 1) return moves;
      for (int v = 0; v < now.order(); ++v) {
        for (const int colour : palette) {
          ColouredBoard after = now;
          recolour_region(after, v, colour);
          if (seen.insert(colours_of(after)).second) next.push_back(colours_of(after));
        }
      }
    }
    layer = std::move(next);
  }
}

ColouredBoard random_graph(std::mt19937& random, int order, int colours) {
  std::vector<std::pair<int, int>> edges;
  std::vector<int> colour;
  for (int v = 0; v < order; ++v) {
    colour.push_back(static_cast<int>(random() % static_cast<unsigned>(colours)));
    if (v > 0) edges.emplace_back(static_cast<int>(random() % static_cast<unsigned>(v)), v);
  }
  for (int u = 0; u < order; ++u) {
    for (int v = u + 1; v < order; ++v) {
      if (random() % 5 == 0) edges.emplace_back(u, v);
    }
  }
  return ColouredBoard(order, edges, colour, "random");
}

TEST(FreeFlood, NeedsAsManyMovesAsBreadthFirstSearchSays) {
  std::mt19937 random(1);
  for (int i = 0; i < 300; ++i) {
    const int colours = 2 + i % 3;
    const ColouredBoard board =
        i % 2 == 0 ? random_board({i % 4 == 0 ? GridKind::square : GridKind::hex, 3, 2}, colours,
                                  static_cast<std::uint64_t>(i))
                   : random_graph(random, 3 + i % 4, colours);
    Job job;
    const FreeFloodAnswer answer = solve_free_flood(board, job);
    ASSERT_TRUE(answer.optimal());
    ASSERT_EQ(answer.length(), by_breadth(board)) << board_word(board);
  }
}

TEST(FreeFlood, KnowsSmallBoards) {
  const auto length = [](const std::string& text) {
    Job job;
    return solve_free_flood(board_of(text), job).length();
  };
  EXPECT_EQ(length("000"), 0);
  EXPECT_EQ(length("010"), 1);
  EXPECT_EQ(length("01010"), 2);  // two colours: the radius
  EXPECT_EQ(length("0101010"), 3);
  EXPECT_EQ(length("0121"), 2);
  EXPECT_EQ(length("01234"), 4);
  EXPECT_EQ(length("3435321030123"), 6);  // colours leave far from the centre
  EXPECT_EQ(length("graph:00001=0-4,1-4,2-4,3-4"), 1);
}

// A tree that `moves` moves solve: each step undoes a move. A vertex gets another colour, and up to
// three new neighbours with its former one, to which those that it had are given.
ColouredBoard tree_solved_in(int moves, int colours, std::mt19937& random) {
  const auto draw = [&](std::size_t count) { return random() % static_cast<unsigned>(count); };
  std::vector<int> colour = {0};
  std::vector<std::vector<std::size_t>> near(1);
  const auto join = [&](std::size_t u, std::size_t v) {
    near[u].push_back(v);
    near[v].push_back(u);
  };
  for (int i = 0; i < moves; ++i) {
    const std::size_t middle = draw(colour.size());
    const int before = colour[middle];
    while (colour[middle] == before) {
      colour[middle] = static_cast<int>(draw(static_cast<std::size_t>(colours)));
    }
    const std::vector<std::size_t> old = std::exchange(near[middle], {});
    for (const std::size_t u : old) std::erase(near[u], middle);
    const std::size_t first = colour.size();
    const std::size_t pieces = 1 + draw(3);
    for (std::size_t piece = 0; piece < pieces; ++piece) {
      colour.push_back(before);
      near.emplace_back();
      join(middle, first + piece);
    }
    for (const std::size_t u : old) {
      const bool stays = colour[u] != colour[middle] && draw(4) == 0;
      join(u, stays ? middle : first + draw(pieces));
    }
  }
  std::vector<std::pair<int, int>> edges;
  for (std::size_t u = 0; u < near.size(); ++u) {
    for (const std::size_t v : near[u]) {
      if (u < v) edges.emplace_back(static_cast<int>(u), static_cast<int>(v));
    }
  }
  return ColouredBoard(static_cast<int>(colour.size()), edges, colour, "made");
}

// Also where moves far from the centre take colours from the board.
TEST(FreeFlood, NoBoundIsAboveTheLengthOfASolution) {
  std::mt19937 random(3);
  for (int i = 0; i < 6000; ++i) {
    const int moves = 3 + i % 6;
    const ColouredBoard board = tree_solved_in(moves, 3 + i % 5, random);
    const ContractedBoard contracted = contract(board);
    const FreeFloodRules<1, 3> rules(contracted);
    ASSERT_LE(rules.lower_bound(rules.start()), moves) << board_word(board);
    if (i % 20 != 0) continue;
    Job job;
    const FreeFloodAnswer answer = solve_free_flood(board, job);
    ASSERT_TRUE(answer.optimal()) << board_word(board);
    ASSERT_LE(answer.length(), moves) << board_word(board);
  }
}

TEST(FreeFlood, LargerBoardsAreProvedToo) {
  for (const char* name : {"square:8x8/4:1", "square:8x8/4:2", "hex:6x6/5:3"}) {
    Job job;
    const ColouredBoard board = parse_seeded_board(name, "--board");
    const FreeFloodAnswer answer = solve_free_flood(board, job);
    EXPECT_TRUE(answer.optimal()) << name;
    ColouredBoard now = board;
    for (const auto& [vertex, colour] : answer.moves) recolour_region(now, vertex, colour);
    EXPECT_EQ(contract(now).order(), 1);
  }
}

TEST(FreeFlood, LittleTimeLeavesBounds) {
  Budget budget;
  budget.time = std::chrono::milliseconds(30);
  Job job(budget);
  const FreeFloodAnswer answer =
      solve_free_flood(parse_seeded_board("square:20x20/6:1", "--board"), job);
  EXPECT_TRUE(answer.stopped.has_value());
  EXPECT_LT(answer.lower, answer.length());
}

// The bound of a position is never above what is left, and falls by at most 1 with a move.
TEST(FreeFlood, BoundsAreConsistent) {
  std::mt19937 random(2);
  for (int i = 0; i < 200; ++i) {
    const ContractedBoard board = contract(random_graph(random, 4 + i % 8, 2 + i % 3));
    const FreeFloodRules<1, 3> rules(board);
    auto p = rules.start();
    for (int moves = 0; !rules.solved(p); ++moves) {
      const int here = rules.lower_bound(p);
      ASSERT_GE(here, 1);
      const auto list = rules.moves(p);
      for (const Recolouring& move : list)
        ASSERT_GE(rules.lower_bound(rules.after(p, move)), here - 1);
      p = rules.after(p, list[random() % list.size()]);
      ASSERT_LE(moves, board.order());
    }
    ASSERT_EQ(rules.lower_bound(p), 0);
  }
}

TEST(FreeFloodPlay, PositionsAreListsOfMoves) {
  GameOptions options;
  options.set("board", "0110/2012");
  options.set("start", "free");
  const auto game = make_game("flood", options);
  const PlayView view = game->view("");
  EXPECT_EQ(view.position, "moves=");
  // Cell 2 is in the region of cell 1.
  EXPECT_EQ(game->play("", "2:0"), "moves=1:0");
  EXPECT_EQ(game->play("moves=1:0", "4:0"), "moves=1:0,4:0");
  EXPECT_EQ(game->options().at("start"), "free");
  for (const char* wrong : {"2", "1:1", "9:0", "1:5", "x:1", "1:", ":1", "1:00"}) {
    EXPECT_THROW(game->play("", wrong), InputError) << wrong;
  }
  EXPECT_THROW(game->view("calls=1"), InputError);
  EXPECT_THROW(game->view("moves=1:0,1:0"), InputError);
  Job job;
  const Answer answer = game->solve({}, job);
  std::string position;
  for (std::string rest = answer.solution->calls; !rest.empty();) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    position = game->play(position, rest.substr(0, comma));
    rest.erase(0, comma + 1);
  }
  EXPECT_TRUE(game->view(position).verdict.has_value());
  EXPECT_TRUE(answer.proved);
  EXPECT_EQ(answer.best.size(), 1U);
}

}  // namespace
}  // namespace harary
