// SPDX-License-Identifier: MIT
// Pajek (.net): "*Vertices N", a line "NUMBER LABEL" for each vertex that has a label, "*Edges" or
// "*Edgeslist", and then the edges; arcs are read where each has its reverse.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// The vertices are called by their labels if all differ. Throws InputError with line and column for
// an arc without its reverse, an edge that is there twice, a loop and what is not in the format.
LabelledGraph read_pajek(std::istream& in, const std::string& source);
std::string pajek_text(const LabelledGraph& board);
bool claims_pajek(std::string_view head);

inline constexpr BoardFormat kPajekFormat{.name = "pajek",
                                          .title = "Pajek",
                                          .ending = ".net",
                                          .other_endings = ".paj",
                                          .read = read_pajek,
                                          .claims = claims_pajek,
                                          .write = pajek_text};

}  // namespace harary
