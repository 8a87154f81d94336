// SPDX-License-Identifier: MIT
// A strategy in games on winning sets with exact positions (verify/sets/exact_rules.hpp).
#pragma once

#include "app/certify/set_strategy.hpp"
#include "verify/sets/exact_game.hpp"

namespace harary {

class ExactStrategy {
 public:
  ExactStrategy(const SetInstance& instance, const Statement& statement, const SetOracle& oracle,
                Job& job);
  PositionSet positions();

 private:
  bool held_for_certain(const ExactPosition& p) const;
  // From p, which is held, to the opponent's turn.
  void follow(ExactPosition p);
  // For player 0.
  Value value(const ExactPosition& p) const;

  const SetInstance& instance_;
  const Statement& statement_;
  const SetOracle& oracle_;
  Job& job_;
  ExactGame game_;
  const ExactRules& rules_;
  MoveOrder order_;
  int prover_;
  PositionSet set_;
};

}  // namespace harary
