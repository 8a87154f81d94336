// SPDX-License-Identifier: MIT
// All clutters on few points up to isomorphism. A clutter, or Sperner family, is a hypergraph no
// set of which holds another one. Winning sets may always be taken to be one, because a set that
// holds another changes no winner.
#pragma once

#include <cstdint>
#include <vector>

#include "base/job.hpp"
#include "graph/hypergraph.hpp"

namespace harary {

inline constexpr int kMostClutterPoints = 6;

// Bit s says that the set s belongs to it; a set is the sum of 2^p over its points p.
using Clutter = std::uint64_t;

// One of each isomorphism class on `points` points, in order of the number of sets. Points that lie
// in no set count: the clutters on fewer points are among them. The two without a winning move, no
// set and the empty set alone, are the first two. Classes for 0, …, 6 points: 2, 3, 5, 10, 30, 210,
// 16,353 (oeis A003182). Grows each class by each set that holds none of its sets and lies in none,
// and marks all images of what is new: memory for all labelled clutters, 7,828,354 on six points.
// InputError for more points than kMostClutterPoints; throws JobStopped.
std::vector<Clutter> clutters(int points, const Job& job);

Hypergraph hypergraph_of(Clutter clutter, int points);

}  // namespace harary
