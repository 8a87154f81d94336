// SPDX-License-Identifier: MIT
// The table of the names of graphs: K6, K3,3, star:4, grid:7x3, petersen. What is made of several
// graphs (~C5, K6+P3) is read by graph_expression.hpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/graph.hpp"

namespace harary {

// A name at the beginning of a text.
struct NameAtStart {
  Graph graph;
  std::string spelled;  // as it is usually written: K6 for k06
  std::size_t length;   // in bytes of the text
};

// The longest name that `text` begins with; nothing if there is none. Capital and small letters are
// the same. Throws InputError, without a place, for a number out of range, before it makes a graph.
std::optional<NameAtStart> name_at_start(std::string_view text);

// One example of each form: "K6 K3,3 E5 …".
std::string example_names();

// How a family with several numbers is written, "grid:7x3", if `text` begins with its word; else
// "".
std::string_view example_of_family(std::string_view text);

// The names that stand for one graph, such as petersen, then the words that a number or a text must
// follow: star:, grid:, g6:, …. To offer where a board or a target is typed.
std::vector<std::string> graph_words();

}  // namespace harary
