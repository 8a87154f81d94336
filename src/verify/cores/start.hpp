// SPDX-License-Identifier: MIT
// How a game begins, in the plainest words: what the verifier's cores are made from. Both players
// colour one edge a turn.
#pragma once

#include <vector>

#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

struct CoreStart {
  int order = 0;
  std::vector<Edge> red;
  std::vector<Edge> green;
  std::vector<Edge> open;
  Side mover = Side::first;
  // Whether the leader is taken to have what lemma 3 of points_threshold.hpp says.
  bool raised = false;
};

}  // namespace harary
