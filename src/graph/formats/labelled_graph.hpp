// SPDX-License-Identifier: MIT
// A graph whose vertices may have names, as files have them.
#pragma once

#include <string>
#include <vector>

#include "graph/graph.hpp"

namespace harary {

struct LabelledGraph {
  Graph graph;
  std::vector<std::string> labels;  // in the order of the vertices; empty: they are numbers

  friend bool operator==(const LabelledGraph&, const LabelledGraph&) = default;
};

// A graph with a name for each vertex; std::logic_error if their numbers differ. Where all names
// are whole numbers, the vertices are renumbered in the order of these; where they are 0, 1, 2, …,
// no labels are left.
LabelledGraph labelled(const Graph& graph, const std::vector<std::string>& names);

// The name of a vertex: its label, or else its number.
std::string vertex_name(const LabelledGraph& board, int vertex);

}  // namespace harary
