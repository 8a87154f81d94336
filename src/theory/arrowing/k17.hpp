// SPDX-License-Identifier: MIT
// The parts of a proof that K17 has one colouring without a one-coloured K4 up to isomorphism
// (W. Slany, "Graph Ramsey games", Fact 8.1, after S. Radziszowski). The argument that breaks the
// symmetry, before any formula:
//
// 1. K9 has no colouring without a red K3 and a green K4. So no vertex of K17 has nine red edges,
//    nor nine green ones, and each has eight of both.
// 2. The red neighbours of vertex 0 have no red K3 and no green K4 among them. There are three such
//    colourings of K8 up to isomorphism. The same holds of the green neighbours, colours exchanged.
// 3. So, after a permutation of the vertices, the neighbours of vertex 0 are one of nine pairs, and
//    64 edges between them are left for a solver.
#pragma once

#include <vector>

#include "theory/arrowing/encoding.hpp"

namespace harary {

// The graphs on eight vertices without a triangle and without four independent vertices, from the
// list of all graphs on eight vertices.
std::vector<Graph> neighbourhoods_in_k17();

// Two K4 on K17, where vertex 0 has the red neighbours 1 to 8, joined in red as `of_red`, and the
// green neighbours 9 to 16, joined in green as `of_green`.
ArrowingQuestion k17_around_a_vertex(const Graph& of_red, const Graph& of_green);

// Isomorphic with the colours kept; orders up to 24.
bool are_isomorphic(const EdgeColouring& a, const EdgeColouring& b);

// In how many ways a vertex can be added to a colouring in two colours without a one-coloured K4,
// so that it is joined to all vertices but `apart`, without making one: tries all of them. At most
// 17 vertices.
std::vector<EdgeColouring> extensions_without_tetrahedron(const EdgeColouring& colouring,
                                                          int apart);

}  // namespace harary
