// SPDX-License-Identifier: MIT
// What a written game says in sentences: its rules, why a position is over, why a move is illegal.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/rules.hpp"
#include "games/written/position.hpp"
#include "games/written/written_game.hpp"

namespace harary::written {

// The player's name as answers have it: in small letters.
std::string role_name(const Game& game, Side side);

// "one point", "all points of a set of dominoes".
std::string words_of(const Game& game, const Place& place);
// Whether a player may put down these points, if they are open.
bool is_shape(const Game& game, const Place& place, const Points& points);
// Why a move is illegal: "a neighbour has a mark that forbids it".
std::string words_of(const Game& game, const Forbid& forbid);
// What is legal and of no use, a line each: an [[end]] that never fits, a player without a mark, a
// game in which every play is a draw.
std::vector<std::string> notes_on(const Game& game);
// The rules as the description has them, in short sentences.
std::vector<std::string> sentences(const Game& game);

// Of a finished position with these codes, in which `mover` would be to move.
EndReason reason_of(const Game& game, const std::vector<std::uint8_t>& codes,
                    const Progress& progress, Side mover);

}  // namespace harary::written
