// SPDX-License-Identifier: MIT
// Games on winning sets, for those who ask questions about them: who wins, in how many moves, and
// by which moves. In the strong game both players want to complete a set of their own family first;
// in the Maker-Breaker game only the first player, Maker, wants that, and Breaker, the second, wins
// otherwise. Either may start.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/job.hpp"
#include "graph/hypergraph.hpp"
#include "solve/winning_sets/techniques.hpp"

namespace harary {

enum class SetGoal { maker_breaker, strong };

// Who took which points, and who moves: 0, the first player, or 1.
struct SetPosition {
  std::array<std::vector<int>, 2> taken;
  int mover = 0;
};

struct SetQuestion {
  // The first player must complete a set within so many of the own moves from here; otherwise the
  // game is Breaker's, or a draw.
  std::optional<int> bound;
  bool least_moves = false;  // also the least number of the winner's moves
};

enum class SetWinner { first, second, none };

struct SetAnswer {
  SetWinner winner = SetWinner::none;
  // If a player wins by completing a set: in at most so many own moves; the least number if that
  // was asked for.
  std::optional<int> moves;
  std::uint64_t positions = 0;
};

class WinningSetsSolver {
 public:
  static constexpr int kMostPoints = 512;

  // Families of the two players; Breaker's is not used. Throws LimitError if there are more points.
  // The job must outlive the solver; its budget's memory is what all tables take.
  WinningSetsSolver(SetGoal goal, const Hypergraph& first, const Hypergraph& second, Job& job,
                    const Techniques& techniques = {});
  ~WinningSetsSolver();

  // Throws JobStopped; what was proved until then is kept, and a later call goes on from there.
  SetAnswer solve(const SetPosition& position, const SetQuestion& question = {});
  // The points that keep what the position is worth. A strategy of the winner, or of a player who
  // holds a draw, is any of them at each of the player's turns. Empty if the game is over.
  std::vector<int> best_moves(const SetPosition& position, const SetQuestion& question = {});
  // Disjoint pairs so that the first player never owns a set if the second answers within them;
  // empty if none were found.
  std::vector<std::array<int, 2>> pairing(const SetPosition& position);
  std::uint64_t positions() const;  // of all questions so far

  class Engine;

 private:
  std::unique_ptr<Engine> engine_;
};

}  // namespace harary
