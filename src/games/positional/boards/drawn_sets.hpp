// SPDX-License-Identifier: MIT
// A board with winning sets by name as it is drawn: where its points lie, which are taken from the
// start, and what each player wants to own.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/options.hpp"
#include "games/positional/boards/family_text.hpp"
#include "graph/graph.hpp"

namespace harary {

using PointList = std::vector<int>;  // by their numbers on the board

enum class PointForm { square, hexagon, tile };

struct DrawnSets {
  PointKind kind = PointKind::cells;
  std::vector<std::string> names;
  // Of points that are edges or vertices.
  Graph graph{1};
  // Of all others: the middle of each point, x to the right and y downwards. Neighbours are 1
  // apart.
  PointForm form = PointForm::square;
  std::vector<std::pair<double, double>> places = {};
  // Of Red and of Green.
  std::array<PointList, 2> taken = {};
  std::array<std::vector<PointList>, 2> sets = {};   // the minimal ones
  std::array<std::vector<PointList>, 2> sides = {};  // of the board, that a player connects
};

// --board, --target (K3 where it is missing), --green-target, --red and --green; a graph as target
// is the sets of its copies. Throws InputError, LimitError.
DrawnSets drawn_sets(const GameOptions& options);

}  // namespace harary
