// SPDX-License-Identifier: MIT
// The paper's polynomial algorithms for flood. Each function takes a contracted board and gives the
// calls of a shortest solution, or nothing if the board is not of its class.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/cells/contraction.hpp"

namespace harary {

struct FloodTheorem {
  std::vector<int> calls;  // colours of the contracted board
  std::string name;
};

// Fleischer & Woeginger, Theorems 3.5 and 3.7: co-comparability graphs.
std::optional<FloodTheorem> flood_on_cocomparability(const ContractedBoard& board, int start);

// Theorem 3.9: split graphs, if at most kMostCliqueColours vertices lie in the clique.
inline constexpr int kMostCliqueColours = 20;
std::optional<FloodTheorem> flood_on_split_graph(const ContractedBoard& board, int start);

// The first of these theorems that applies.
std::optional<FloodTheorem> flood_by_theorem(const ContractedBoard& board, int start);

}  // namespace harary
