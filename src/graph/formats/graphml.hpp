// SPDX-License-Identifier: MIT
// GraphML (.graphml), the graph format in XML of U. Brandes and others: nodes and edges of one
// undirected graph. Data of nodes that is called label or name gives their names; other data,
// ports and the rest of the document are read over.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// The vertices are called by their labels if all have different ones, otherwise by their ids.
// Throws InputError with line and column for directed edges, hyperedges, graphs within nodes, a
// second graph, a loop, an edge that is there twice, a document type with entities of its own, and
// what is not XML.
LabelledGraph read_graphml(std::istream& in, const std::string& source);
std::string graphml_text(const LabelledGraph& board);
bool claims_graphml(std::string_view head);

// GEXF (.gexf), the XML of Gephi, likewise: labels are attributes of nodes.
LabelledGraph read_gexf(std::istream& in, const std::string& source);
std::string gexf_text(const LabelledGraph& board);
bool claims_gexf(std::string_view head);

inline constexpr BoardFormat kGraphmlFormat{.name = "graphml",
                                            .title = "GraphML",
                                            .ending = ".graphml",
                                            .other_endings = ".xml",
                                            .read = read_graphml,
                                            .claims = claims_graphml,
                                            .write = graphml_text};

inline constexpr BoardFormat kGexfFormat{.name = "gexf",
                                         .title = "GEXF",
                                         .ending = ".gexf",
                                         .read = read_gexf,
                                         .claims = claims_gexf,
                                         .write = gexf_text};

}  // namespace harary
