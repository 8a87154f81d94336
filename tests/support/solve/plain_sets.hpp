// SPDX-License-Identifier: MIT
// Games on winning sets by their definition alone: all positions, no lemma. For at most 16 points.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "graph/edge_set.hpp"
#include "graph/hypergraph.hpp"

namespace harary {

using PointMask = std::uint32_t;

inline std::vector<PointMask> masks_of(const Hypergraph& hypergraph) {
  std::vector<PointMask> result;
  for (const auto& set : hypergraph.sets) {
    PointMask mask = 0;
    for (const int p : set) mask |= PointMask{1} << p;
    result.push_back(mask);
  }
  return result;
}

// The sets within the zone, or the traces of all sets on it.
inline Hypergraph within(const Hypergraph& family, const EdgeSet<1>& zone) {
  Hypergraph result{family.points, {}};
  for (const auto& set : family.sets) {
    if (std::all_of(set.begin(), set.end(), [&](int p) { return zone.contains(p); })) {
      result.sets.push_back(set);
    }
  }
  return result;
}
inline Hypergraph traces(Hypergraph family, const EdgeSet<1>& zone) {
  for (auto& set : family.sets) {
    std::erase_if(set, [&](int p) { return !zone.contains(p); });
  }
  return family;
}

inline bool owns_a_set(const std::vector<PointMask>& sets, PointMask own) {
  return std::any_of(sets.begin(), sets.end(), [&](PointMask set) { return (set & ~own) == 0; });
}

// The owner wants to own a set of hers within `bound` of her own points; the opponent prevents
// that, also by completing a set of his before. Without sets of the opponent: Maker-Breaker. Turns
// of `owner_points` and `opponent_points` points.
class PlainOwner {
 public:
  PlainOwner(int points, std::vector<PointMask> own, std::vector<PointMask> opponents,
             int owner_points = 1, int opponent_points = 1)
      : all_((PointMask{1} << points) - 1),
        own_(std::move(own)),
        opponents_(std::move(opponents)),
        turn_{owner_points, opponent_points} {}

  // `left`: points that the player to move still takes in this turn.
  bool wins(PointMask owner, PointMask opponent, bool owners_turn, int bound, int left) {
    if (owns_a_set(own_, owner)) return true;
    if (owns_a_set(opponents_, opponent)) return false;
    const PointMask open = all_ & ~(owner | opponent);
    if (open == 0 || (owners_turn && bound == 0)) return false;
    const auto key = std::make_tuple(owner, opponent, owners_turn, bound, left);
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    bool result = !owners_turn;
    for (PointMask rest = open; rest != 0; rest &= rest - 1) {
      const PointMask point = rest & (~rest + 1);
      const bool ends = left == 1;
      const bool next = ends ? !owners_turn : owners_turn;
      const int points = ends ? turn_[next ? 0 : 1] : left - 1;
      // A turn of the owner's counts as one move.
      const int moves = owners_turn && ends ? bound - 1 : bound;
      const bool won = owners_turn ? wins(owner | point, opponent, next, moves, points)
                                   : wins(owner, opponent | point, next, moves, points);
      if (won == owners_turn) {
        result = won;
        break;
      }
    }
    return known_[key] = result;
  }
  bool wins(bool owners_turn, int bound) {
    return wins(0, 0, owners_turn, bound, turn_[owners_turn ? 0 : 1]);
  }

 private:
  PointMask all_;
  std::vector<PointMask> own_, opponents_;
  std::array<int, 2> turn_;
  std::map<std::tuple<PointMask, PointMask, bool, int, int>, bool> known_;
};

}  // namespace harary
