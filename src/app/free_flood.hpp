// SPDX-License-Identifier: MIT
// Free flood from board to answer: a shortest list of moves, each of which gives the one-colour
// region of a vertex another colour.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/question.hpp"
#include "base/job.hpp"
#include "games/cells/coloured_board.hpp"
#include "solve/stats/search_stats.hpp"

namespace harary {

struct FreeFloodAnswer {
  // The first vertex of the region and its new colour, both of the board; leave one colour (checked
  // by plain replay).
  std::vector<std::pair<int, int>> moves;
  int lower = 0;       // no solution has fewer moves
  std::string method;  // "search" or "heuristic"
  std::uint64_t positions = 0;
  std::optional<SearchStats> stats;
  std::optional<StopReason> stopped;  // by the budget, before optimality was proved

  int length() const { return static_cast<int>(moves.size()); }
  bool optimal() const { return length() == lower; }
  std::string text() const;  // "17:2,5:0"
};

// Throws LimitError if the board is too large even when contracted, InputError if a theorem was
// asked for. When the job's time ends, the best that is known so far comes back.
FreeFloodAnswer solve_free_flood(const ColouredBoard& board, Job& job,
                                 Method method = Method::automatic);

// The move after which the fewest regions are left, the first of several; the board must have two
// colours.
std::pair<int, int> greedy_recolouring(const ColouredBoard& board);

}  // namespace harary
