// SPDX-License-Identifier: MIT
// All clutters and all hypergraphs whose sets have one size, on few points, up to isomorphism.
#pragma once

#include <functional>

#include "base/job.hpp"
#include "theory/clutters/clutter.hpp"

namespace harary {

// Calls f(c) for one of each isomorphism class, as all sets that hold a set of the clutter. Points
// that lie in no set of it count: the clutters on fewer points are among them, and so are the two
// without a winning move, no set and the empty set alone. Classes for 0, …, 7 points: 2, 3, 5, 10,
// 30, 210, 16,353, 490,013,148 (oeis A003182). Memory: a number for each labelled clutter on one
// point fewer, 45 MB in all for the 7,828,354 on six points. 0 <= points <= kMostClutterPoints,
// otherwise InputError; throws JobStopped.
void for_each_clutter(int points, Job& job, const std::function<void(const Clutter&)>& f);

// The same of hypergraphs whose sets have `size` points; they are clutters. Calls f(h) for one of
// each isomorphism class; points that lie in no set count. Of 3-uniform ones on 3, …, 7 points
// there are 2, 5, 34, 2136, 7,013,320 (oeis A000665). 0 <= points <= kMostClutterPoints, 1 <= size
// <= kMostClutterPoints, otherwise InputError; throws JobStopped.
void for_each_uniform_hypergraph(int points, int size, Job& job,
                                 const std::function<void(const Clutter&)>& f);

}  // namespace harary
