// SPDX-License-Identifier: MIT
// Games with a target as winning sets and as quantified formulas, for other programs.
#pragma once

#include <string>

#include "games/options.hpp"
#include "games/positional/instance.hpp"

namespace harary {

struct ExportedGame {
  WinningSets sets;
  std::string rules;  // the game whose rules hold: "misere-avoidance" for sim
  Side starter = Side::first;
  Owners owners = Owners::both;
};

// The winning sets of a game on a board of --board, --target, --red and --green, or of --instance.
// Elements are called e0x1 for the edge 0-1. Throws InputError for other games, and for a bias.
ExportedGame export_game(const std::string& game, const GameOptions& options);

}  // namespace harary
