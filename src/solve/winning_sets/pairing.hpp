// SPDX-License-Identifier: MIT
// Pairing strategies: disjoint pairs of points so that each set holds one of them. Breaker answers
// each move within its pair and holds, with either player to begin (Hales and Jewett 1963).
// Backtracking over the set with the fewest free points, and of its pairs those first that hit most
// sets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solve/winning_sets/set_list.hpp"

namespace harary {

using PointPair = std::pair<int, int>;

template <int Words>
class PairingSearch {
 public:
  // Nothing if there is none, or if `most_nodes` nodes did not find it.
  std::optional<std::vector<PointPair>> find(const SetList<Words>& sets, int most_nodes) {
    pairs_.clear();
    nodes_ = most_nodes;
    if (!cover(sets, points_of(sets))) return std::nullopt;
    return pairs_;
  }

 private:
  bool cover(const SetList<Words>& sets, const PointSet<Words>& free) {
    if (sets.empty()) return true;
    if (nodes_-- <= 0) return false;
    const PointSet<Words>* tightest = nullptr;
    int fewest = 0;
    for (const PointSet<Words>& set : sets) {
      const int size = (set & free).size();
      if (size < 2) return false;
      if (tightest != nullptr && size >= fewest) continue;
      tightest = &set;
      fewest = size;
    }
    struct Choice {
      int hits;
      PointPair pair;
    };
    std::vector<Choice> choices;
    const PointSet<Words> points = *tightest & free;
    for (const int p : points) {
      for (const int q : points) {
        if (q <= p) continue;
        int hits = 0;
        for (const PointSet<Words>& set : sets) hits += set.contains(p) && set.contains(q) ? 1 : 0;
        choices.push_back({hits, {p, q}});
      }
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const Choice& a, const Choice& b) { return a.hits > b.hits; });
    for (const Choice& choice : choices) {
      const auto [p, q] = choice.pair;
      SetList<Words> rest;
      for (const PointSet<Words>& set : sets) {
        if (!set.contains(p) || !set.contains(q)) rest.push_back(set);
      }
      PointSet<Words> left = free;
      left.erase(p);
      left.erase(q);
      pairs_.push_back(choice.pair);
      if (cover(rest, left)) return true;
      pairs_.pop_back();
      if (nodes_ <= 0) return false;
    }
    return false;
  }

  std::vector<PointPair> pairs_;
  int nodes_ = 0;
};

}  // namespace harary
