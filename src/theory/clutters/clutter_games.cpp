// SPDX-License-Identifier: MIT
#include "theory/clutters/clutter_games.hpp"

#include <algorithm>

#include "base/assert.hpp"

namespace harary {

namespace {

// Some point of the set, as a set.
unsigned lowest(unsigned points) {
  return points & (~points + 1);
}
unsigned without_lowest(unsigned points) {
  return points & (points - 1);
}

// Whether f holds for one of the points.
template <class F>
bool any_point(unsigned points, F&& f) {
  for (; points != 0; points = without_lowest(points)) {
    if (f(lowest(points))) return true;
  }
  return false;
}

// Whether f holds for two of the points.
template <class F>
bool any_pair(unsigned points, F&& f) {
  for (; points != 0; points = without_lowest(points)) {
    const unsigned p = lowest(points);
    if (any_point(without_lowest(points), [&](unsigned q) { return f(p, q); })) return true;
  }
  return false;
}

}  // namespace

ClutterGames::ClutterGames(int points) : all_((1U << points) - 1) {
  HARARY_ASSERT(points >= 0 && points <= kMostClutterPoints, "a clutter's sets fit 64 bits");
  const std::size_t count = std::size_t{1} << points;
  within_.resize(count);
  digits_.resize(count);
  for (std::size_t set = 0; set < count; ++set) {
    for (std::size_t other = 0; other < count; ++other) {
      if ((other & ~set) == 0) within_[set] |= Clutter{1} << other;
    }
    std::size_t power = 1;
    for (std::size_t rest = set; rest != 0; rest >>= 1, power *= 3) {
      if ((rest & 1) != 0) digits_[set] += power;
    }
  }
  known_.resize(2 * (2 * digits_.back() + 1));
}

void ClutterGames::forget() {
  std::fill(known_.begin(), known_.end(), std::int8_t{-1});
}

template <class Expand>
bool ClutterGames::once(Points own, Points other, bool owners_turn, Expand&& expand) {
  if (owns(own)) return true;
  if ((own | other) == all_) return false;
  const std::size_t place = 2 * (digits_[own] + 2 * digits_[other]) + (owners_turn ? 1 : 0);
  if (known_[place] >= 0) return known_[place] == 1;
  const bool result = expand(all_ & ~(own | other));
  known_[place] = result ? 1 : 0;
  return result;
}

bool ClutterGames::maker(Points own, Points other, bool owners_turn) {
  return once(own, other, owners_turn, [&](Points open) {
    if (owners_turn) {
      return any_point(open, [&](Points p) { return maker(own | p, other, false); });
    }
    return !any_point(open, [&](Points p) { return !maker(own, other | p, true); });
  });
}

bool ClutterGames::avoider(Points own, Points other, bool owners_turn) {
  return once(own, other, owners_turn, [&](Points open) {
    if (owners_turn) {
      return !any_point(open, [&](Points p) { return !avoider(own | p, other, false); });
    }
    return any_point(open, [&](Points p) { return avoider(own, other | p, true); });
  });
}

bool ClutterGames::chooser(Points own, Points other) {
  return once(own, other, false, [&](Points open) {
    if (without_lowest(open) == 0) return owns(own | open);
    return !any_pair(open, [&](Points p, Points q) {
      return !chooser(own | p, other | q) && !chooser(own | q, other | p);
    });
  });
}

bool ClutterGames::picker(Points own, Points other) {
  return once(own, other, false, [&](Points open) {
    return any_pair(open, [&](Points p, Points q) {
      return picker(own | p, other | q) && picker(own | q, other | p);
    });
  });
}

ClutterOutcomes ClutterGames::outcomes(Clutter clutter) {
  clutter_ = clutter;
  ClutterOutcomes result;
  forget();
  result.maker_first = maker(0, 0, true);
  result.maker_second = maker(0, 0, false);
  forget();
  result.avoider_first = avoider(0, 0, true);
  result.avoider_second = avoider(0, 0, false);
  forget();
  result.chooser = chooser(0, 0);
  forget();
  result.picker = picker(0, 0);
  return result;
}

}  // namespace harary
