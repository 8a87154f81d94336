// SPDX-License-Identifier: MIT
// Tables of positional games: on which boards Harary's animals are achieved, with which bias the
// owner of a graph wins, and how soon.
#pragma once

#include <string>

#include "app/paper_tables.hpp"
#include "base/job.hpp"

namespace harary {

// One animal a line, from the smallest: the least side of a square board on which the first player
// wins, in the strong game and as Maker, and the fewest own moves there.
extern const char* const kAnimalColumns;
int animal_table_lines();
PaperLine animal_table_line(int number, const std::string& folder, Job& job);

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

// Each question of a line has this many seconds; one that takes longer is left open, as "?".
inline constexpr int kSecondsOfATableCell = 20;

}  // namespace harary
