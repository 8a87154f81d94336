// SPDX-License-Identifier: MIT
// Where a player needs no list of replies to stop the other one's sets.
#pragma once

#include <optional>
#include <vector>

#include "verify/sets/point_set.hpp"

namespace harary {

// Lemma. The attacker is to move and both take one point each in turn. Of each set that the
// defender has not touched let the trace be its points in `region`; the attacker may own all the
// others. Choose disjoint pairs of points of the region. Traces that hold a pair are left out, the
// others lose the points of all pairs. If the sum of 2^-size over them is below 1/2, the attacker
// never owns a set.
// Proof. The defender answers a point of a pair with the other point, which spoils the traces that
// hold the pair. Everywhere else the defender plays on what is left of the traces, as if the
// attacker had the points of all pairs: by the criterion of P. Erdős and J. L. Selfridge (On a
// combinatorial game, 1973) a second player holds there if the sum is below 1/2. A point of the
// region that is not needed for an answer may be taken at will, for more points never hurt.
//
// Pairs are chosen one by one, each time the one that makes the sum smallest, until the sum is
// small enough or no pair makes it smaller. Returns the points of the region that the proof uses;
// nothing if it fails.
std::optional<SetOfPoints> stopped_by_pairs(const std::vector<SetOfPoints>& sets,
                                            const SetOfPoints& defender, const SetOfPoints& region);

}  // namespace harary
