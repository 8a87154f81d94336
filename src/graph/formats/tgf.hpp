// SPDX-License-Identifier: MIT
// The Trivial Graph Format (.tgf) of yEd: a line "ID LABEL" for each vertex, a line "#", a line
// "ID ID LABEL" for each edge. Labels may be missing.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// The vertices are called by their labels if all differ, else by their ids. Throws InputError with
// line and column for an edge of a vertex that has no line, a loop and an edge that is there twice.
LabelledGraph read_tgf(std::istream& in, const std::string& source);
std::string tgf_text(const LabelledGraph& board);

// Is the text in this format beyond doubt? Vertices are numbers, their labels are not, or they have
// no labels. In a list of edges, too, a line may be an empty comment.
bool claims_tgf(std::string_view head);

inline constexpr BoardFormat kTgfFormat{.name = "tgf",
                                        .title = "TGF",
                                        .ending = ".tgf",
                                        .read = read_tgf,
                                        .claims = claims_tgf,
                                        .may_be_silent = true,
                                        .write = tgf_text};

}  // namespace harary
