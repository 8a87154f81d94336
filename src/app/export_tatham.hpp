// SPDX-License-Identifier: MIT
// A flood board as a game ID of Simon Tatham's puzzle Flood.
#pragma once

#include <string>

#include "base/job.hpp"
#include "games/options.hpp"

namespace harary {

struct ExportedId {
  std::string text;     // 12x12c6m0:0120…,19
  int limit = 0;        // of moves
  bool proved = false;  // no fewer moves than the limit are enough
};

// `limit` 0: the length of the best solution that is found in the job's time. Throws InputError for
// another game, a board that has no ID, and a start other than the first cell.
ExportedId export_tatham_id(const std::string& game, const GameOptions& options, int limit,
                            Job& job);

}  // namespace harary
