// SPDX-License-Identifier: MIT
// Games on winning sets in which more points may hurt, by their definition: completing a set loses,
// or is forbidden (misère, avoidance); Avoider-Enforcer; Waiter-Client and Client-Waiter, in
// which Waiter (player 1) offers points one by one. Positions are exact.
#pragma once

#include <optional>
#include <vector>

#include "certificate/set_instance.hpp"
#include "verify/sets/move_order.hpp"
#include "verify/sets/point_set.hpp"

#include "games/rules.hpp"

namespace harary {

struct ExactPosition {
  SetOfPoints red;
  SetOfPoints green;
  SetOfPoints offered;
  int mover = 0;
  int left = 0;  // monotone games: points that must still be taken before the turn may end

  friend bool operator==(const ExactPosition&, const ExactPosition&) = default;
};

class ExactRules {
 public:
  static constexpr int kEnd = -1;  // the end of a turn, or of an offer

  // The instance must not be of an owning rule.
  explicit ExactRules(const SetInstance& instance);

  const SetInstance& instance() const { return instance_; }
  int points() const { return static_cast<int>(instance_.points.size()); }
  ExactPosition start() const;
  SetOfPoints open(const ExactPosition& p) const;
  // How many points are taken since the start.
  int made(const ExactPosition& p) const;
  // Whether the numbers of points are those of a play.
  bool well_formed(const ExactPosition& p) const;

  // For player 0; of a game that is over.
  std::optional<Value> result(const ExactPosition& p) const;
  // The same, or no set can be completed any more and that decides the game.
  std::optional<Value> assured(const ExactPosition& p) const;
  // Points, then perhaps kEnd, of an unfinished game.
  std::vector<int> moves(const ExactPosition& p) const;
  ExactPosition after(const ExactPosition& p, int move) const;

 private:
  bool offers() const {
    return instance_.rule == SetRule::waiter_client || instance_.rule == SetRule::client_waiter;
  }
  bool monotone() const { return instance_.rule == SetRule::monotone_avoider_enforcer; }
  bool owns(int player, const SetOfPoints& points) const;
  std::vector<int> allowed(const ExactPosition& p) const;
  int offer_size() const { return instance_.bias[1] + 1; }

  SetInstance instance_;
  MoveOrder order_;
  std::array<std::vector<SetOfPoints>, 2> sets_;
  std::array<SetOfPoints, 2> taken_;
};

}  // namespace harary
