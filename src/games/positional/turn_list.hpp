// SPDX-License-Identifier: MIT
// Any order of turns, and a bound on Red's: --turns and --moves. Both become a list of who makes
// which move (WinningSets::turns), as .pg files have it.
#pragma once

#include <cstddef>
#include <vector>

#include "games/edges/turns.hpp"
#include "games/options.hpp"
#include "games/set_game.hpp"

namespace harary {

OptionSpec turns_option();
OptionSpec moves_option();

// Whether one of them is given. On a board that is a graph the game is then played on the copies of
// the target as sets.
bool has_turn_list(const GameOptions& options);

// Who makes which of `points` moves and would make the next: by --turns, the last number repeated,
// or by the bias; the list ends with the last turn that --moves leaves to Red. Throws InputError.
std::vector<Side> turn_list(const GameOptions& options, const TurnOrder& turns, std::size_t points);

// Points a turn, from a list; the last one is repeated. Where the list fills the board, the last
// turn may be longer: no points are left for it.
enum class ListEnds { on_a_full_board, before };
PointsATurn points_a_turn(const std::vector<Side>& list, ListEnds ends, const TurnOrder& turns);

// The turn in which a move is made: its number, and how many moves of it are left.
struct ListedTurn {
  std::size_t number = 0;
  int left = 1;
};
ListedTurn listed_turn(const std::vector<Side>& list, int made);

// Turns of a player that have not ended.
int turns_left(const std::vector<Side>& list, int made, Side side);

}  // namespace harary
