// SPDX-License-Identifier: MIT
// Questions about numbers of edge colourings of K_n up to isomorphism, answered from a
// ColouringTable just large enough. All of them throw as its constructor does.
#pragma once

#include <gmpxx.h>

#include <span>
#include <vector>

#include "base/job.hpp"
#include "theory/counting/colouring_table.hpp"

namespace harary {

// The number of colourings with edges[i] edges of colour i, the rest uncoloured. Throws InputError
// if K_n has fewer edges than that.
mpz_class count_colourings(int order, std::span<const int> edges, Job& job);

// The whole distribution: every number of edges of each of the colours.
ColouringTable count_all_colourings(int order, int colours, Job& job);

struct PlyCount {
  std::vector<int> edges;  // of each colour
  mpz_class count;
};

// The positions of a game in which the colours take turns, without forbidden moves.
struct TurnCounts {
  int order = 0;
  int colours = 0;
  std::vector<PlyCount> plies;  // from the empty board to the full one
  mpz_class total;
};

// After p plies colour i has taken its edges p' = i, i + k, i + 2k, … < p. With two colours these
// are the balanced positions, r = g or r = g + 1; with one colour the graphs by number of edges.
TurnCounts count_in_turns(int order, int colours, Job& job);

// The total alone. With two colours one variable is enough (difference_polynomial.hpp), which is a
// thousand times as fast on large boards.
mpz_class count_all_turns(int order, int colours, Job& job);

// The edges of each colour after that many plies in turns.
std::vector<int> edges_in_turns(int ply, int colours);

}  // namespace harary
