// SPDX-License-Identifier: MIT
// How often a side wins against opponents who make mistakes (Slany, section 7.2): exactly, by
// dynamic programming over all positions, for several ways to play, beside the best that is
// possible against each opponent; and how the learning player's rate grows.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/game.hpp"

namespace harary {

struct RateLine {
  std::string opponent;       // "errs with 0.1", "plays greedily", …
  std::vector<double> rates;  // one for each player
  double bound = 0;           // of a player who knows this opponent
};

struct RateTable {
  Side side = Side::first;
  std::size_t positions = 0;
  std::vector<std::string> players;
  std::vector<RateLine> lines;
  std::string learning_from;
  int games_a_point = 0;
  std::vector<double> learned;  // the exact rate after 0, 1, 2, … times games_a_point games
};

// LimitError for games that are too large, JobStopped. The learning player plays `games` games
// against one opponent who always errs in the same tenth of the positions; the random choices come
// from the budget's seed.
RateTable rate_table(std::shared_ptr<const Game> game, Side side, int games, Job& job);

}  // namespace harary
