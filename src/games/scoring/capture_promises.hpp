// SPDX-License-Identifier: MIT
// What a player of capture gets for sure, by a pairing strategy.
//
//   Lemma (promised edges). Both players colour one edge a turn. Promise each open edge to one of
//   its ends. Of a vertex with balance d (the player's edges minus the opponent's) and k open edges
//   of which s are promised to it, suppose that all others become the opponent's: that makes the
//   balance d - (k - s). The player answers each edge that the opponent takes by another one that
//   is promised to the same vertex. So if s is even, the balance stays what it is; if s is odd, the
//   vertex is contested: who comes first changes its balance by one, and the rest is even. Of the
//   contested vertices the player takes the one that gains most, when it is his turn and there is
//   nothing to answer. So of what they gain, the largest first, he gets the second, fourth and so
//   on, or if he begins the first, third and so on. Where he has no such move left, any edge will
//   do: an edge of one's own never harms, here or at the other end of an answer.
//
// All promises give a true bound; those of a greedy choice are nearly as good as those that a
// search over exchanges of several promises finds (docs/performance.md).
#pragma once

#include <array>
#include <cstdint>

#include "games/scoring/open_core.hpp"

namespace harary {

// Undecided vertices: those with open edges.
struct CaptureVertices {
  const open_core::Rows& open;  // open edges between undecided vertices
  const std::array<std::uint8_t, open_core::kMostVertices>& loose;   // further open edges
  const std::array<std::int8_t, open_core::kMostVertices>& balance;  // red minus green
};

// What a player gets of the undecided vertices at least.
struct CaptureGuarantee {
  int points = 0;      // the number of vertices of the player's
  int difference = 0;  // this number minus the opponent's
};

// `begins` says that the side is to move.
CaptureGuarantee capture_guarantee(const CaptureVertices& vertices, Side side, bool begins);

}  // namespace harary
