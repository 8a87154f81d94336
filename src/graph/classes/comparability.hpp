// SPDX-License-Identifier: MIT
// Transitive orientation (Golumbic, Algorithmic Graph Theory and Perfect Graphs, section 5.6, the
// "TRO theorem"): orient some edge, then all that follows from it: u -> v forces u -> w if v and w
// are not adjacent, and w -> v if u and w are not. If an edge is forced both ways there is no
// transitive orientation. What was forced is taken away, and another edge begins; any choice will
// do. Every edge is oriented once, at the price of two rows of bits.
#pragma once

#include <optional>

#include "graph/classes/relation.hpp"

namespace harary {

// A partial order u < v that relates exactly the adjacent vertices; nothing if there is none.
std::optional<Relation> transitive_orientation(const Relation& graph);

// A partial order that relates exactly the vertices that are not adjacent: it exists for
// co-comparability graphs.
std::optional<Relation> cocomparability_order(const Relation& graph);

}  // namespace harary
