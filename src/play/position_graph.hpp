// SPDX-License-Identifier: MIT
// All positions that play can reach in a small game, up to isomorphism, with their values: what a
// player needs who wants more than the value (Slany, section 7.2). Plain data, no rules: policies
// and chances are computed on it for every game alike.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/rules.hpp"

namespace harary {

class PositionGraph {
 public:
  using Number = std::uint32_t;

  // `ways`: how many moves lead to positions isomorphic to `to`.
  struct Arc {
    Number to = 0;
    std::uint32_t ways = 0;
  };
  struct Node {
    Side mover = Side::first;
    bool finished = false;
    Value value = 0;      // for Side::first
    int worth = 0;        // what the value means to Side::first: 1 a win, 0 a tie, -1 a loss
    int remoteness = -1;  // moves until the end, -1 where no side hurries
  };

  std::size_t size() const { return nodes_.size(); }
  Number start() const { return static_cast<Number>(nodes_.size() - 1); }
  const Node& node(Number n) const { return nodes_[n]; }
  // Every arc leads to a smaller number: one sweep upwards computes anything backwards.
  std::span<const Arc> arcs(Number n) const {
    return {arcs_.data() + first_arc_[n], first_arc_[n + 1] - first_arc_[n]};
  }

  // The value of `n` for a side. It only orders positions: who wins is worth_for().
  Value value_for(Side side, Number n) const { return for_first(side, nodes_[n].value); }
  // 1: best play wins for that side, 0: it ends in a tie, -1: it loses.
  int worth_for(Side side, Number n) const {
    return side == Side::first ? nodes_[n].worth : -nodes_[n].worth;
  }
  // Does the arc keep the value of the position for its mover?
  bool keeps(Number from, const Arc& arc) const {
    return nodes_[arc.to].value == nodes_[from].value;
  }
  // Does it moreover keep to a fastest win or a slowest loss?
  bool perfect(Number from, const Arc& arc) const {
    return keeps(from, arc) &&
           (nodes_[from].value == 0 || nodes_[arc.to].remoteness + 1 == nodes_[from].remoteness);
  }

  // Positions are added successors first. Value, worth and remoteness of an unfinished one follow
  // from its arcs, of which there must be one.
  Number add_finished(Side mover, Value value_for_first, int worth_for_first);
  Number add_open(Side mover, std::span<const Arc> arcs);

 private:
  std::vector<Node> nodes_;
  std::vector<Arc> arcs_;
  std::vector<std::size_t> first_arc_{0};  // one more than nodes
};

}  // namespace harary
