// SPDX-License-Identifier: MIT
// The animal of a line of the tables of animals.
#pragma once

#include <string>

#include "app/json.hpp"
#include "games/positional/boards/animal.hpp"
#include "papers/paper_table.hpp"
#include "papers/table_cell.hpp"

namespace harary {

const Animal& animal_of_line(int number);

// The line: the animal, then `text`, and what was found of each game.
PaperLine line_of_animal(int number, const std::string& text, const Json& strong,
                         const Json& maker);

// "grid" or "torus", with these sides.
CellOptions animal_on(const Animal& animal, const std::string& shape, int width, int length);

}  // namespace harary
