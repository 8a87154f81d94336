// SPDX-License-Identifier: MIT
// Families of winning sets by name: on the cells, the edges and the vertices of a board.
#pragma once

#include <string_view>

#include "games/positional/boards/animal.hpp"
#include "games/positional/boards/cell_board.hpp"
#include "games/positional/boards/set_limit.hpp"
#include "graph/graph.hpp"

namespace harary {

// Of which the points are cells. k in a row, in every direction of the board.
void add_lines(const CellBoard& board, int length, SetCollector& sets);
// k cells in a row along one coordinate alone: 0, to the right; 1, downwards.
void add_lines_along(const CellBoard& board, int coordinate, int length, SetCollector& sets);
// Every place of every form of the animal. Throws InputError on a board without square cells.
void add_places(const CellBoard& board, const Animal& animal, SetCollector& sets);
// The minimal sets that connect two sides, "left-right". Throws InputError for names of no side.
void add_connections(const CellBoard& board, std::string_view sides, SetCollector& sets);
// The minimal connected sets that touch three sides or more, "left-right-bottom".
void add_joined_sides(const CellBoard& board, std::string_view sides, SetCollector& sets);

// Of which the points are the edges of a graph, numbered as `Graph::edges()` lists them.
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

// Of which the points are the vertices of a graph: what the two players of Maker-Breaker domination
// want to own. Staller's: each vertex with its neighbours.
void add_closed_neighbourhoods(const Graph& board, SetCollector& sets);
// Dominator's: the minimal sets that meet every closed neighbourhood.
void add_dominating_sets(const Graph& board, SetCollector& sets);

}  // namespace harary
