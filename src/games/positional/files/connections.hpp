// SPDX-License-Identifier: MIT
// The minimal sets of points that connect two sides: what a player of Hex or of Shannon's game on
// vertices wants to own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace harary {

// What a point is to the player whose winning sets are read: taken from the start by the player, by
// the opponent, or not at all.
enum class PointState : std::uint8_t { free, own, lost };

struct ConnectionQuestion {
  int vertices = 0;
  std::vector<std::pair<int, int>> edges;
  std::vector<int> start, end;    // vertices of the two sides
  std::vector<PointState> state;  // own: given; lost: not there
  std::size_t most_points = 0;    // of a set
  std::size_t most_sets = 0;
};

// The minimal sets of free vertices that, with the own ones, connect a vertex of `start` with one
// of `end`; sorted. An empty set if they are connected already. Throws LimitError.
//
//   Lemma. Leave out the vertices that are lost, and replace each connected group of own ones by
//   edges between all its free neighbours. The minimal sets are the paths without chords in that
//   graph of which only the first vertex touches the start and only the last touches the end.
std::vector<std::vector<int>> minimal_connections(const ConnectionQuestion& question);

}  // namespace harary
