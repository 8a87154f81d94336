// SPDX-License-Identifier: MIT
// Families of winning sets on boards of cells: rows of k, places of an animal, connections of two
// sides.
#pragma once

#include <string_view>

#include "games/positional/boards/animal.hpp"
#include "games/positional/boards/cell_board.hpp"
#include "games/positional/boards/set_limit.hpp"

namespace harary {

// k cells in a row, in every direction of the board.
void add_lines(const CellBoard& board, int length, SetCollector& sets);
// Every place of every form of the animal. Throws InputError on a board without square cells.
void add_places(const CellBoard& board, const Animal& animal, SetCollector& sets);
// The minimal sets that connect two sides, "left-right". Throws InputError for names of no side.
void add_connections(const CellBoard& board, std::string_view sides, SetCollector& sets);

}  // namespace harary
