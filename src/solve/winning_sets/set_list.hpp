// SPDX-License-Identifier: MIT
// A family as the searches see it: the sets that one player can still complete, each as the points
// that are still missing. Points have numbers below 64 * Words.
//
//   Lemma (live sets). In a game where only the completion of sets counts, a position is known by
//   these sets: a set with a point of the opponent can never be completed, and points that are
//   owned already need not be named.
//   Lemma (minimal sets). A set that holds another one can be dropped: who completes it has
//   completed the smaller one before or at the same time.
#pragma once

#include <cstddef>
#include <vector>

#include "graph/edge_set.hpp"
#include "graph/hypergraph.hpp"

namespace harary {

template <int Words>
using PointSet = EdgeSet<Words>;
template <int Words>
using SetList = std::vector<PointSet<Words>>;

template <int Words>
SetList<Words> list_of(const Hypergraph& family) {
  SetList<Words> result;
  for (const std::vector<int>& set : family.sets) {
    result.emplace_back();
    for (const int p : set) result.back().insert(p);
  }
  return result;
}

template <int Words>
PointSet<Words> points_of(const SetList<Words>& sets) {
  PointSet<Words> result;
  for (const PointSet<Words>& set : sets) result |= set;
  return result;
}

inline constexpr std::size_t kMostComparisons = 20'000'000;

// The family after its owner took the point: its sets shrink, and sets that hold one of those are
// dropped. Only sets that shrank can have come to lie in others. Where there are very many, they
// are not compared: sets too many cost time, and change no answer.
template <int Words>
void take_point(const SetList<Words>& sets, int point, SetList<Words>& result) {
  result.clear();
  for (const PointSet<Words>& set : sets) {
    if (!set.contains(point)) continue;
    result.push_back(set);
    result.back().erase(point);
  }
  const std::size_t shrunk = result.size();
  const bool compare = shrunk * sets.size() < kMostComparisons;
  for (const PointSet<Words>& set : sets) {
    if (set.contains(point)) continue;
    bool minimal = true;
    for (std::size_t i = 0; compare && i < shrunk && minimal; ++i)
      minimal = !set.contains(result[i]);
    if (minimal) result.push_back(set);
  }
}

// The family after the opponent took the point.
template <int Words>
void lose_point(const SetList<Words>& sets, int point, SetList<Words>& result) {
  result.clear();
  for (const PointSet<Words>& set : sets) {
    if (!set.contains(point)) result.push_back(set);
  }
}

template <int Words, class F>
void drop_sets_if(SetList<Words>& sets, F&& drop) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const PointSet<Words> set = sets[i];
    if (!drop(set)) sets[kept++] = set;
  }
  sets.resize(kept);
}

}  // namespace harary
