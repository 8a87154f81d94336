// SPDX-License-Identifier: MIT
// How many edges a graph without a complete subgraph can have, and a graph in which every further
// edge makes a triangle must have: theorems that bound the score of a saturation game.
#pragma once

#include "graph/graph.hpp"

namespace harary {

// Turán (1941): the most edges of a graph on `order` vertices without `clique` vertices that are
// all joined, clique >= 2. For triangles that is Mantel's theorem (1907): a quarter of the square.
int turan_number(int order, int clique);

// The same for a triangle-free graph that contains `part`: one that is not bipartite has at most
// (order - 1)^2 / 4 + 1 edges (P. Erdős, "Some theorems on graphs", 1955).
int most_triangle_free_edges(int order, const Graph& part);

// The least number of edges of a graph on `order` vertices without a triangle in which every other
// pair has a common neighbour, and which contains `part`. Such a graph is connected. If a vertex u
// has one neighbour v, every other vertex has a common neighbour with u, which is v: a star, with
// order - 1 edges. Otherwise all degrees are at least two, and there are at least 2 order - 5 edges
// (D. A. Duffus, D. Hanson, "Minimal k-saturated and color critical graphs of prescribed minimum
// degree", 1986).
int least_saturated_edges(int order, const Graph& part);

}  // namespace harary
