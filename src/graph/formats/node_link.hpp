// SPDX-License-Identifier: MIT
// Node-link JSON (.json): an object with a list of nodes and a list of links or edges, as networkx
// (node_link_data), D3 and vis.js have it. Nodes have an "id" or a "name"; links a "source" and a
// "target" (or "from" and "to"), which are ids, or, where nodes have none, places in the list.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// The vertices are called by their labels or names if all differ, else by their ids. Throws
// InputError with line and column for a directed graph, a link to no node, a loop and an edge that
// is there twice.
LabelledGraph read_node_link(std::istream& in, const std::string& source);
std::string node_link_text(const LabelledGraph& board);

// An object with such keys?
bool claims_node_link(std::string_view head);

inline constexpr BoardFormat kNodeLinkFormat{.name = "json",
                                             .title = "node-link JSON",
                                             .ending = ".json",
                                             .read = read_node_link,
                                             .claims = claims_node_link,
                                             .write = node_link_text};

}  // namespace harary
