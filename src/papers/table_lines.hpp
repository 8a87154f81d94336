// SPDX-License-Identifier: MIT
// The lines of the tables that this project computes, and the titles of their columns.
#pragma once

#include <string>

#include "base/job.hpp"
#include "papers/paper_table.hpp"

namespace harary {

// Games on vertices on boards that grow: paths, cycles and grids of height 3, a line for each n.
//
// Nimbers of `kayles`. Throws JobStopped when the budget ends, as the others do.
extern const char* const kKaylesColumns;
PaperLine kayles_table_line(int n, const std::string& folder, Job& job);

// Moves of `domination` by who starts.
extern const char* const kDominationColumns;
PaperLine domination_table_line(int n, const std::string& folder, Job& job);

// Outcome classes of `col` and `snort`: "first", "second", "red" or "green" wins.
extern const char* const kClassColumns;
PaperLine class_table_line(int n, const std::string& folder, Job& job);

// Tables of positional games on complete graphs: with which bias the owner of a graph wins, and how
// soon.
//
// Throws InputError for what is neither a graph nor a family of edge sets by name, as the lines
// below do.
void require_target(const std::string& target);

// On K_n: the largest bias 1:q with which Maker, Client and Waiter own a copy of the target and, in
// the monotone game, Enforcer makes Avoider own one; and of the strict game who wins for each q.
extern const char* const kThresholdColumns;
PaperLine threshold_table_line(int order, const std::string& target, Job& job);

// On K_n: who wins the strong game of the target and Maker-Breaker, and the fewest own moves in
// which the first player is sure to own a copy, where he wins.
extern const char* const kFewestMovesColumns;
PaperLine fewest_moves_table_line(int order, const std::string& target, Job& job);

// The clutters on n points up to isomorphism, and on how many of them the player whose sets count
// owns one.
extern const char* const kClutterColumns;
// 0 <= points <= kMostClutterPoints. Of all clutters, or of those whose sets all have `size`
// points, a number from 1 to kMostClutterPoints, if that is not empty. Throws JobStopped.
PaperLine clutter_table_line(int points, const std::string& size, Job& job);

// Harary's animals: on which boards the first player is sure to own one, in the strong game and as
// Maker. One free animal a line, from the smallest.
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
