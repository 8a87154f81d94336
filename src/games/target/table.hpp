// SPDX-License-Identifier: MIT
// A target game in the form that retrograde analysis needs: value and remoteness of every position
// that play can reach.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/edges/turns.hpp"
#include "games/edges/two_colour_table.hpp"
#include "games/remote_code.hpp"
#include "games/table_rules.hpp"

namespace harary {

// For rules of two colours on a board of at most 64 edges, each move colouring one edge.
template <PackedKey K>
class TargetTable : public TwoColourKeys<K> {
 public:
  using Position = Colouring<1, 2>;
  static constexpr int kValues = 1;

  // `rules` must outlive the table.
  template <class R>
  explicit TargetTable(const R& rules)
      : TwoColourKeys<K>(rules.board()),
        rules_(std::make_shared<TableRulesOf<R>>(rules)),
        turns_(rules.turns()),
        last_layer_(rules.open(rules.start()).size()) {}

  std::vector<std::string> value_names() const { return {"value"}; }
  Position start() const { return rules_->start(); }
  int layer(const Position& p) const { return rules_->layer(p); }
  bool finished(const Position& p) const { return rules_->result(p).has_value(); }
  std::array<Code, 1> final_codes(const Position& p) const {
    return {RemoteCode::of_final(for_first(rules_->mover(p), rules_->result(p).value()))};
  }
  Code earlier(Code code) const { return RemoteCode::earlier(code); }
  bool first_chooses(int layer) const { return turns_.mover(layer) == Side::first; }
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
  void for_each_last(typename TwoColourKeys<K>::Worker&, F&&) const {}

  Verdict verdict(int, Code code) const { return rules_->verdict(RemoteCode::value(code)); }
  std::optional<int> remoteness(const Position&, Code code) const {
    return RemoteCode::remoteness(code);
  }

 private:
  std::shared_ptr<const TableRules<Position>> rules_;
  TurnOrder turns_;
  int last_layer_;
};

}  // namespace harary
