// SPDX-License-Identifier: MIT
// Families of winning sets of which the points are the edges of a graph, numbered as
// `Graph::edges()` lists them.
#pragma once

#include "games/positional/boards/set_limit.hpp"
#include "graph/graph.hpp"

namespace harary {

void add_spanning_trees(const Graph& board, SetCollector& sets);
// All cycles, of every length from 3.
void add_cycles(const Graph& board, SetCollector& sets);
// Those of odd length: a player who owns none colours the own edges' ends with two colours.
void add_odd_cycles(const Graph& board, SetCollector& sets);
void add_perfect_matchings(const Graph& board, SetCollector& sets);
// All paths with these two ends: Shannon's switching game, of which the owner is Short.
void add_simple_paths(const Graph& board, int from, int to, SetCollector& sets);
void add_hamilton_cycles(const Graph& board, SetCollector& sets);
void add_hamilton_paths(const Graph& board, SetCollector& sets);
// With these two ends.
void add_hamilton_paths(const Graph& board, int from, int to, SetCollector& sets);
void add_copies(const Graph& board, const Graph& target, SetCollector& sets);

}  // namespace harary
