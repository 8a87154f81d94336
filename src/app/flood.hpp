// SPDX-License-Identifier: MIT
// Flood from board to answer: contraction, the size of the bit sets, the choice of bounds.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "games/territory/coloured_board.hpp"

namespace harary {

enum class FloodQuality : std::uint8_t { exact, heuristic };

struct FloodAnswer {
  std::vector<int> calls;  // colours of the board; conquer everything (checked by plain replay)
  int lower = 0;           // no solution has fewer calls
  std::uint64_t positions = 0;
  double seconds = 0;
  bool stopped = false;  // by the budget, before optimality was proved

  int length() const { return static_cast<int>(calls.size()); }
  bool optimal() const { return length() == lower; }
  // The calls as symbols of the board, without separators.
  std::string text() const;
};

// Throws LimitError if the board is too large even when contracted. When the job's time ends, the
// best that is known so far comes back.
FloodAnswer solve_flood(const ColouredBoard& board, int start, Job& job,
                        FloodQuality quality = FloodQuality::exact);

// `count` boards, made by board(i) on the working threads and delivered in order; threads and
// memory are shared among them.
void solve_flood_batch(std::size_t count, const std::function<ColouredBoard(std::size_t)>& board,
                       Job& job, FloodQuality quality,
                       const std::function<void(std::size_t, FloodAnswer)>& deliver);

}  // namespace harary
