// SPDX-License-Identifier: MIT
// Regular and edge-transitive graphs.
#pragma once

#include "graph/graph.hpp"

namespace harary {

bool is_regular(const Graph& graph);
// Every edge goes to every other one by an automorphism; true without edges. At most kMaxSmallOrder
// vertices; throws LimitError beyond.
bool is_edge_transitive(const Graph& graph);

}  // namespace harary
