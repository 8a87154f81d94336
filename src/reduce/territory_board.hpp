// SPDX-License-Identifier: MIT
// The boards that reductions to flood and Honey-Bee make: a coloured graph with its gadgets.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/cells/coloured_board.hpp"
#include "reduce/gadget.hpp"

namespace harary {

struct TerritoryReduction {
  GadgetPlan plan;
  std::vector<int> colours;  // of the vertices
  std::vector<std::pair<int, int>> edges;
  int start = 0;         // of flood, and of player A in Honey-Bee
  int second_start = 0;  // of player B
  int bound = 0;         // flood: the answer is yes iff this number of calls suffices

  int vertex(int gadget, int colour, double x, double y) {
    colours.push_back(colour);
    return plan.add_vertex(gadget, x, y);
  }
  void join(int u, int v) { edges.emplace_back(u, v); }
  // Throws InputError or LimitError if the board is too large.
  ColouredBoard board() const {
    return ColouredBoard(static_cast<int>(colours.size()), edges, colours, "the reduction");
  }
};

// The text of a board file: "graph", the colours, the edges; what it is goes into comments.
std::string graph_board_file(const TerritoryReduction& reduction, const std::string& comment);

}  // namespace harary
