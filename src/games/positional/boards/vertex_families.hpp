// SPDX-License-Identifier: MIT
// Families of winning sets of which the points are the vertices of a graph: what the two players of
// Maker-Breaker domination want to own.
#pragma once

#include "games/positional/boards/set_limit.hpp"
#include "graph/graph.hpp"

namespace harary {

// Staller's: each vertex with its neighbours.
void add_closed_neighbourhoods(const Graph& board, SetCollector& sets);
// Dominator's: the minimal sets that meet every closed neighbourhood.
void add_dominating_sets(const Graph& board, SetCollector& sets);

}  // namespace harary
