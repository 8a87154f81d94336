// SPDX-License-Identifier: MIT
// The graph of a list of edges whose ends are numbers or names.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "graph/formats/labelled_graph.hpp"

namespace harary {

struct ListedEdge {
  struct End {
    std::string text;
    TextPlace place;
  };
  End u;
  End v;
};

// What the first line "ORDER EDGES" says.
struct EdgeCounts {
  int order = 0;
  int edges = 0;
};

// Names are numbered as they come. These throw InputError for a loop, an edge that is listed twice,
// and a vertex out of range.
LabelledGraph graph_of_names(const std::vector<ListedEdge>& listed);

// Vertices that are numbers below `order`; without one the order is one more than the highest if
// one of them is 0, else they are the names of the vertices that occur.
LabelledGraph graph_of_numbers(const std::vector<ListedEdge>& listed, std::optional<int> order);

// Vertices count from 0, or from 1 if the last one is there. `source` is named in messages.
LabelledGraph graph_with_counts(const std::vector<ListedEdge>& listed, const EdgeCounts& counts,
                                const std::string& source);

}  // namespace harary
