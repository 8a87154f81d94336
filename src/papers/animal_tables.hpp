// SPDX-License-Identifier: MIT
// Harary's animals: on which boards the first player is sure to own one, in the strong game and as
// Maker. One free animal a line, from the smallest.
#pragma once

#include <string>

#include "base/job.hpp"
#include "papers/paper_table.hpp"

namespace harary {

int animal_table_lines();

// The least side of a square board on which the first player wins, and the fewest own moves there.
extern const char* const kSquareColumns;
PaperLine squares_table_line(int number, const std::string& folder, Job& job);

// The least rectangles on which the first player wins, and the fewest own moves there: those with
// at most 64 cells that contain no other such.
extern const char* const kRectangleColumns;
PaperLine rectangles_table_line(int number, const std::string& folder, Job& job);

// Square tori: who wins on each from side 3 to 8, the least side on which the first player does,
// and the fewest own moves there.
extern const char* const kTorusColumns;
PaperLine tori_table_line(int number, const std::string& folder, Job& job);

}  // namespace harary
