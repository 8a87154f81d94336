// SPDX-License-Identifier: MIT
// Points that occur together.
//
//   Lemma (twins). If two points lie in the same sets, Breaker gives these sets up to no harm:
//   whenever Maker takes one of the two, Breaker answers with the other. Without those sets other
//   points may have become twins; the pairs are disjoint, so the rule is applied until there are
//   none. A bound on Maker's moves changes nothing: she has lost a move by it.
//   Lemma (dominated points). If all sets with the point x also hold the point y, then y is at
//   least as good a move as x, for both: who would take x takes y and plays as if the two were
//   exchanged. Without twins only one of two points dominates the other.
#pragma once

#include <array>
#include <cstddef>

#include "solve/winning_sets/set_list.hpp"

namespace harary {

// For each point the points that all its sets hold, itself included. Large (32 kB for 512 points):
// a search that calls itself keeps it in a frame or a member, not on the stack.
template <int Words>
struct Companions {
  std::array<PointSet<Words>, PointSet<Words>::kCapacity> in_all;
  PointSet<Words> points;

  void begin(const PointSet<Words>& all) {
    points = all;
    for (const int p : points) in_all[static_cast<std::size_t>(p)] = points;
  }
  void add(const SetList<Words>& sets) {
    for (const PointSet<Words>& set : sets) {
      for (const int p : set) in_all[static_cast<std::size_t>(p)] &= set;
    }
  }
  const PointSet<Words>& of(int p) const { return in_all[static_cast<std::size_t>(p)]; }
  // The points that no other one dominates; of twins the first.
  PointSet<Words> undominated() const {
    PointSet<Words> result;
    for (const int p : points) {
      if (dominator(p) == p) result.insert(p);
    }
    return result;
  }
  // One point, the first, of each class of twins.
  PointSet<Words> one_of_twins() const {
    PointSet<Words> result;
    for (const int p : points) {
      bool first = true;
      for (const int q : of(p)) first = first && (q >= p || !of(q).contains(p));
      if (first) result.insert(p);
    }
    return result;
  }
  // A point that dominates p and is dominated by none.
  int dominator(int p) const {
    int best = p;
    for (const int q : of(p)) {
      if (of(best).contains(q) && (q < best || !of(q).contains(best))) best = q;
    }
    return best;
  }
};

// Leaves a family without twins and its companions; adds the pairs that Breaker has used.
template <int Words>
void drop_twins(SetList<Words>& sets, Companions<Words>& companions, PointSet<Words>& pairs) {
  for (;;) {
    companions.begin(points_of(sets));
    companions.add(sets);
    PointSet<Words> paired;
    for (const int p : companions.points) {
      if (paired.contains(p)) continue;
      for (const int q : companions.of(p)) {
        if (q <= p || paired.contains(q) || !companions.of(q).contains(p)) continue;
        paired.insert(p);
        paired.insert(q);
        break;
      }
    }
    if (paired.empty()) return;
    pairs |= paired;
    drop_sets_if(sets, [&](const PointSet<Words>& set) { return set.intersects(paired); });
  }
}

}  // namespace harary
