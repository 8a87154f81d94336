// SPDX-License-Identifier: MIT
// Polyominoes: Harary's animals (Harary 1977, "Achieving the Skinny animal"; the names in Gardner,
// Scientific American, April 1979), by name or as a picture.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace harary {

// Column and row of each cell, sorted.
using Animal = std::vector<std::pair<int, int>>;

// "elly", "L4", or a picture "xxx/.x.", row by row: x is a cell, a point is none. Throws
// InputError for a name or a picture that is no animal: its cells must be connected by sides.
Animal read_animal(std::string_view text);

// Its picture, and its name of a letter and a number where it has one, else its picture.
std::string picture_of(const Animal& animal);
std::string name_of(const Animal& animal);

// The animals with at most `cells` cells, one of each class of turned and reflected ones, the
// smallest first.
std::vector<Animal> free_animals(int cells);

// The animal turned and reflected in all ways, each form once, with least column and row 0.
std::vector<Animal> forms_of(const Animal& animal);

}  // namespace harary
