// SPDX-License-Identifier: MIT
// Normal play and misère play of games that end when a player cannot move.
#pragma once

#include "games/options.hpp"
#include "games/rules.hpp"

namespace harary {

// What the last move does to the player who makes it: wins in normal play, loses in misère play.
enum class LastMove { wins, loses };

inline LastMove read_last_move(const GameOptions& options) {
  return options.flag("misere") ? LastMove::loses : LastMove::wins;
}

// Of the player who cannot move.
constexpr Value value_of_no_move(LastMove last_move) {
  return last_move == LastMove::wins ? -1 : 1;
}

}  // namespace harary
