// SPDX-License-Identifier: MIT
// Regular and edge-transitive graphs.
#pragma once

#include "graph/graph.hpp"

namespace harary {

bool is_regular(const Graph& graph);
// Whether for any two edges some automorphism maps one to the other; true without edges. Throws
// LimitError for more than kMaxSmallOrder vertices.
bool is_edge_transitive(const Graph& graph);

}  // namespace harary
