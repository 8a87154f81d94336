// SPDX-License-Identifier: MIT
// Theorem 4.2 (Fleischer & Woeginger) says that on outer-planar boards four indices describe a
// position: how far each player has come on the two chains of the outer face; what lies behind
// counts as conquered. Played out with these indices, the game has another winner than by the rules
// on some boards, from the start. So the theorem's algorithm is not among the engines
// (docs/territory.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "games/honey_bee/honey_bee.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

// A two-connected outer-planar board: the cycle 0, 1, … with chords that do not cross. Player A
// begins at 0.
struct OuterPlanarBoard {
  std::vector<int> colours;
  std::vector<std::pair<int, int>> chords;
  int b = 1;

  int order() const { return static_cast<int>(colours.size()); }
  std::vector<std::pair<int, int>> edges() const {
    std::vector<std::pair<int, int>> result = chords;
    for (int v = 0; v < order(); ++v) result.emplace_back(v, (v + 1) % order());
    return result;
  }
};

// The game of the proof: an arc around each start, and nothing else.
class IndexGame {
 public:
  explicit IndexGame(const OuterPlanarBoard& board) : board_(board), n_(board.order()) {}

  // The winner's sign for A.
  int winner() { return value({0, 0, 0, 0, colour(0), colour(board_.b), 0}); }

 private:
  // A has come to vertices up[0] and -down[0], B to b - up[1] and b + down[1].
  struct State {
    int up_a, down_a, up_b, down_b, last_a, last_b, mover;
    auto tie() const { return std::tie(up_a, down_a, up_b, down_b, last_a, last_b, mover); }
    friend bool operator<(const State& x, const State& y) { return x.tie() < y.tie(); }
  };

  int colour(int v) const { return board_.colours[static_cast<std::size_t>(v)]; }
  bool owns(const State& s, int player, int v) const {
    if (player == 0) return v <= s.up_a || n_ - v <= s.down_a;
    return board_.b - s.up_b <= v && v <= board_.b + s.down_b;
  }
  State called(State s, int c) const {
    State next = s;
    for (const auto& [x, y] : board_.edges()) {
      for (const auto& [from, v] : {std::pair(x, y), std::pair(y, x)}) {
        if (!owns(s, s.mover, from) || owns(s, 0, v) || owns(s, 1, v) || colour(v) != c) continue;
        int& reached = s.mover == 0 ? (v < board_.b ? next.up_a : next.down_a)
                                    : (v < board_.b ? next.up_b : next.down_b);
        reached =
            std::max(reached, s.mover == 0 ? (v < board_.b ? v : n_ - v) : std::abs(board_.b - v));
      }
    }
    (s.mover == 0 ? next.last_a : next.last_b) = c;
    next.mover = 1 - s.mover;
    return next;
  }
  int value(const State& s) {
    int size[2] = {0, 0};
    for (int v = 0; v < n_; ++v) {
      for (const int player : {0, 1}) size[player] += owns(s, player, v) ? 1 : 0;
    }
    if (2 * size[0] > n_) return 1;
    if (2 * size[1] > n_) return -1;
    const auto [at, fresh] = known_.emplace(s, 0);
    if (!fresh) return at->second;
    const auto gains = [&](const State& next) {
      return std::tie(s.up_a, s.down_a, s.up_b, s.down_b) !=
             std::tie(next.up_a, next.down_a, next.up_b, next.down_b);
    };
    std::vector<State> winning;
    std::vector<State> waiting;
    for (int c = 0; c < 8; ++c) {
      if (c == s.last_a || c == s.last_b) continue;
      if (std::count(board_.colours.begin(), board_.colours.end(), c) == 0) continue;
      const State next = called(s, c);
      (gains(next) ? winning : waiting).push_back(next);
    }
    const int sign = s.mover == 0 ? 1 : -1;
    int best = -sign;
    for (const State& next : winning.empty() ? waiting : winning) {
      if (value(next) == sign) best = sign;
    }
    known_[s] = best;
    return best;
  }

  const OuterPlanarBoard& board_;
  int n_;
  std::map<State, int> known_;
};

int winner_by_the_rules(const OuterPlanarBoard& board) {
  const ColouredBoard coloured(board.order(), board.edges(), board.colours, "test");
  const HoneyBeeRules<1> rules(std::make_shared<const HoneyBeeBoard>(
      coloured, 0, board.b, std::map<std::string, std::string>{}));
  Reference reference(rules);
  const Value value = reference.evaluate(rules.start()).value;
  return value > 0 ? 1 : -1;
}

// The smallest boards on which they differ, among 211,189 random ones of 5 to 9 cells: none has
// fewer than 9 cells and a winner by the rules.
TEST(OuterPlanar, FourIndicesDoNotDecideWhoWins) {
  const OuterPlanarBoard boards[] = {{{3, 0, 1, 2, 0, 1, 3, 0, 1}, {{1, 3}}, 1},
                                     {{1, 2, 0, 2, 1, 0, 1, 3, 0}, {{6, 8}}, 8}};
  for (const OuterPlanarBoard& board : boards) {
    EXPECT_EQ(winner_by_the_rules(board), 1);
    EXPECT_EQ(IndexGame(board).winner(), -1);
  }
}

// On smaller boards the indices have been right: the game above is the one that the proof means.
TEST(OuterPlanar, FourIndicesDecideOnSmallBoards) {
  std::mt19937 random(1);
  int boards = 0;
  while (boards < 2000) {
    OuterPlanarBoard board;
    const int order = random() % 2 == 0 ? 5 : 7;
    const int colours = 3 + static_cast<int>(random() % 3);
    for (int v = 0; v < order; ++v) board.colours.push_back(static_cast<int>(random() % colours));
    board.b = 1 + static_cast<int>(random() % static_cast<unsigned>(order - 1));
    const int x = static_cast<int>(random() % static_cast<unsigned>(order - 2));
    const int y = x + 2 + static_cast<int>(random() % static_cast<unsigned>(order - x - 2));
    if (y - x < order - 1 && random() % 3 != 0) board.chords.emplace_back(x, y);
    bool proper = true;
    for (const auto& [u, v] : board.edges()) {
      proper = proper && board.colours[static_cast<std::size_t>(u)] !=
                             board.colours[static_cast<std::size_t>(v)];
    }
    const std::set<int> used(board.colours.begin(), board.colours.end());
    if (!proper || used.size() < 3) continue;
    ++boards;
    ASSERT_EQ(winner_by_the_rules(board), IndexGame(board).winner());
  }
}

}  // namespace
}  // namespace harary
