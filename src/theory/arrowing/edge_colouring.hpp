// SPDX-License-Identifier: MIT
// Colourings of the edges of a graph, and the plain check that one avoids its targets. The check
// shares no code with the search for copies or the encoding, because it verifies their answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "graph/graph.hpp"

namespace harary {

struct EdgeColouring {
  Graph board;
  std::vector<std::vector<Edge>> classes;  // classes[i]: the edges of colour i
};

// Why `colouring` does not prove that its board does not arrow the targets: an edge without colour
// or with two, an edge that is not on the board, a copy of target i in colour i. Nothing if it is a
// proof. Exponential in the order of the targets.
std::optional<std::string> fault_of_witness(const EdgeColouring& colouring,
                                            const std::vector<Graph>& targets, const Job& job);

// Is there an injective map of the target's vertices that takes edges to edges?
bool contains_plainly(const Graph& host, const Graph& target, const Job& job);

}  // namespace harary
