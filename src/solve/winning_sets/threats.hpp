// SPDX-License-Identifier: MIT
// Sequences of threats (after Allis's threat-space search, 1994): Maker takes one point of a set
// of two again and again, so that Breaker has one reply each time, until she makes two threats at
// once. The set of all points that such a sequence uses wins by itself.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solve/winning_sets/missing_points.hpp"
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
  // With Maker to move. Maker must have no set of one.
  std::optional<ThreatWin<Words>> find(const SetList<Words>& sets, const SetList<Words>& opponents,
                                       int bound) {
    if (std::none_of(sets.begin(), sets.end(),
                     [](const PointSet<Words>& set) { return set.size() == 2; })) {
      return std::nullopt;
    }
    sets_ = &sets;
    opponents_ = &opponents;
    own_.begin(sets);
    other_.begin(opponents);
    nodes_ = 0;
    seen_.fill(0);
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

  // `own`, `lost`: what the two took.
  bool wins(const PointSet<Words>& own, const PointSet<Words>& lost, int bound, std::size_t depth) {
    if (bound < 2 || ++nodes_ > kMostNodes) return false;
    PointSet<Words> must;  // Breaker's threats, which have to be answered now
    other_.each_missing(1, [&](std::size_t s) { must |= (*opponents_)[s] - lost; });
    if (must.size() > 1) return false;
    std::vector<Pair>& pairs = pairs_[depth];
    if (list_pairs(own, lost, must, depth, pairs)) return true;
    if (bound < 3) return false;
    for (const Pair& pair : pairs) {
      if (completes(pair)) continue;
      PointSet<Words> next_own = own, next_lost = lost;
      next_own.insert(pair.point);
      next_lost.insert(pair.reply);
      if (!is_new(next_lost.hash(next_own.hash()))) continue;
      own_.take(pair.point);
      own_.lose(pair.reply);
      other_.lose(pair.point);
      other_.take(pair.reply);
      const bool found = wins(next_own, next_lost, bound - 1, depth + 1);
      own_.give_back(pair.point);
      own_.revive(pair.reply);
      other_.revive(pair.point);
      other_.give_back(pair.reply);
      if (found) return true;
      if (nodes_ > kMostNodes) return false;
    }
    return false;
  }

  // The points of sets of two, each with the other point of its first such set. True if there is a
  // fork: a point with two of them.
  bool list_pairs(const PointSet<Words>& own, const PointSet<Words>& lost,
                  const PointSet<Words>& must, std::size_t depth, std::vector<Pair>& pairs) {
    PointSet<Words> points, twice;
    pairs.clear();
    own_.each_missing(2, [&](std::size_t s) {
      const PointSet<Words> rest = (*sets_)[s] - own;
      if (!must.empty() && !must.intersects(rest)) return;
      const PointSet<Words> fresh = rest - points;
      twice |= rest & points;
      points |= rest;
      if (fresh.empty()) return;
      const int a = rest.front();
      PointSet<Words> other = rest;
      other.erase(a);
      const int b = other.front();
      for (const Pair pair : {Pair{a, b}, Pair{b, a}}) {
        if (!must.empty() && !must.contains(pair.point)) continue;
        if (fresh.contains(pair.point)) pairs.push_back(pair);
      }
    });
    if (!must.empty()) twice &= must;
    for (const int p : twice) {
      PointSet<Words> replies;
      own_.each_missing(2, [&](std::size_t s) {
        if ((*sets_)[s].contains(p)) replies |= (*sets_)[s] - own;
      });
      replies.erase(p);
      if (replies.size() < 2) continue;  // the same two points in two sets
      result_.replies = lost;
      for (int count = 0; const int reply : replies) {
        if (++count <= 2) result_.replies.insert(reply);
      }
      result_.zone = own | result_.replies;
      result_.zone.insert(p);
      result_.moves = static_cast<int>(depth) + 2;
      return true;
    }
    return false;
  }

  // Whether Breaker's reply completes a set of his.
  bool completes(const Pair& pair) const {
    bool result = false;
    other_.each_with(pair.reply, [&](std::size_t s) {
      result |= other_.misses(s, 1) && !(*opponents_)[s].contains(pair.point);
    });
    return result;
  }

  // Remembers hashes of what the two took; at most one for each node.
  bool is_new(std::uint64_t hash) {
    if (hash == 0) hash = 1;
    for (std::size_t i = hash % seen_.size();; i = (i + 1) % seen_.size()) {
      if (seen_[i] == hash) return false;
      if (seen_[i] != 0) continue;
      seen_[i] = hash;
      return true;
    }
  }

  const SetList<Words>* sets_ = nullptr;
  const SetList<Words>* opponents_ = nullptr;
  MissingPoints<Words> own_;    // of Maker's sets
  MissingPoints<Words> other_;  // of Breaker's
  int nodes_ = 0;
  std::array<std::uint64_t, 512> seen_;
  std::array<std::vector<Pair>, kMostNodes + 1> pairs_;  // by depth
  ThreatWin<Words> result_;
};

}  // namespace harary
