// SPDX-License-Identifier: MIT
// Who wins, of a game whose points only grow: what both players still need.
//
// In `clique` and `star` Red wins exactly if a > b at the end. Let a and b be the points so far.
//   Lemma (what is needed). Let m = max(a, b). While Red leads (a > b), what gives Red at most m
//   or Green less than m points matters no more; while Red does not, what gives either player at
//   most m = b points does not.
//   Proof: Points never fall. If Red leads, Red will have at least m: the number m again is
//   nothing new for Red, and Green is short of a until Green has m. If Red does not lead, Green
//   will have at least m, so Red has to exceed m, and m is nothing new for Green.
//
// Hence of a and b only m and who leads are kept; numbers that are needed never fall.
#pragma once

#include <cstdint>

#include "games/rules.hpp"

namespace harary {

struct Lead {
  std::uint8_t most = 0;       // max(a, b)
  Side leader = Side::second;  // first: a > b

  // The least number of points that would change something.
  constexpr int needed(Side side) const {
    return most + (side == Side::second && leader == Side::first ? 0 : 1);
  }
  // `side` has reached what it needed.
  constexpr void reached(Side side) {
    most = static_cast<std::uint8_t>(needed(side));
    leader = side;
  }
  friend constexpr bool operator==(const Lead&, const Lead&) = default;
};

}  // namespace harary
