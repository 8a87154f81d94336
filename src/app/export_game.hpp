// SPDX-License-Identifier: MIT
// Games with a target as winning sets and as quantified formulas, for other programs.
#pragma once

#include <string>

#include "base/job.hpp"
#include "games/family.hpp"
#include "games/options.hpp"
#include "games/positional/instance.hpp"

namespace harary {

struct ExportedGame {
  WinningSets sets;
  ListedSets rule;    // what owning one means
  std::string rules;  // the game on any sets by that rule: "misere-avoidance" for sim
  Side starter = Side::first;
  Owners owners = Owners::both;
};

// The winning sets of a game on a board of --board, --target, --red and --green, or of --instance.
// Elements are called e0x1 for the edge 0-1. Throws InputError for other games, and for a bias.
ExportedGame export_game(const std::string& game, const GameOptions& options);

// A flood board as a game ID of Simon Tatham's puzzle Flood.
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
