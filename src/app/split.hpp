// SPDX-License-Identifier: MIT
// The root of a game split into positions that can be solved separately, in any order and
// on any machine, and their values joined again: backward induction over the first few plies.
// Positions are those of `representative`, so parts that are isomorphic are one part.
//
// Values of some parts bound what the positions above them are worth, and what lies outside the
// bounds of all its ancestors can no longer matter: alpha-beta on the small graph of the first
// plies, between the searches instead of within one.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

class Splitting {
 public:
  // `rules` must outlive this object. Throws InputError unless plies >= 1.
  Splitting(const RuntimeRules& rules, int plies, Job& job);

  // In the order in which breadth-first search meets them. Texts are those of positions that play
  // reaches: a representative may lie elsewhere than edges that are coloured from the start.
  std::vector<std::string> parts() const;

  // `parts`: values for Side::first; if only the winner is asked for, any of the same winner.
  Joined joined(QuestionKind question, const std::map<std::string, Value>& parts) const;

 private:
  struct Node {
    Position position;
    std::optional<Value> result;  // for Side::first
    bool first_chooses = false;
    std::vector<std::size_t> next;  // in the layer below, each once
  };

  // What a position is worth for Side::first.
  struct Range {
    Value low = -kInfinity;
    Value high = kInfinity;
  };
  using Ranges = std::vector<std::vector<Range>>;  // by layer and node
  struct Order;

  Node node(const Position& p) const;
  static void check_memory(std::size_t nodes, const Job& job);
  void add_layer(Job& job);
  bool winner_is_all(QuestionKind question) const;
  Range range_of_leaf(const Node& leaf, const std::map<std::string, Value>& parts) const;
  Ranges bound(const std::map<std::string, Value>& parts) const;
  static Range range_of(const Node& node, const std::vector<Range>& below);
  std::vector<std::string> open_parts(const Ranges& ranges, const Order& less) const;

  const RuntimeRules& rules_;
  std::vector<std::vector<Node>> layers_;  // the last are the parts, and positions that are over
};

}  // namespace harary
