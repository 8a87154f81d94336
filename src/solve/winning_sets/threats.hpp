// SPDX-License-Identifier: MIT
// Sequences of threats (after Allis's threat-space search, 1994): Maker takes one point of a set
// of two again and again, so that Breaker has one reply each time, until she makes two threats at
// once. The set of all points that such a sequence uses wins by itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>

#include "base/hashing.hpp"
#include "solve/winning_sets/set_list.hpp"

namespace harary {

template <int Words>
struct ThreatWin {
  PointSet<Words> zone;     // Maker wins with the sets within it
  PointSet<Words> replies;  // Breaker's forced replies
  int moves = 0;            // of Maker's
};

// `opponents`: sets of Breaker's, who wins if he completes one; empty in Maker-Breaker games.
template <int Words>
class ThreatSearch {
 public:
  // With Maker to move. There must be no set of one, of either side.
  std::optional<ThreatWin<Words>> find(const SetList<Words>& sets, const SetList<Words>& opponents,
                                       int bound) {
    sets_ = &sets;
    opponents_ = &opponents;
    nodes_ = 0;
    seen_.clear();
    result_ = {};
    if (!wins({}, {}, bound, 0)) return std::nullopt;
    return result_;
  }

 private:
  static constexpr int kMostNodes = 200;

  struct Pair {
    int point;
    int reply;
  };

  // `own`, `lost`: what the two took; `must`: Breaker's threat that has to be answered now.
  bool wins(const PointSet<Words>& own, const PointSet<Words>& lost, int bound, int depth) {
    if (bound < 2 || ++nodes_ > kMostNodes) return false;
    PointSet<Words> must;
    for (const PointSet<Words>& set : *opponents_) {
      if (set.intersects(own)) continue;
      const PointSet<Words> rest = set - lost;
      if (rest.size() == 1) must |= rest;
    }
    if (must.size() > 1) return false;
    // Points of sets of two, with the other point of the last such set.
    PointSet<Words> points;
    std::vector<Pair> pairs;
    for (const PointSet<Words>& set : *sets_) {
      if (set.intersects(lost)) continue;
      const PointSet<Words> rest = set - own;
      if (rest.size() != 2) continue;
      const int a = rest.front();
      PointSet<Words> other = rest;
      other.erase(a);
      const int b = other.front();
      const bool useful = must.empty() || must.intersects(rest);
      if (!useful) continue;
      for (const Pair pair : {Pair{a, b}, Pair{b, a}}) {
        if (!must.empty() && !must.contains(pair.point)) continue;
        if (points.contains(pair.point)) {
          // A second set of two with this point: a fork, unless it is the same set.
          for (const Pair& earlier : pairs) {
            if (earlier.point != pair.point || earlier.reply == pair.reply) continue;
            result_.zone = own | lost;
            result_.zone.insert(pair.point);
            result_.zone.insert(pair.reply);
            result_.zone.insert(earlier.reply);
            result_.replies = lost;
            result_.replies.insert(pair.reply);
            result_.replies.insert(earlier.reply);
            result_.moves = depth + 2;
            return true;
          }
          continue;
        }
        points.insert(pair.point);
        pairs.push_back(pair);
      }
    }
    if (bound < 3) return false;
    for (const Pair& pair : pairs) {
      PointSet<Words> next_own = own, next_lost = lost;
      next_own.insert(pair.point);
      next_lost.insert(pair.reply);
      if (!opponents_->empty() && completed(next_own, next_lost)) continue;
      if (!seen_.insert(next_lost.hash(next_own.hash())).second) continue;
      if (wins(next_own, next_lost, bound - 1, depth + 1)) return true;
      if (nodes_ > kMostNodes) return false;
    }
    return false;
  }

  // Whether Breaker's reply completes a set of his.
  bool completed(const PointSet<Words>& own, const PointSet<Words>& lost) const {
    for (const PointSet<Words>& set : *opponents_) {
      if (lost.contains(set) && !set.intersects(own)) return true;
    }
    return false;
  }

  const SetList<Words>* sets_ = nullptr;
  const SetList<Words>* opponents_ = nullptr;
  int nodes_ = 0;
  std::unordered_set<std::uint64_t> seen_;
  ThreatWin<Words> result_;
};

}  // namespace harary
