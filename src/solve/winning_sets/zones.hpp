// SPDX-License-Identifier: MIT
// What a solved position says about positions like it (in the spirit of lambda search and of
// Hex's must-play regions).
//
//   A win of Maker comes with points Z: she wins with the sets within Z. So a reply of Breaker's
//   outside Z loses like the one that was answered: it kills none of these sets. After all replies
//   that were tried, Z is the union of theirs.
//   A win of Breaker comes with points W: he holds on the traces S ∩ W of all sets S. So a move of
//   Maker's outside W fails like the one that was refuted: the traces are as before. After all
//   moves that were tried, W is the union of theirs; the moves themselves need not be in it,
//   because outside W they are passes. If a dominated point of W was not tried, its dominator is
//   put into W: then the point is dominated on the traces as well.
//   Both stay true for larger sets of points.
#pragma once

#include <cstddef>

#include "solve/winning_sets/companions.hpp"
#include "solve/winning_sets/search_meter.hpp"
#include "solve/winning_sets/set_list.hpp"

namespace harary {

template <int Words>
void add_dominators(const Companions<Words>& companions, PointSet<Words>& zone) {
  const PointSet<Words> before = zone & companions.points;
  for (const int p : before) zone.insert(companions.dominator(p));
}

// The points that no other one dominates, and how many are dropped for that.
template <int Words>
PointSet<Words> undominated(const Companions<Words>& companions, SearchMeter& meter) {
  const PointSet<Words> result = companions.undominated();
  meter.dropped(Technique::dominated_points, companions.points.size(), result.size());
  return result;
}

// Of the moves that are left only those that may answer a sequence of threats.
template <int Words>
void keep_replies(const PointSet<Words>& replies, PointSet<Words>& moves, SearchMeter& meter) {
  const int before = moves.size();
  moves &= replies;
  meter.dropped(Technique::replies_to_threat, before, moves.size());
}

// Adds points until at least `least` of each set lie in the zone.
template <int Words>
void keep_points(const SetList<Words>& sets, int least, PointSet<Words>& zone) {
  for (const PointSet<Words>& set : sets) {
    int missing = least - (set & zone).size();
    if (missing <= 0) continue;
    const PointSet<Words> outside = set - zone;
    for (const int p : outside) {
      if (missing-- == 0) break;
      zone.insert(p);
    }
  }
}

// Points of sets with at most `most` points outside the zone.
template <int Words>
PointSet<Words> points_of_near_sets(const SetList<Words>& sets, const PointSet<Words>& zone,
                                    int most) {
  PointSet<Words> result;
  for (const PointSet<Words>& set : sets) {
    if ((set - zone).size() <= most) result |= set;
  }
  return result;
}

}  // namespace harary
