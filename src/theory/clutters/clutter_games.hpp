// SPDX-License-Identifier: MIT
// Who wins the games on clutters of few points, by the definitions: every position once, three
// states a point. 64 clutters are asked at once: a word has a bit for each, 1 if the owner of the
// sets owns one in the end. A position's word is the bitwise "or" of the words one move later if
// the mover wants a 1, and otherwise their "and".
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "theory/clutters/clutter.hpp"

namespace harary {

// Bit i is about the clutter with the number i.
using ClutterLanes = std::uint64_t;
inline constexpr std::size_t kClutterLanes = 64;

// Does the player whose sets count own one in the end?
struct ClutterOutcomes {
  ClutterLanes maker_first = 0;   // Maker-Breaker, Maker to move
  ClutterLanes maker_second = 0;  // Breaker to move
  // Chooser-Picker: Picker offers two points, Chooser keeps one, a last one as well.
  ClutterLanes chooser = 0;
  // Picker-Chooser: the same, but the sets are Picker's; a last point is Chooser's.
  ClutterLanes picker = 0;
  // Avoider-Enforcer: Avoider to move; owning a set is what Enforcer wants.
  ClutterLanes avoider_first = 0;
  ClutterLanes avoider_second = 0;  // Enforcer to move

  friend bool operator==(const ClutterOutcomes&, const ClutterOutcomes&) = default;
};

class ClutterGames {
 public:
  // 0 <= points <= kMostClutterPoints.
  explicit ClutterGames(int points);
  // At most kClutterLanes clutters.
  ClutterOutcomes outcomes(std::span<const Clutter> clutters);

 private:
  struct Spot {
    unsigned own = 0;   // the points of the player whose sets count
    unsigned open = 0;  // those of neither player
    std::size_t place = 0;
  };

  std::vector<Spot> spots(bool owner_begins) const;
  void own(std::span<const Clutter> clutters);
  ClutterLanes one_by_one(bool owner_begins, bool owner_wants);
  ClutterLanes chooser();
  ClutterLanes picker();

  unsigned all_;
  // In base 3: 1 for each of the owner's points, 2 for the other player's. Values lie there.
  std::vector<std::size_t> powers_;
  std::vector<Spot> owner_begins_;  // later positions first
  std::vector<Spot> other_begins_;
  std::vector<Spot> by_pairs_;       // both have as many points
  std::vector<ClutterLanes> owned_;  // of a set of points: the clutters with a set within it
  std::vector<ClutterLanes> values_;
};

}  // namespace harary
