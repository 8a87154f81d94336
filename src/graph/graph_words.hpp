// SPDX-License-Identifier: MIT
// Words to offer where a board or a target is typed.
#pragma once

#include <string>
#include <vector>

namespace harary {

// The names that stand for one graph, such as petersen, then the words that a number or a text must
// follow: star:, g6:, ….
std::vector<std::string> graph_words();

}  // namespace harary
