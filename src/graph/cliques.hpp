// SPDX-License-Identifier: MIT
// Largest cliques of small graphs, by plain branch and bound on sets of candidates.
#pragma once

#include "graph/graph.hpp"

namespace harary {

// The order of the largest clique; 1 for a graph without edges, 0 for the graph without vertices.
// Exponential in the worst case, a few dozen steps on the colour classes of games.
int clique_number(const Graph& graph);
// One of that order.
VertexSet largest_clique(const Graph& graph);

// The number of edges of the largest Colex graph contained in the graph: a largest clique, and the
// vertex outside with the most neighbours in it, over all largest cliques.
int largest_colex(const Graph& graph);
// The vertices of such a Colex graph, which is what they span; none in a graph without edges.
VertexSet largest_colex_vertices(const Graph& graph);

}  // namespace harary
