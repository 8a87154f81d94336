// SPDX-License-Identifier: MIT
// The animal of a line of the tables of animals.
#pragma once

#include <string>

#include "app/json.hpp"
#include "app/table_cell.hpp"
#include "games/target/boards/animal.hpp"

namespace harary {

const Animal& animal_of_line(int number);

// How the line begins.
std::string beginning_of_line(int number);
Json json_of_animal(int number);

// "grid" or "torus", with these sides.
CellOptions animal_on(const Animal& animal, const std::string& shape, int width, int length);

}  // namespace harary
