// SPDX-License-Identifier: MIT
// Flood from board to answer: contraction, the size of the bit sets, the choice of bounds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/question.hpp"
#include "base/job.hpp"
#include "games/cells/coloured_board.hpp"
#include "solve/stats/search_stats.hpp"

namespace harary {

struct FloodAnswer {
  std::vector<int> calls;  // colours of the board; conquer everything (checked by plain replay)
  int lower = 0;           // no solution has fewer calls
  std::string method;      // "search", "heuristic", or the name of a theorem
  std::uint64_t positions = 0;
  double seconds = 0;
  std::optional<SearchStats> stats;   // of a search
  std::optional<StopReason> stopped;  // by the budget, before optimality was proved

  int length() const { return static_cast<int>(calls.size()); }
  bool optimal() const { return length() == lower; }
  // The calls as symbols of the board, without separators.
  std::string text() const;
};

// Throws LimitError if the board is too large even when contracted, InputError if no theorem
// applies and one was asked for. When the job's time ends, the best that is known so far comes
// back.
FloodAnswer solve_flood(const ColouredBoard& board, int start, Job& job,
                        Method method = Method::automatic);

}  // namespace harary
