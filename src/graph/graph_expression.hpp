// SPDX-License-Identifier: MIT
// Graphs made of named graphs: complements ~C5, disjoint unions 2*K5 and K6+P3, Cartesian products
// P4xC5. The signs bind in this order, ~ the tightest; parentheses change it:
//
//   union       = product { "+" product }
//   product     = multiple { "x" multiple }
//   multiple    = number "*" multiple | complement
//   complement  = "~" complement | "(" union ")" | name (name_table.hpp)
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

struct GraphExpression {
  Graph graph;
  // As it is usually written: names in their usual spelling, no parentheses that change nothing.
  std::string spelled;
};

// A text that is no expression. It is thrown so that the caller can see first whether the whole
// text resembles one.
struct NoExpression {
  std::size_t begin;    // of the part that is wrong, in bytes
  std::size_t length;   // 0: something is missing there
  std::string message;  // empty: the part should be a name and is none
};

// `start` is the place of the first character. Throws NoExpression, and InputError for a graph with
// more than 64 vertices, before it is made, and for signs nested more than 32 deep.
GraphExpression read_graph_expression(std::string_view text, const TextPlace& start = {});

// The place of what begins at `begin` in `text`: with a column if the text may have several parts.
TextPlace place_of_part(const TextPlace& start, std::string_view text, std::size_t begin);

}  // namespace harary
