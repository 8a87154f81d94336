// SPDX-License-Identifier: MIT
// Tables of positional games on complete graphs: with which bias the owner of a graph wins, and how
// soon.
#pragma once

#include <string>

#include "base/job.hpp"
#include "papers/paper_table.hpp"

namespace harary {

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

}  // namespace harary
