// SPDX-License-Identifier: MIT
// A target game as retrograde analysis wants it: value and remoteness of every position that play
// can reach.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "games/edges/two_colour_table.hpp"
#include "games/remote_code.hpp"

namespace harary {

// R: rules of two colours on a board of at most 64 edges, each move colouring one edge.
template <class R, PackedKey K>
class TargetTable : public TwoColourKeys<K> {
 public:
  using Position = typename R::Position;
  static constexpr int kValues = 1;

  explicit TargetTable(const R& rules) : TwoColourKeys<K>(rules.board()), rules_(rules) {}

  std::vector<std::string> value_names() const { return {"value"}; }
  Position start() const { return rules_.start(); }
  int layer(const Position& p) const { return rules_.layer(p); }
  bool finished(const Position& p) const { return rules_.result(p).has_value(); }
  std::array<Code, 1> final_codes(const Position& p) const {
    return {RemoteCode::of_final(for_first(rules_.mover(p), rules_.result(p).value()))};
  }
  Code earlier(Code code) const { return RemoteCode::earlier(code); }
  bool first_chooses(int layer) const { return rules_.turns().mover(layer) == Side::first; }
  bool backward_complete() const { return false; }
  int last_layer() const { return rules_.open(rules_.start()).size(); }

  template <class F>
  void for_each_successor(const Position& p, F&& f) const {
    for (const int edge : rules_.moves(p)) f(rules_.after(p, edge));
  }
  template <class F>
  void for_each_predecessor(const Position& p, F&& f) const {
    for (const Position& q : rules_.predecessors(p)) f(q);
  }
  template <class F>
  void for_each_last(typename TwoColourKeys<K>::Worker&, F&&) const {}

  Verdict verdict(int, Code code) const { return rules_.verdict(RemoteCode::value(code)); }
  std::optional<int> remoteness(const Position&, Code code) const {
    return RemoteCode::remoteness(code);
  }

 private:
  const R& rules_;
};

}  // namespace harary
