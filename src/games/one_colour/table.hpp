// SPDX-License-Identifier: MIT
// A one-colour game in the form that retrograde analysis needs. The key is the set of drawn edges.
#pragma once

#include <array>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "games/edges/colouring.hpp"
#include "games/remote_code.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

// K must hold the numbers of all edges of the board, and one word of edges those of 64.
template <int Words, PackedKey K>
class OneColourTable {
 public:
  using Key = K;
  using Plain = harary::Position;
  using Position = Colouring<Words, 1>;
  struct Worker {};
  static constexpr int kValues = 1;

  // `game` and `rules`, which are the same game, must outlive the table.
  template <class Game>
  OneColourTable(const Game& game, const RuntimeRules& rules)
      : rules_(&rules), last_layer_(game.open(game.start()).size()) {}

  Worker worker() const { return {}; }
  Key key(Worker&, const Position& p) const {
    const auto normal = rules_->representative(plain(p)).template as<Position>();
    Key result = normal[0].word(0);
    if constexpr (Words > 1 && sizeof(Key) > sizeof(std::uint64_t)) {
      result |= static_cast<Key>(normal[0].word(1)) << 64;
    }
    return result;
  }
  Position position(Key key) const {
    Position p;
    p[0].word(0) = static_cast<std::uint64_t>(key);
    if constexpr (Words > 1 && sizeof(Key) > sizeof(std::uint64_t)) {
      p[0].word(1) = static_cast<std::uint64_t>(key >> 64);
    }
    return p;
  }

  std::vector<std::string> value_names() const { return {"value"}; }
  Position start() const { return rules_->start().template as<Position>(); }
  int layer(const Position& p) const { return rules_->layer(plain(p)).value(); }
  bool finished(const Position& p) const { return rules_->result(plain(p)).has_value(); }
  std::array<Code, 1> final_codes(const Position& p) const {
    const Plain q = plain(p);
    return {RemoteCode::of_final(for_first(rules_->mover(q), rules_->result(q).value()))};
  }
  Code earlier(Code code) const { return RemoteCode::earlier(code); }
  bool first_chooses(int layer) const {
    return (layer % 2 == 0) == (rules_->mover(rules_->start()) == Side::first);
  }
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
  void for_each_last(Worker&, F&&) const {}

  Verdict verdict(int, Code code) const { return rules_->verdict(RemoteCode::value(code)); }
  std::optional<int> remoteness(const Position&, Code code) const {
    return RemoteCode::remoteness(code);
  }

 private:
  static Plain plain(const Position& p) { return Plain::of(p); }

  const RuntimeRules* rules_;
  int last_layer_;
};

// Calls f(table) with the table of this game, of which `rules` are the rules at run time. Throws
// LimitError for more than 128 edges.
template <class Game, class F>
auto one_colour_table(const Game& game, const RuntimeRules& rules, F&& f) {
  constexpr int kWords = static_cast<int>(sizeof(typename Game::Position) / sizeof(std::uint64_t));
  if (game.board().size() > 128) {
    throw LimitError("a tablebase holds positions of at most 128 edges");
  }
  return f(
      OneColourTable<kWords, std::conditional_t<kWords == 1, std::uint64_t, WideKey>>(game, rules));
}

}  // namespace harary
