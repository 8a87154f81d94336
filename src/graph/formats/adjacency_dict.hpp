// SPDX-License-Identifier: MIT
// Adjacency as a dictionary, as Python, SageMath and JSON write it: {0: [1, 2], 1: [0], 2: [0]},
// {"a": {"b": {"weight": 2}}}. Neighbours are the entries of a list, a tuple or a set, or the keys
// of a dictionary, whose data are read over.
#pragma once

#include <string>

#include "graph/formats/labelled_graph.hpp"

namespace harary {

// Each edge once, or from both ends. Throws InputError with line and column for anything else, a
// vertex that is there twice, and a loop. O(length) and what naming places takes, at most once for
// each edge.
LabelledGraph read_adjacency_dict(std::string text, const std::string& source);

}  // namespace harary
