// SPDX-License-Identifier: MIT
// What a side can still win at most in Honey-Bee. Let H be half of the weight, rounded down: who
// owns more than H has won, and the game is over.
//
// Lemma 1 (reach). A side never owns more than what it owns now and what it reaches through free
// vertices; the other never owns less than now. A side wins whose own vertices, with those that
// only it reaches, weigh more than H: the other never gets there, and the game ends.
//
// Lemma 2 (last call). The winner ends with at most H and the vertices of one colour that it
// reaches: before its last call it owned at most H.
//
// Lemma 3 (fewest calls). Within k calls a side takes vertices at distance at most k, and a call
// takes those of one colour. So the i-th call wins at most the heaviest colour within distance i,
// and k calls win at most the k heaviest colours within distance k (calls of the same colour share
// them). If both sums for k - 1 calls, or one of them, leave the side at H or below, it needs k
// calls.
//
// Lemma 4 (sure gain). Let a side need k calls to win, so that the other, L, makes n calls before
// that one. Vertices next to L at distance at least k from the side stay free until L takes them:
// the distance through free vertices shrinks by one a call at most, and the side has made at most k
// - 1. L may call any of their colours but the one that has just been called (R1; L's own last
// colour does not lie next to it). If L always calls the heaviest that it may, it wins at least the
// second heaviest colour, the third, and so on: forbidding the heaviest each time costs L most. For
// if another colour is forbidden, L takes the heaviest, and the second heaviest of the rest is no
// lighter than before. If L is to move now, the forbidden colour is known.
//
// So the side wins by no more than what Lemmas 1 and 2 allow minus what L owns now and is sure to
// gain. If that makes L the winner, the side loses.
#include <algorithm>
#include <array>
#include <functional>

#include "games/honey_bee/honey_bee.hpp"

namespace harary {

namespace {

// The k largest of the first n numbers come first, in order.
void largest_first(std::array<int, 64>& numbers, int n, int k) {
  std::partial_sort(numbers.begin(), numbers.begin() + std::min(n, k), numbers.begin() + n,
                    std::greater<>());
}

}  // namespace

template <int Words>
typename HoneyBeeRules<Words>::Reach HoneyBeeRules<Words>::reach(const State& s, int side) const {
  const Vertices open = all_ - s.owned();
  Reach reach;
  for (Vertices fresh = s.near[side] & open; !fresh.empty();) {
    reach.all |= fresh;
    if (reach.depth < kNear) reach.within[static_cast<std::size_t>(reach.depth++)] = reach.all;
    fresh = (neighbours(fresh) & open) - reach.all;
  }
  return reach;
}

// Lemma 3.
template <int Words>
int HoneyBeeRules<Words>::fewest_calls(const State& s, int side, const Reach& reach) const {
  const int missing = total_ / 2 + 1 - s.weight[side];
  int one_by_one = 0;
  for (int calls = 1; calls <= reach.depth; ++calls) {
    std::array<int, 64> shares;
    int most = 0;
    for (int c = 0; c < colours(); ++c) {
      const int share = weight(reach.within[static_cast<std::size_t>(calls - 1)] &
                               classes_[static_cast<std::size_t>(c)]);
      shares[static_cast<std::size_t>(c)] = share;
      most = std::max(most, share);
    }
    one_by_one += most;
    if (one_by_one < missing) continue;
    largest_first(shares, colours(), calls);
    int together = 0;
    for (int i = 0; i < std::min(calls, colours()); ++i) {
      together += shares[static_cast<std::size_t>(i)];
    }
    if (together >= missing) return calls;
  }
  return reach.depth + 1;
}

// Lemma 4: what `side` is sure to win of `safe` by that many calls.
template <int Words>
int HoneyBeeRules<Words>::sure_gain(const State& s, int side, const Vertices& safe,
                                    int calls) const {
  if (calls == 0 || safe.empty()) return 0;
  std::array<int, 64> shares;
  for (int c = 0; c < colours(); ++c) {
    shares[static_cast<std::size_t>(c)] = weight(safe & classes_[static_cast<std::size_t>(c)]);
  }
  int gain = 0;
  if (s.mover() == side) {
    int best = 0;
    for (int c = 1; c < colours(); ++c) {
      if (c == s.position.last[1 - side]) continue;
      if (best == s.position.last[1 - side] ||
          shares[static_cast<std::size_t>(c)] > shares[static_cast<std::size_t>(best)]) {
        best = c;
      }
    }
    gain = shares[static_cast<std::size_t>(best)];
    shares[static_cast<std::size_t>(best)] = 0;
    --calls;
  }
  largest_first(shares, colours(), calls + 1);
  for (int i = 1; i <= std::min(calls, colours() - 1); ++i) {
    gain += shares[static_cast<std::size_t>(i)];
  }
  return gain;
}

// The most by which a side can win, at least 1 - it may be sure to lose, or to tie at best.
template <int Words>
int HoneyBeeRules<Words>::upper_bound(const State& s, int side, const Reach& own,
                                      const Reach& others) const {
  const int half = total_ / 2;
  int most = s.weight[side] + weight(own.all);
  if (most <= half) {
    // The other one wins, unless it cannot get so far either.
    const int sure = total_ - most;  // what it has and the other cannot take
    return sure <= half ? 0 : std::min(most - (half + 1), -1);
  }
  int last = 0;
  for (const Vertices& colour : classes_) last = std::max(last, weight(own.all & colour));
  most = std::min(most, half + last);
  int other = s.weight[1 - side];
  if (others.depth > 0) {
    const int calls = fewest_calls(s, side, own);
    Vertices safe = others.within[0];
    if (calls > 1) safe -= own.within[static_cast<std::size_t>(calls - 2)];
    other += sure_gain(s, 1 - side, safe, s.mover() == side ? calls - 1 : calls);
    if (other > half) return -1;
  }
  return std::min(most, total_ - other) - other;
}

template <int Words>
Bounds HoneyBeeRules<Words>::bounds(const State& s) const {
  const Reach reaches[2] = {reach(s, 0), reach(s, 1)};
  const int own = s.mover(), other = 1 - own;
  return {-upper_bound(s, other, reaches[other], reaches[own]),
          upper_bound(s, own, reaches[own], reaches[other])};
}

template Bounds HoneyBeeRules<1>::bounds(const State&) const;
template Bounds HoneyBeeRules<2>::bounds(const State&) const;
template Bounds HoneyBeeRules<4>::bounds(const State&) const;
template Bounds HoneyBeeRules<8>::bounds(const State&) const;
template Bounds HoneyBeeRules<16>::bounds(const State&) const;

}  // namespace harary
