// SPDX-License-Identifier: MIT
// Positions as the searches meet them, for measuring canonical forms: random play to a random ply.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/canonical/coloured_graph.hpp"

namespace harary::bench {

// Two-coloured complete graphs: the edges taken in random order by red (plane 0) and blue (plane
// 1) in turn, to a ply chosen evenly from 0 to the number of edges.
std::vector<SmallColouredGraph<2>> colouring_positions(int order, int count, std::uint64_t seed);

// Triangle-free graphs: random edges that close no triangle until none is left, cut at a ply
// chosen evenly over the whole play. Plane 0 holds the edges.
std::vector<SmallColouredGraph<1>> saturation_positions(int order, int count, std::uint64_t seed);

// The same positions as a solver keys them: plane 1 holds the pairs that may still be played, dead
// vertices and edges without any influence are gone, labels tell vertices with legal pairs apart.
std::vector<SmallColouredGraph<2>> reduced_saturation_positions(int order, int count,
                                                                std::uint64_t seed);

}  // namespace harary::bench
