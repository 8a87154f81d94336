// SPDX-License-Identifier: MIT
// Game IDs of the puzzle Flood in Simon Tatham's Portable Puzzle Collection:
//     12x12c6m5:0120…,25
// width, height, colours, extra moves, then the cells row by row (0-9 and, for colours from 10 on,
// A-Z), and the limit of moves. A square board may be written with one side; colours and extra
// moves may be left out, as that program reads them. There the flood begins in the first cell.
#pragma once

#include <string>
#include <string_view>

#include "games/cells/coloured_board.hpp"

namespace harary {

// Does the text begin like a game ID, with sides and then ':' or '#'?
bool is_tatham_id(std::string_view text);

// Throws InputError with line and column, for an ID with a random seed ('#'), too. `place` is that
// of the first byte.
ColouredBoard parse_tatham_id(std::string_view text, const TextPlace& place);

// The ID of a board with this limit of moves, `extra` of which are more than that program's own
// player needs. Colours beyond 9 are numbered anew, in their order. Throws InputError if the board
// is not a square grid without holes, with 2 cells and at most 10 colours.
std::string tatham_id(const ColouredBoard& board, int limit, int extra);

}  // namespace harary
