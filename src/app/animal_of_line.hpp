// SPDX-License-Identifier: MIT
// The animal of a line of the tables of animals.
#pragma once

#include <string>

#include "app/json.hpp"
#include "app/paper_tables.hpp"
#include "app/table_cell.hpp"
#include "games/target/boards/animal.hpp"

namespace harary {

const Animal& animal_of_line(int number);

// The line: the animal, then `text`, and what was found of each game.
PaperLine line_of_animal(int number, const std::string& text, const Json& strong,
                         const Json& maker);

// "grid" or "torus", with these sides.
CellOptions animal_on(const Animal& animal, const std::string& shape, int width, int length);

}  // namespace harary
