// SPDX-License-Identifier: MIT
// Random target games on small boards, for tests.
#pragma once

#include <algorithm>
#include <memory>
#include <random>
#include <vector>

#include "games/positional/setup.hpp"
#include "graph/named.hpp"

namespace harary {

inline Graph random_board(std::mt19937& random) {
  const int order = 4 + static_cast<int>(random() % 4);
  std::vector<Edge> pairs = complete_graph(order).edges();
  std::shuffle(pairs.begin(), pairs.end(), random);
  pairs.resize(std::min<std::size_t>(pairs.size(), 6 + random() % 6));
  return Graph(order, pairs);
}

// Some edges have a colour from the start; the players may have different targets.
inline TargetSetup random_target_setup(std::mt19937& random, int most_bias = 1) {
  const std::vector<const char*> targets{"K3", "P3", "P4", "C4", "star:3", "K2"};
  const auto board = std::make_shared<const EdgeBoard>(random_board(random));
  TurnOrder turns;
  turns.starter = random() % 2 == 0 ? Side::first : Side::second;
  if (most_bias > 1) {
    turns.first_bias = 1 + static_cast<int>(random() % static_cast<unsigned>(most_bias));
    turns.second_bias = 1 + static_cast<int>(random() % static_cast<unsigned>(most_bias));
  }
  TwoColourSetup colours{board, {}, {}, turns};
  for (const Edge e : board->edges()) {
    const auto colour = random() % 10;
    if (colour < 2) (colour == 0 ? colours.red : colours.green).push_back(e);
  }
  const Graph red = named_graph(targets[random() % targets.size()]);
  return {colours,
          {red, random() % 3 == 0 ? named_graph(targets[random() % targets.size()]) : red}};
}

}  // namespace harary
