// SPDX-License-Identifier: MIT
// Constructions of colourings without one-coloured cliques, as large as they can be.
#pragma once

#include "theory/arrowing/edge_colouring.hpp"

namespace harary {

// K_q with the edge between i and j red if i - j is a square modulo q, else green: Paley's graph
// and its complement, which are isomorphic. Throws InputError unless q <= 64 is a prime that leaves
// 1 when divided by 4.
EdgeColouring paley_colouring(int q);

// A new vertex, with the number of the old order, whose edges have the colours of those of v. It is
// not adjacent to v. No clique of the result contains both, so the largest one-coloured cliques are
// as large as before. Throws InputError if v does not exist, or if the board has kMaxOrder vertices
// already.
EdgeColouring duplicate_vertex(const EdgeColouring& colouring, int v);

// The colouring of K17 without a one-coloured K4 (R. Greenwood, A. Gleason, 1955): Paley's.
EdgeColouring critical_colouring_of_k17();
// K18 without one edge, in two colours without a one-coloured K4 (W. Slany, "Graph Ramsey games",
// Fact 8.1, after S. Radziszowski): a vertex of the above duplicated.
EdgeColouring critical_colouring_of_k18_minus_edge();

}  // namespace harary
