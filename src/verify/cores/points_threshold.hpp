// SPDX-License-Identifier: MIT
// What a statement about an outcome (a, b) asks of the players, in a game whose points only grow:
// the verifier's own version.
//
// A value of 4096 d + t is reached by Red if a - b > d, or a - b = d and a >= t. So against b
// points of Green's, Red has to have
//   R(b) = b + d, and one more if b + d < t,
// and against a points of Red's, Green has to have G(a), the least b with R(b) > a. "Red wins" is
// d = 1 and t = 0. R and G grow with the points.
//
//   Lemma 1 (when t says nothing). As soon as Red has t points, or Green has t - d, t may be taken
//   for 0. Proof: of the b that count from now on. If Green has at least t - d points, b + d >= t,
//   so R(b) = b + d. If Red has a >= t points, then for all b with b + d < t, R(b) <= t <= a with
//   t and without; so it is the same b for which R(b) > a, and there R(b) = b + d.
//
//   Lemma 2 (when t is out of reach). If Red cannot get t points any more, or Green cannot get
//   t - d, Red reaches the value exactly if a - b > d. Proof: a - b = d with a >= t would need
//   a >= t and b = a - d >= t - d.
//
//   Lemma 3 (unavoidable points). Red leads if Red has R(b) points, else Green does. Let the leader
//   need x next, and let the other player need y against x. If the leader has x points at the end
//   or the other one y, the leader may be taken to have x from the start.
//   Proof: let the leader end with fewer. Then the other one has y, and so all that he needs,
//   against the points that the leader has and against x. If the leader ends with x or more,
//   nothing is changed.
#pragma once

#include "base/assert.hpp"
#include "games/rules.hpp"
#include "verify/outcomes.hpp"

namespace harary {

struct PointsThreshold {
  int difference = 1;  // d
  int least = 0;       // t; 0: it says nothing

  // What Red has to reach where this side has to reach this value for itself, or where Red must not
  // if the side is Green's.
  static constexpr PointsThreshold of(Side side, Value at_least) {
    const Value value = side == Side::first ? at_least : 1 - at_least;
    const Value below = value % kPointStep;
    const Value points = below < 0 ? below + kPointStep : below;
    return {(value - points) / kPointStep, points};
  }

  // R and G.
  constexpr int red_needs(int green) const {
    return green + difference + (green + difference < least ? 1 : 0);
  }
  constexpr int green_needs(int red) const { return red - difference + (red < least ? 0 : 1); }

  // The leader's points by lemma 3, used as often as it applies. unavoidable(x, y): whether the
  // leader has x points at the end or the other player y; false if x is more than there can be.
  template <class F>
  int raised(Side leader, int points, F&& unavoidable) const {
    HARARY_ASSERT(points >= 0, "a number of points is not negative");
    const auto needs = [&](Side side, int other) {
      return side == Side::first ? red_needs(other) : green_needs(other);
    };
    while (true) {
      const int next = needs(leader, needs(opponent(leader), points));
      HARARY_ASSERT(next > points, "the leader needs more than there is");
      if (!unavoidable(next, needs(opponent(leader), next))) return points;
      points = next;
    }
  }

  // The points of lemmas 1 and 2, where t says something.
  constexpr int least_of(Side side) const {
    return side == Side::first ? least : least - difference;
  }

  friend constexpr bool operator==(const PointsThreshold&, const PointsThreshold&) = default;
};

}  // namespace harary
