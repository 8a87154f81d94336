// SPDX-License-Identifier: MIT
// Families of winning sets as --target names them: "line:3", "copies:K3;copies:C4". What they mean
// on a board is for named_board.hpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace harary {

enum class PointKind { cells, edges, vertices, subsets };

// "cells", "edges", …
std::string_view name_of(PointKind points);

struct SetFamily {
  PointKind points = PointKind::edges;
  std::string_view word;  // "line:", "cycles", …
  std::string rest;       // what follows the word
  std::string written;    // all of it
};

// Whether a target is a family, or several targets, and no graph.
bool names_families(std::string_view target);
// The parts of a target; a graph among them is the family of its copies. Throws InputError.
std::vector<SetFamily> read_families(std::string_view target);

}  // namespace harary
