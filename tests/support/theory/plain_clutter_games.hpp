// SPDX-License-Identifier: MIT
// The games on one clutter by their definitions alone, for at most seven points or so.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "theory/clutters/clutter_games.hpp"

namespace harary {

class PlainClutterGames {
 public:
  explicit PlainClutterGames(const Hypergraph& clutter) : all_((1U << clutter.points) - 1) {
    for (const auto& members : clutter.sets) {
      unsigned set = 0;
      for (const int p : members) set |= 1U << p;
      sets_.push_back(set);
    }
  }

  // Each has one lane.
  ClutterOutcomes outcomes() {
    ClutterOutcomes result;
    result.maker_first = fresh([&] { return turns(0, 0, true, true); });
    result.maker_second = fresh([&] { return turns(0, 0, false, true); });
    result.avoider_first = fresh([&] { return turns(0, 0, true, false); });
    result.avoider_second = fresh([&] { return turns(0, 0, false, false); });
    result.chooser = fresh([&] { return chooser(0, 0, false); });
    result.picker = fresh([&] { return picker(0, 0); });
    return result;
  }
  // Chooser-Picker where Picker may offer a single point, which Chooser keeps.
  bool chooser_of_one_or_two() {
    return fresh([&] { return chooser(0, 0, true); }) == 1;
  }

 private:
  using Points = unsigned;

  ClutterLanes fresh(const std::function<bool()>& asked) {
    known_.clear();
    return asked() ? 1 : 0;
  }
  bool owns(Points own) const {
    return std::any_of(sets_.begin(), sets_.end(), [&](Points s) { return (s & ~own) == 0; });
  }
  std::vector<Points> points_of(Points open) const {
    std::vector<Points> result;
    for (Points p = 1; p <= open; p <<= 1) {
      if ((open & p) != 0) result.push_back(p);
    }
    return result;
  }
  bool once(Points own, Points other, const std::function<bool(Points open)>& asked) {
    const auto found = known_.find({own, other});
    if (found != known_.end()) return found->second;
    const Points open = all_ & ~(own | other);
    const bool result = open == 0 ? owns(own) : asked(open);
    known_[{own, other}] = result;
    return result;
  }

  bool turns(Points own, Points other, bool owners_turn, bool owner_wants) {
    return once(own, other, [&](Points open) {
      const bool wanted = owners_turn == owner_wants;  // by the mover
      for (const Points p : points_of(open)) {
        const bool after = owners_turn ? turns(own | p, other, false, owner_wants)
                                       : turns(own, other | p, true, owner_wants);
        if (after == wanted) return wanted;
      }
      return !wanted;
    });
  }
  bool chooser(Points own, Points other, bool may_offer_one) {
    return once(own, other, [&](Points open) {
      const auto points = points_of(open);
      if (points.size() == 1) return owns(own | open);
      for (const Points p : points) {
        if (may_offer_one && !chooser(own | p, other, true)) return false;
        for (const Points q : points) {
          if (p < q && !chooser(own | p, other | q, may_offer_one) &&
              !chooser(own | q, other | p, may_offer_one)) {
            return false;
          }
        }
      }
      return true;
    });
  }
  bool picker(Points own, Points other) {
    return once(own, other, [&](Points open) {
      const auto points = points_of(open);
      if (points.size() == 1) return owns(own);
      for (const Points p : points) {
        for (const Points q : points) {
          if (p < q && picker(own | p, other | q) && picker(own | q, other | p)) return true;
        }
      }
      return false;
    });
  }

  Points all_;
  std::vector<Points> sets_;
  std::map<std::pair<Points, Points>, bool> known_;
};

}  // namespace harary
