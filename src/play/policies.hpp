// SPDX-License-Identifier: MIT
// Ways to choose among the moves of a position graph: perfect players, and models of opponents who
// make mistakes. A policy gives the probability of each arc.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "play/position_graph.hpp"

namespace harary {

class Policy {
 public:
  virtual ~Policy() = default;
  // Fills `chance`, one entry an arc of the unfinished position n; they add up to 1.
  virtual void weigh(const PositionGraph& graph, PositionGraph::Number n,
                     std::span<double> chance) const = 0;
};

// Any legal move, each with the same probability.
class RandomPolicy final : public Policy {
 public:
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;
};

// Any move that keeps the value; from a lost position, any move at all.
class KeepingPolicy final : public Policy {
 public:
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;
};

// A fastest win, a slowest loss; among equals any.
class PerfectPolicy final : public Policy {
 public:
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;
};

// With probability `error` any legal move, otherwise a perfect one: the model of a fallible
// opponent that the ultra-strong player is computed for.
class ErringPolicy final : public Policy {
 public:
  explicit ErringPolicy(double error) : error_(error) {}
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;

 private:
  double error_;
};

// Any move that does not end the game with a loss, if there is one: "just avoiding triangles".
class SafePolicy final : public Policy {
 public:
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;
};

// One move of foresight: wins at once if it can, does not lose at once if it can help it, and then
// leaves the opponent the fewest moves that do not lose at once.
class GreedyPolicy final : public Policy {
 public:
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;
};

// Slany's static choice, without the drawing: of the moves that keep the value, those that leave
// the opponent the largest share of moves that give it away.
class TemptingPolicy final : public Policy {
 public:
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;
};

// Of the moves that keep the value, one with the largest score; `scores` by position number.
class ScoredPolicy final : public Policy {
 public:
  explicit ScoredPolicy(std::vector<double> scores) : scores_(std::move(scores)) {}
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;
  double score(PositionGraph::Number n) const { return scores_[n]; }

 private:
  std::vector<double> scores_;
};

}  // namespace harary
