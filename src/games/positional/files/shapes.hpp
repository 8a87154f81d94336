// SPDX-License-Identifier: MIT
// The places of shapes on a board whose points know the point above them and the one at their side:
// the winning sets of the section "#blackgoal" of a .pg file.
#pragma once

#include <vector>

#include "games/positional/files/pg_sections.hpp"

namespace harary {

// By point: the point above it and at its side, -1 if there is none.
struct Grid {
  std::vector<int> up, side;
};

// Where the shape of `row` lies on the grid, as sorted sets of points. Its words are relations:
// "side(p0,p1)" says that p1 is at the side of p0, "up(p0,p1)" that it is above. Throws InputError
// on a word that is no relation and on a shape that is not connected.
std::vector<std::vector<int>> places_of_shape(const Grid& grid, const PgRow& row,
                                              const PgSections& sections);

}  // namespace harary
