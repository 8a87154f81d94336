// SPDX-License-Identifier: MIT
// Upper bounds for what count_in_turns(order, 2) counts, on boards where Pólya's polynomial in two
// variables takes too long. By the lemma of Burnside the number of colourings with r red and g
// green edges up to isomorphism is
//     M + 1/n! · Σ over permutations other than the identity  [x^r y^g] Π over edge cycles of
//     length l (1 + x^l + y^l),
// where M is the number of labelled colourings divided by n!. A coefficient of a polynomial without
// negative ones is at most the polynomial's value at x = y = t, divided by t^(r + g), for every
// t > 0. So the second summand is at most S(t) / t^(r + g), where S(t) needs one pass over the
// partitions of n for all t together; the smallest of these over a fixed list of t is taken.
//
// Where many edges are open and many coloured, nearly all colourings have no symmetry, and the
// bound is close: its sum over the plies exceeds the exact one by 3 parts in 10^6 on K24, 2 in 10^9
// on K32 and 3 in 10^14 on K43. With few open or few coloured edges it may be a thousand times too
// large. The first plies are exact.
#pragma once

#include <gmpxx.h>

#include <vector>

#include "base/job.hpp"

namespace harary {

// By ply. 1 <= order <= kMaxOrder. Throws JobStopped.
std::vector<mpz_class> turn_bounds(int order, Job& job);

}  // namespace harary
