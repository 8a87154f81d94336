// SPDX-License-Identifier: MIT
// Star: of a position only the open edges and the degrees of each vertex matter. Let A and B be the
// largest red and green degree so far.
//   Lemma (vertices that cannot exceed): Red's points will be the larger of A and the final red
//   degrees. A vertex whose red and open degree together are at most A cannot change that, so its
//   red degree matters no more; and likewise for green and B.
#pragma once

#include <algorithm>

#include "games/scoring/open_graph_key.hpp"

namespace harary {

inline WhatMatters what_matters_in_star(const OpenDegrees& degrees) {
  WhatMatters result;
  const auto order = static_cast<std::size_t>(degrees.order);
  int most_red = 0;
  int most_green = 0;
  for (std::size_t v = 0; v < order; ++v) {
    most_red = std::max<int>(most_red, degrees.red[v]);
    most_green = std::max<int>(most_green, degrees.green[v]);
  }
  for (std::size_t v = 0; v < order; ++v) {
    const int open = degrees.open(v);
    const int red = degrees.red[v] + open > most_red ? degrees.red[v] + 1 : 0;
    const int green = degrees.green[v] + open > most_green ? degrees.green[v] + 1 : 0;
    result.at[v] = static_cast<std::uint16_t>(red << 5 | green);
  }
  result.certain = static_cast<std::uint16_t>(most_red << 8 | most_green);
  return result;
}

}  // namespace harary
