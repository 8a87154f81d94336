// SPDX-License-Identifier: MIT
// A strategy in games about owning sets, as positions of the verifier with regions that are as
// small as is easily found.
//
// The opponent is to move. His move outside of the region is answered first, which says which
// region the prover needs then. His moves within that region are answered one by one, and each
// answer may add to the region; a move there that the first answer does not need it answers as
// well.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "app/certify/set_strategy.hpp"
#include "verify/sets/owning_game.hpp"

namespace harary {

class OwningStrategy {
 public:
  OwningStrategy(const SetInstance& instance, const Statement& statement, const SetOracle& oracle,
                 Job& job);
  PositionSet positions();

 private:
  // The points of the region that the prover needs from p on, which is held; every position that
  // the answers meet is listed.
  SetOfPoints need(const OwningPosition& p);
  SetOfPoints need_in_own_turn(const OwningPosition& p);
  SetOfPoints need_in_opponents_turn(const OwningPosition& p);
  // One point of each set that the opponent may have completed otherwise.
  SetOfPoints with_guards(const OwningPosition& p, SetOfPoints needed, int unknown) const;
  const OwningPosition* listed(const OwningPosition& p) const;
  void list(OwningPosition p, const SetOfPoints& region);
  bool holds(const OwningPosition& p) const;
  std::vector<int> ordered_moves(const OwningPosition& p) const;

  const SetInstance& instance_;
  const Statement& statement_;
  const SetOracle& oracle_;
  Job& job_;
  OwningGame game_;
  const OwningRules& rules_;
  std::unordered_map<std::uint64_t, std::vector<OwningPosition>> rows_;  // by own and made
  std::size_t count_ = 0;
};

}  // namespace harary
