// SPDX-License-Identifier: MIT
// A target game in the form that retrograde analysis needs: value and remoteness of every position
// that play can reach.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/edges/turns.hpp"
#include "games/edges/two_colour_table.hpp"
#include "games/remote_code.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

// For rules of two colours on a board of at most 64 edges, each move colouring one edge.
template <PackedKey K>
class TargetTable : public TwoColourKeys<K> {
 public:
  using Plain = harary::Position;
  using Position = Colouring<1, 2>;
  static constexpr int kValues = 1;

  // `game` and `rules`, which are the same game, must outlive the table.
  template <class Game>
  TargetTable(const Game& game, const RuntimeRules& rules)
      : TwoColourKeys<K>(game.board()),
        rules_(&rules),
        turns_(game.turns()),
        last_layer_(game.open(game.start()).size()) {}

  std::vector<std::string> value_names() const { return {"value"}; }
  Position start() const { return rules_->start().template as<Position>(); }
  int layer(const Position& p) const { return rules_->layer(plain(p)).value(); }
  bool finished(const Position& p) const { return rules_->result(plain(p)).has_value(); }
  std::array<Code, 1> final_codes(const Position& p) const {
    const Plain q = plain(p);
    return {RemoteCode::of_final(for_first(rules_->mover(q), rules_->result(q).value()))};
  }
  Code earlier(Code code) const { return RemoteCode::earlier(code); }
  bool first_chooses(int layer) const { return turns_.mover(layer) == Side::first; }
  bool backward_complete() const { return false; }
  int last_layer() const { return last_layer_; }

  template <class F>
  void for_each_successor(const Position& p, F&& f) const {
    const Plain q = plain(p);
    for (const Move& move : rules_->moves(q)) f(rules_->after(q, move).template as<Position>());
  }
  template <class F>
  void for_each_predecessor(const Position& p, F&& f) const {
    rules_->for_each_predecessor(plain(p), [&f](const Plain& q) { f(q.template as<Position>()); });
  }
  template <class F>
  void for_each_last(typename TwoColourKeys<K>::Worker&, F&&) const {}

  Verdict verdict(int, Code code) const { return rules_->verdict(RemoteCode::value(code)); }
  std::optional<int> remoteness(const Position&, Code code) const {
    return RemoteCode::remoteness(code);
  }

 private:
  static Plain plain(const Position& p) { return Plain::of(p); }

  const RuntimeRules* rules_;
  TurnOrder turns_;
  int last_layer_;
};

}  // namespace harary
