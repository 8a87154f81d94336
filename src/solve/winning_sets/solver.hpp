// SPDX-License-Identifier: MIT
// Games on winning sets (games/set_game.hpp), for those who ask questions about them: who wins, in
// how many moves, and by which moves. Player 0, the first player, is the one whose sets the game is
// about: Maker, Avoider, Client; either may start.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/job.hpp"
#include "games/set_game.hpp"
#include "solve/stats/search_stats.hpp"
#include "solve/winning_sets/counts.hpp"
#include "solve/winning_sets/techniques.hpp"

namespace harary {

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
  Technique by = Technique::first_sight;  // the search that ended it, or what made one needless
};

class WinningSetsSolver {
 public:
  static constexpr int kMostPoints = 512;

  // Throws LimitError if there are more points. The job must outlive the solver; its budget's
  // memory is what all tables take. Of a state it looks at neither `turns_left` nor `by_moves`, nor
  // at `if_none` of the game: these are for those who ask.
  WinningSetsSolver(const SetGame& game, Job& job, const Techniques& techniques = {});
  ~WinningSetsSolver();

  // Throws JobStopped; what was proved until then is kept, and a later call continues with it.
  SetAnswer solve(const SetState& state, const SetQuestion& question = {});
  // The points that keep what the state is worth. A strategy of the winner, or of a player who
  // holds a draw, is any of them at each of the player's turns. Empty if the game is over, and in
  // Waiter's games, where moves are offers.
  std::vector<int> best_moves(const SetState& state, const SetQuestion& question = {});
  // Before the first turn, which is that player's.
  SetState start(int mover) const;
  // After the mover took a point.
  SetState after(const SetState& state, int point) const;
  // Disjoint pairs so that the first player never owns a set if the second answers within them;
  // empty if none were found.
  std::vector<std::array<int, 2>> pairing(const SetState& state);
  std::uint64_t positions() const;  // of all questions so far
  // What the searches did since the last call of begin_counting(); positions are counted apart.
  SearchStats stats() const;
  void begin_counting();

  class Searches;  // of one width of sets

 private:
  SetGameKind kind_;
  PointsATurn turns_;
  int points_;
  SetAnswer hardest_ = {};  // the answer that took most positions since begin_counting()
  bool asked_ = false;      // since then
  std::unique_ptr<Searches> searches_;
};

}  // namespace harary
