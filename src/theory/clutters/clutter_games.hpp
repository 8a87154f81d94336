// SPDX-License-Identifier: MIT
// Who wins the games on a clutter of few points, by the plain definitions: every position once,
// three states a point.
#pragma once

#include <cstdint>
#include <vector>

#include "theory/clutters/clutters.hpp"

namespace harary {

// Does the player whose sets count own one in the end?
struct ClutterOutcomes {
  bool maker_first = false;   // Maker-Breaker, Maker to move
  bool maker_second = false;  // Breaker to move
  bool chooser =
      false;  // Chooser-Picker: Picker offers two points, Chooser keeps one, a last one as well
  bool picker =
      false;  // Picker-Chooser: the same, but the sets are Picker's; a last point is Chooser's
  bool avoider_first =
      false;  // Avoider-Enforcer: Avoider to move; owning a set is what Enforcer wants
  bool avoider_second = false;  // Enforcer to move

  friend bool operator==(const ClutterOutcomes&, const ClutterOutcomes&) = default;
};

class ClutterGames {
 public:
  // 0 <= points <= kMostClutterPoints.
  explicit ClutterGames(int points);
  // O(6^points) steps.
  ClutterOutcomes outcomes(Clutter clutter);

 private:
  using Points = unsigned;

  bool owns(Points points) const { return (clutter_ & within_[points]) != 0; }
  template <class Expand>
  bool once(Points own, Points other, bool owners_turn, Expand&& expand);
  bool maker(Points own, Points other, bool owners_turn);
  bool avoider(Points own, Points other, bool owners_turn);
  bool chooser(Points own, Points other);
  bool picker(Points own, Points other);
  void forget();

  Points all_;
  std::vector<Clutter> within_;      // of a set of points: all sets within it
  std::vector<std::size_t> digits_;  // the number in base 3 with a 1 for each point
  std::vector<std::int8_t> known_;   // by own and other points and who moves: -1 not yet
  Clutter clutter_ = 0;
};

}  // namespace harary
