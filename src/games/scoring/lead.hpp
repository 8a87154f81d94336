// SPDX-License-Identifier: MIT
// Does Red reach an outcome? For a game whose points only grow: what both players still need.
//
// An outcome (a, b) counts by a - b first, then by a (outcome.hpp). Red reaches at least the
// outcome with difference d and t points for Red if a - b > d, or a - b = d and a >= t. So against
// b points of Green's, Red has to have
//   R(b) = b + d, and one more if b + d < t.
// "Red wins" is d = 1 and t = 0: a > b. R never falls as b grows. G(a) is the least b with
// R(b) > a: what Green needs against a points of Red's.
//
//   Lemma (what is needed). Let a and b be the points so far. If a >= R(b), Red leads: then Green
//   has to reach G(a), and Red nothing below R(G(a)) matters. If a < R(b), Green leads: then Red
//   has to reach R(b), and nothing below G(R(b)) matters of Green's.
//   Proof: Points never fall. If Red leads, Red wins unless Green reaches G(a); if Green does, Red
//   needs R(G(a)). If Green leads, Green wins unless Red reaches R(b); if Red does, Green needs
//   G(R(b)).
//
//   Lemma (least points out of reach). If Red cannot get t points any more, or Green cannot get
//   t - d, then a - b = d with a >= t is impossible: what is asked is whether a - b > d. What a
//   player needs and may still get stays as it is.
//   Proof: R(b) changes only where b + d >= t, G(a) only where a >= t; then R(b) is at least t, and
//   G(a) at least t - d, before and after. If t is out of Red's reach, so is that R(b), and a >= t
//   does not occur; if t - d is out of Green's reach, so is that G(a), and b >= t - d does not
//   occur.
//
//   Lemma (unavoidable points). Let the leader need x next, and the other player y once the leader
//   has x. If every way to colour the open edges gives the leader x points or the other one y, the
//   leader may be taken to have x already.
//   Proof: the other player reaches what he needs exactly if his points at the end are at least
//   what he needs against the leader's. Taking the leader's points for at least x changes nothing
//   if they are. If they are fewer, the other one has y points, so he reaches what he needs, before
//   and after.
//   In `clique` that is Ramsey's theorem (clique_threshold.hpp), in `star` the degree of a vertex.
//
// Hence it is enough to know who leads, and by how many points; numbers that are needed never fall.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/assert.hpp"
#include "games/edges/outcome.hpp"
#include "games/rules.hpp"

namespace harary {

// What Red is to reach.
struct OutcomeThreshold {
  std::int8_t difference = 1;  // d
  std::uint8_t least = 0;      // t

  // At least this outcome, as a value of the first side. No number of the threshold is above
  // `most_points`, nor are a player's points.
  static constexpr OutcomeThreshold at_least(Value outcome, int most_points) {
    HARARY_ASSERT(most_points > 0 && most_points < 128, "numbers of points fit a byte with a sign");
    auto [a, b] = outcome_of(outcome);
    int difference = a - b;
    if (a > most_points) {  // no player has as many: one more of the difference is needed
      ++difference;
      a = 0;
    }
    // A difference of more than all points is never reached, one of less always.
    if (difference > most_points || difference < -most_points) a = 0;
    difference = std::clamp(difference, -most_points, most_points);
    return {static_cast<std::int8_t>(difference), static_cast<std::uint8_t>(a)};
  }

  constexpr int red_needs(int green) const {
    return green + difference + (green + difference < least ? 1 : 0);
  }
  constexpr int green_needs(int red) const { return red - difference + (red < least ? 0 : 1); }

  friend constexpr bool operator==(const OutcomeThreshold&, const OutcomeThreshold&) = default;
};

class Lead {
 public:
  constexpr Lead() = default;
  constexpr Lead(const OutcomeThreshold& threshold, int red_points, int green_points)
      : threshold_(threshold) {
    const bool red_leads = red_points >= threshold.red_needs(green_points);
    set(red_leads ? Side::first : Side::second, red_leads ? red_points : green_points);
  }

  // The lead of `leader`, who has `most` points.
  static constexpr Lead of(const OutcomeThreshold& threshold, Side leader, int most) {
    Lead lead;
    lead.threshold_ = threshold;
    lead.set(leader, most);
    return lead;
  }

  constexpr Side leader() const { return leader_; }
  // The leader's points, as far as they matter.
  constexpr int most() const { return most_; }
  constexpr const OutcomeThreshold& threshold() const { return threshold_; }
  // How many more points it takes until the threshold's least number of points says nothing more.
  // Where only the differences of points are kept, this and the leader are all of the lead that
  // the rest of a game depends on: counted from the leader's points (Red's, or Green's and d), what
  // is needed depends on nothing else.
  constexpr int until_least() const {
    return threshold_.least == 0 ? 0 : threshold_.least - fewest();
  }

  // The least number of points that would change something.
  constexpr int needed(Side side) const {
    const int behind =
        leader_ == Side::first ? threshold_.green_needs(most_) : threshold_.red_needs(most_);
    if (side != leader_) return behind;
    return leader_ == Side::first ? threshold_.red_needs(behind) : threshold_.green_needs(behind);
  }
  // What Side::first and Side::second need for the least number of points; 0: it says nothing.
  constexpr int for_least(Side side) const {
    if (threshold_.least == 0) return 0;
    return side == Side::first ? threshold_.least : threshold_.least - threshold_.difference;
  }
  // The least number of points is out of reach.
  constexpr void drop_least() {
    HARARY_ASSERT(threshold_.least != 0, "only a number of points that says something is dropped");
    ++threshold_.difference;
    threshold_.least = 0;
  }
  // `side` has reached what it needed.
  constexpr void reached(Side side) { set(side, needed(side)); }
  // By the lemma on unavoidable points, as often as it applies. unavoidable(x, y): whether the
  // leader has x points at the end or the other player y; false if x is more than there can be.
  template <class F>
  constexpr void raise(F&& unavoidable) {
    while (true) {
      Lead next = *this;
      next.reached(leader_);
      if (!unavoidable(next.most(), next.needed(opponent(leader_)))) return;
      *this = next;
    }
  }

  friend constexpr bool operator==(const Lead&, const Lead&) = default;

 private:
  constexpr void set(Side leader, int most) {
    HARARY_ASSERT(most >= 0 && most < 256, "a number of points fits a byte");
    leader_ = leader;
    most_ = static_cast<std::uint8_t>(most);
    // Where R(b) is b + d from now on, t says nothing more.
    if (fewest() >= threshold_.least) threshold_.least = 0;
  }
  // What Red has, or would need without t.
  constexpr int fewest() const {
    return leader_ == Side::first ? most_ : most_ + threshold_.difference;
  }

  OutcomeThreshold threshold_;
  std::uint8_t most_ = 0;
  Side leader_ = Side::second;
};

}  // namespace harary
