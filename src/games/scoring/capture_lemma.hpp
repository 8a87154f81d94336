// SPDX-License-Identifier: MIT
// Capture: of a position only the open edges and the balance d (red minus green) of each vertex
// matter.
//   Lemma (decided vertices): a vertex with |d| greater than its number of open edges keeps its
//   owner to the end, and one without open edges keeps what it is. What happens there matters no
//   more; only the numbers of vertices decided for red and for green do.
#pragma once

#include "games/scoring/open_graph_key.hpp"

namespace harary {

inline WhatMatters what_matters_in_capture(const OpenDegrees& degrees) {
  WhatMatters result;
  int red = 0;
  int green = 0;
  for (std::size_t v = 0; v < static_cast<std::size_t>(degrees.order); ++v) {
    const int balance = degrees.red[v] - degrees.green[v];
    const int open = degrees.open(v);
    if (balance > open) {
      ++red;
    } else if (-balance > open) {
      ++green;
    } else if (open > 0) {
      result.at[v] = static_cast<std::uint16_t>(balance + kMaxSmallOrder);
    }
  }
  result.certain = static_cast<std::uint16_t>(red << 8 | green);
  return result;
}

}  // namespace harary
