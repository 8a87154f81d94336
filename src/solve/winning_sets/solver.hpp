// SPDX-License-Identifier: MIT
// Games on winning sets, for those who ask questions about them: who wins, in how many moves, and
// by which moves. Player 0, the first player, is the one whose sets the game is about: Maker,
// Avoider, Client; either may start.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/job.hpp"
#include "graph/hypergraph.hpp"
#include "solve/winning_sets/techniques.hpp"
#include "solve/winning_sets/turns.hpp"

namespace harary {

enum class SetGoal {
  maker_breaker,  // Maker wins if she owns a set, Breaker otherwise
  strong,         // the first to own a set of the own family wins
  misere,         // the first to own one loses
  avoidance,      // owning one is forbidden; a player without a move loses
  avoider_enforcer,
  monotone_avoider_enforcer,
  waiter_client,
  client_waiter,
};

struct SetRules {
  SetGoal goal = SetGoal::maker_breaker;
  SetTurns turns = SetTurns::bias(1, 1);
  int waiter_bias = 1;  // q of the bias 1:q in the last two games
};

// Who took which points, and who moves. Of the turn `left` points are still to be taken; 0 means
// that it begins, with number `turn` of a list of turns.
struct SetPosition {
  std::array<std::vector<int>, 2> taken;
  int mover = 0;
  int left = 0;
  std::size_t turn = 0;
  bool may_end = false;  // monotone games: `left` is 1, but the turn may also end here
};

struct SetQuestion {
  // Strong and Maker-Breaker games: the first player must complete a set within this number of the
  // own turns from here; otherwise the game is Breaker's, or a draw. Not for strong games with a
  // bias.
  std::optional<int> bound = std::nullopt;
  bool least_moves = false;  // also the least number of the winner's turns, in the same games
  // Maker-Breaker games without a bound or a bias: if Breaker wins, also in how few of his turns no
  // set can be completed any more.
  bool breakers_moves = false;
};

enum class SetWinner { first, second, none };

struct SetAnswer {
  SetWinner winner = SetWinner::none;
  // If a player wins by completing a set: an upper bound on the winner's own turns until then; the
  // least number if that was asked for. If Breaker wins: what `breakers_moves` asks for. Nothing in
  // other games.
  std::optional<int> moves;
  std::uint64_t positions = 0;
};

class WinningSetsSolver {
 public:
  static constexpr int kMostPoints = 512;

  // Families of the two players; the second one counts where both have sets. Throws LimitError if
  // there are more points. The job must outlive the solver; its budget's memory is what all tables
  // take.
  WinningSetsSolver(const SetRules& rules, const Hypergraph& first, const Hypergraph& second,
                    Job& job, const Techniques& techniques = {});
  ~WinningSetsSolver();

  // Throws JobStopped; what was proved until then is kept, and a later call continues with it.
  SetAnswer solve(const SetPosition& position, const SetQuestion& question = {});
  // The points that keep what the position is worth. A strategy of the winner, or of a player who
  // holds a draw, is any of them at each of the player's turns. Empty if the game is over, and in
  // Waiter's games, where moves are offers.
  std::vector<int> best_moves(const SetPosition& position, const SetQuestion& question = {});
  // The position after the mover took a point.
  SetPosition after(const SetPosition& position, int point) const;
  // Disjoint pairs so that the first player never owns a set if the second answers within them;
  // empty if none were found.
  std::vector<std::array<int, 2>> pairing(const SetPosition& position);
  std::uint64_t positions() const;  // of all questions so far

  class Engine;

 private:
  SetRules rules_;
  int points_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace harary
