// SPDX-License-Identifier: MIT
// A game at run time with what engines and questions ask beyond the plain rules. Each function is
// one of the refinements of games/rules.hpp, with a neutral answer where a game does not have it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "games/plain_rules.hpp"

namespace harary {

class RuntimeRules : public PlainRules {
 public:
  using Key = harary::Key;

  virtual Key key(const Position& p) const = 0;
  virtual Position representative(const Position& p) const = 0;
  // Equal ones promise equal values and equal remoteness: solve/proof/valuation.hpp.
  virtual Key class_key(const Position& p) const {
    return Key::of_words(representative(p).words());
  }
  virtual Bounds bounds(const Position&) const { return {}; }
  // Moves with a larger priority are tried first.
  virtual std::int32_t move_priority(const Position&, const Move&) const { return 0; }
  // Of games whose positions have layers.
  virtual std::optional<int> layer(const Position&) const { return std::nullopt; }
  // Of games in which every play from p lasts equally long.
  virtual std::optional<int> remaining_moves(const Position&) const { return std::nullopt; }
  virtual std::optional<TheoremValue> theorem(const Position&) const { return std::nullopt; }
  // Beyond the start, theorem() answers every position.
  virtual TheoremUse theorem_use() const { return TheoremUse::start; }
  virtual std::vector<BoardWithin> boards_within() const { return {}; }
  // The positions one move before p, as Layered says; none if the game is not Layered.
  virtual void for_each_predecessor(const Position&,
                                    const std::function<void(const Position&)>&) const {}

  virtual std::vector<Value> cuts() const = 0;
  // Who wins with equal points; nothing in games without points.
  virtual std::optional<Winner> ties() const { return std::nullopt; }

  // 1: only the first side moves, and the remoteness is what counts.
  virtual int players() const { return 2; }
  // Whose turn it is, from 0 on.
  virtual int player_to_move(const Position& p) const { return mover(p) == Side::first ? 0 : 1; }
  // Of games of more than two players: the game as it is solved for one of them, from 0 on.
  virtual std::shared_ptr<const RuntimeRules> with_lone_player(int) const { return nullptr; }
};

}  // namespace harary
