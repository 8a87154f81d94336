// SPDX-License-Identifier: MIT
// What the tables of games with one value a position have in common (games/tabulated.hpp): value
// and remoteness, by the rules at run time. A table adds its keys, and who chooses in a layer.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/remote_code.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

template <class TypedPosition>
class RemoteTable {
 public:
  using Position = TypedPosition;
  static constexpr int kValues = 1;

  // `game` and `rules`, which are the same game, must outlive the table.
  template <class Game>
  RemoteTable(const Game& game, const RuntimeRules& rules)
      : rules_(&rules), last_layer_(game.open(game.start()).size()) {}

  std::vector<std::string> value_names() const { return {"value"}; }
  Position start() const { return typed(rules_->start()); }
  int layer(const Position& p) const { return rules_->layer(plain(p)).value(); }
  bool finished(const Position& p) const { return rules_->result(plain(p)).has_value(); }
  std::array<Code, 1> final_codes(const Position& p) const {
    const Plain q = plain(p);
    return {RemoteCode::of_final(for_first(rules_->mover(q), rules_->result(q).value()))};
  }
  Code earlier(Code code) const { return RemoteCode::earlier(code); }
  // Plays may end in any layer.
  bool backward_complete() const { return false; }
  int last_layer() const { return last_layer_; }
  template <class Worker, class F>
  void for_each_last(Worker&, F&&) const {}

  template <class F>
  void for_each_successor(const Position& p, F&& f) const {
    const Plain q = plain(p);
    for (const Move& move : rules_->moves(q)) f(typed(rules_->after(q, move)));
  }
  template <class F>
  void for_each_predecessor(const Position& p, F&& f) const {
    rules_->for_each_predecessor(plain(p), [&f](const Plain& q) { f(typed(q)); });
  }

  Verdict verdict(int, Code code) const { return rules_->verdict(RemoteCode::value(code)); }
  std::optional<int> remoteness(const Position&, Code code) const {
    return RemoteCode::remoteness(code);
  }

 protected:
  Position representative(const Position& p) const {
    return typed(rules_->representative(plain(p)));
  }
  const RuntimeRules& rules() const { return *rules_; }

 private:
  using Plain = harary::Position;
  static Plain plain(const Position& p) { return Plain::of(p); }
  static Position typed(const Plain& p) { return p.template as<Position>(); }

  const RuntimeRules* rules_;
  int last_layer_;
};

}  // namespace harary
