// SPDX-License-Identifier: MIT
// A small game with all its positions, up to isomorphism: the position graph, built from the plain
// definition (moves, after, result and the representative of each class), and what its numbers
// mean in words. For the learning and the ultra-strong player.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/job.hpp"
#include "games/runtime_rules.hpp"
#include "play/position_graph.hpp"

namespace harary {

class Explored {
 public:
  using Number = PositionGraph::Number;
  struct Option {
    std::string move;
    Number to = 0;
  };

  // `rules` must outlive this object. Throws LimitError if there are more than `most` classes,
  // JobStopped. Time is proportional to the moves of all classes.
  Explored(const RuntimeRules& rules, std::size_t most, Job& job);

  const PositionGraph& graph() const { return graph_; }
  // The number of a position's class; nothing if play cannot reach it.
  std::optional<Number> find(const Position& p) const;
  // The same of a position as text (empty: the start); InputError for bad text and for positions
  // that play cannot reach.
  Number number(const std::string& position) const;
  // All legal moves of a position, as labelled in the text.
  std::vector<Option> options(const std::string& position) const;
  // What the value of a class means.
  Verdict verdict(Number number) const;
  // One fixed text for all positions of a class: what experience is filed under.
  std::string class_text(const std::string& position) const;
  std::string class_text(Number number) const;

 private:
  struct Hash {
    std::size_t operator()(const Position& p) const { return p.hash(); }
  };

  Number add(const Position& p, std::size_t most, Job& job);
  Position position(const std::string& text) const;
  Number number_of(const Position& p) const;

  const RuntimeRules& rules_;
  PositionGraph graph_;
  std::unordered_map<Position, Number, Hash> numbers_;
  std::vector<const Position*> positions_;  // by number; the map's keys stay where they are
  std::uint64_t moves_ = 0;
};

}  // namespace harary
