// SPDX-License-Identifier: MIT
// Boards on which the strong game has no draw, found by satisfiability (theory/arrowing).
#pragma once

#include <optional>
#include <string>

#include "graph/graph.hpp"

namespace harary {

// Every colouring of the edges of the board in two colours contains a one-coloured copy of the
// target, if a little work shows it, in words: "K9 -> (C5, C5)". Asked are the complete graphs that
// the board contains, the smallest first, since a copy in a part of the board is one on the board;
// then the board itself. Nothing: the board does not arrow the target, or that takes longer. The
// limits are numbers of copies and of conflicts, so that the answer is the same in every run,
// unless the current job has a limit of time: each of these questions takes a quarter of what is
// left.
std::optional<std::string> arrows_with_little_work(const Graph& board, const Graph& target);

}  // namespace harary
