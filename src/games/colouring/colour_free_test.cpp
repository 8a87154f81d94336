// SPDX-License-Identifier: MIT
// The colouring game without colours against its plain definition.
#include "games/colouring/colour_free.hpp"

#include <gtest/gtest.h>

#include <array>

#include "games/rules.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

// Every move of every position, passes one by one.
class Plain {
 public:
  Plain(const Graph& board, VertexSet unsafe, std::array<int, kMaxOrder> colours)
      : board_(board), unsafe_(unsafe), colours_(colours) {}

  bool alice_wins(VertexSet left, int passes, bool alice) {
    for (const int v : unsafe_& left) {
      if (colours_[static_cast<std::size_t>(v)] == 0) return false;
    }
    if ((unsafe_ & left).empty()) return true;
    for (const int v : left) {
      for (const int u : board_.neighbours(v)) --colours_[static_cast<std::size_t>(u)];
      const bool wins = alice_wins(left - VertexSet::single(v), passes, !alice);
      for (const int u : board_.neighbours(v)) ++colours_[static_cast<std::size_t>(u)];
      if (wins == alice) return alice;
    }
    return passes > 0 && alice_wins(left, passes - 1, !alice) == alice ? alice : !alice;
  }

 private:
  Graph board_;
  VertexSet unsafe_;
  std::array<int, kMaxOrder> colours_;
};

TEST(ColourFreeGame, HasTheWinnerOfItsDefinition) {
  TestRandom random(5);
  int wins = 0;
  for (int round = 0; round < 20'000; ++round) {
    const Graph board = random.graph(1 + random.below(8), 20 + random.below(70));
    ColourFreeGame game;
    VertexSet unsafe;
    std::array<int, kMaxOrder> colours{};
    for (int v = 0; v < board.order(); ++v) {
      const VertexSet rivals = board.neighbours(v);
      if (rivals.empty() || random.below(3) == 0) continue;
      const int most = rivals.size();
      colours[static_cast<std::size_t>(v)] = most - random.below(most);
      unsafe.insert(v);
      game.add_unsafe(v, rivals, colours[static_cast<std::size_t>(v)]);
    }
    Plain plain(board, unsafe, colours);
    for (const Side mover : {Side::first, Side::second}) {
      const int passes = random.below(4);
      const bool expected = plain.alice_wins(board.vertices(), passes, mover == Side::first);
      ASSERT_EQ(game.alice_surely_wins(board.vertices(), passes % 2 != 0, mover), expected)
          << "round " << round;
      wins += static_cast<int>(expected && !unsafe.empty());
    }
  }
  EXPECT_GT(wins, 200);
}

}  // namespace
}  // namespace harary
