// SPDX-License-Identifier: MIT
// Sets of vertices as text: "3,5". Vertices count from 0.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

// One vertex of a graph of that order. `place` is the place of the text. Throws InputError for
// anything but a number, and for one that is not below `order`.
int parse_vertex(std::string_view text, int order, const TextPlace& place = {});

// The vertices of "3,5"; "" has none. `start` is the place of the first character. Throws
// InputError with the column for anything but vertices between commas and for one that is listed
// twice. O(length).
VertexSet parse_vertex_list(std::string_view text, int order, const TextPlace& start = {});

// "3,5", in increasing order, which parse_vertex_list() reads back.
std::string vertex_list_text(VertexSet vertices);

}  // namespace harary
