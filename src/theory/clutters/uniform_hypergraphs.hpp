// SPDX-License-Identifier: MIT
// All hypergraphs on few points whose sets have one size, up to isomorphism. They are clutters.
#pragma once

#include <functional>

#include "base/job.hpp"
#include "theory/clutters/clutter.hpp"

namespace harary {

// Calls f(h) for one of each isomorphism class; points that lie in no set count. Of 3-uniform ones
// on 3, …, 7 points there are 2, 5, 34, 2136, 7,013,320 (oeis A000665).
// 0 <= points <= kMostClutterPoints, 1 <= size <= kMostClutterPoints, otherwise InputError; throws
// JobStopped.
void for_each_uniform_hypergraph(int points, int size, Job& job,
                                 const std::function<void(const Clutter&)>& f);

}  // namespace harary
