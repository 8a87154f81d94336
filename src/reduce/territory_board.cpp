// SPDX-License-Identifier: MIT
#include "reduce/territory_board.hpp"

#include <fmt/format.h>

namespace harary {

std::string graph_board_file(const TerritoryReduction& reduction, const std::string& comment) {
  std::string text = "graph\n";
  if (!comment.empty()) text += fmt::format("# {}\n", comment);
  for (const int colour : reduction.colours) text += colour_symbol(colour);
  text += '\n';
  for (const auto& [u, v] : reduction.edges) text += fmt::format("{} {}\n", u, v);
  return text;
}

}  // namespace harary
