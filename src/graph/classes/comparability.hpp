// SPDX-License-Identifier: MIT
// Transitive orientation (Golumbic, Algorithmic Graph Theory and Perfect Graphs, section 5.6, the
// "TRO theorem"): orient any edge, then all edges whose orientation it forces: u -> v forces u -> w
// if v and w are not adjacent, and w -> v if u and w are not. If an edge is forced both ways there
// is no transitive orientation. The edges oriented so far are removed, and the next round starts
// with any remaining edge. Every edge is oriented once, which costs operations on two rows of bits.
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
