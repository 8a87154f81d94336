// SPDX-License-Identifier: MIT
// A one-colour game in the form that retrograde analysis needs. The key is the set of drawn edges.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "games/edges/colouring.hpp"
#include "games/remote_code.hpp"
#include "games/table_rules.hpp"

namespace harary {

// K must hold the numbers of all edges of the board, and one word of edges those of 64.
template <int Words, PackedKey K>
class OneColourTable {
 public:
  using Key = K;
  using Position = Colouring<Words, 1>;
  struct Worker {};
  static constexpr int kValues = 1;

  // `rules` must outlive the table.
  template <class R>
  explicit OneColourTable(const R& rules)
      : rules_(std::make_shared<TableRulesOf<R>>(rules)),
        last_layer_(rules.open(rules.start()).size()) {}

  Worker worker() const { return {}; }
  Key key(Worker&, const Position& p) const {
    const Position normal = rules_->representative(p);
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
  Position start() const { return rules_->start(); }
  int layer(const Position& p) const { return rules_->layer(p); }
  bool finished(const Position& p) const { return rules_->result(p).has_value(); }
  std::array<Code, 1> final_codes(const Position& p) const {
    return {RemoteCode::of_final(for_first(rules_->mover(p), rules_->result(p).value()))};
  }
  Code earlier(Code code) const { return RemoteCode::earlier(code); }
  bool first_chooses(int layer) const {
    return (layer % 2 == 0) == (rules_->mover(rules_->start()) == Side::first);
  }
  bool backward_complete() const { return false; }
  int last_layer() const { return last_layer_; }

  template <class F>
  void for_each_successor(const Position& p, F&& f) const {
    rules_->for_each_successor(p, std::ref(f));
  }
  template <class F>
  void for_each_predecessor(const Position& p, F&& f) const {
    rules_->for_each_predecessor(p, std::ref(f));
  }
  template <class F>
  void for_each_last(Worker&, F&&) const {}

  Verdict verdict(int, Code code) const { return rules_->verdict(RemoteCode::value(code)); }
  std::optional<int> remoteness(const Position&, Code code) const {
    return RemoteCode::remoteness(code);
  }

 private:
  std::shared_ptr<const TableRules<Position>> rules_;
  int last_layer_;
};

// Calls f(table) with the table of these rules. Throws LimitError for more than 128 edges.
template <class R, class F>
auto one_colour_table(const R& rules, F&& f) {
  constexpr int kWords = static_cast<int>(sizeof(typename R::Position) / sizeof(std::uint64_t));
  if (rules.board().size() > 128) {
    throw LimitError("a tablebase holds positions of at most 128 edges");
  }
  return f(OneColourTable<kWords, std::conditional_t<kWords == 1, std::uint64_t, WideKey>>(rules));
}

}  // namespace harary
