// SPDX-License-Identifier: MIT
// The learning player (Slany, section 7.2, "Learning"): from lost positions it chooses at random,
// guided by a static score and by what earlier games taught. Every class of isomorphic positions
// has one number, so one game teaches about all games that look like it.
#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <vector>

#include "play/policies.hpp"

namespace harary {

// What was learned, by position number: Slany's byte, 0 where nothing was learned.
class Experience {
 public:
  static constexpr int kLeast = -127;
  static constexpr int kMost = 127;

  int weight(PositionGraph::Number n) const {
    const auto found = weights_.find(n);
    return found == weights_.end() ? 0 : found->second;
  }
  void set(PositionGraph::Number n, int weight);
  const std::map<PositionGraph::Number, int>& weights() const { return weights_; }

  // The positions that the player moved to in one game, and how the game ended for it. Positions
  // that are won for the player anyway are passed over: there is nothing to choose.
  void learn(const PositionGraph& graph, Side player,
             const std::vector<PositionGraph::Number>& moved_to, bool won);

 private:
  static constexpr int kStep = 8;
  std::map<PositionGraph::Number, int> weights_;
};

// Probabilities of alternatives, proportional to exp(score / kWarmth + weight / kTrust): the score
// is the chance to win against the model of a fallible opponent, the weight what was learned of the
// position. In the end what was learned outweighs the score.
std::vector<double> learned_chances(const std::vector<double>& scores,
                                    const std::vector<PositionGraph::Number>& positions,
                                    const Experience& experience);

// Chooses so among the arcs that keep the value, each as often as it has ways.
class LearningPolicy final : public Policy {
 public:
  LearningPolicy(const std::vector<double>& scores, const Experience& experience)
      : scores_(scores), experience_(experience) {}
  void weigh(const PositionGraph& graph, PositionGraph::Number n,
             std::span<double> chance) const override;

 private:
  const std::vector<double>& scores_;
  const Experience& experience_;
};

// One game on the graph. Returns the positions that `player` moved to; the last entry of `end` is
// the finished position.
struct PlayedGame {
  std::vector<PositionGraph::Number> moved_to;
  PositionGraph::Number end = 0;
};
PlayedGame play_game(const PositionGraph& graph, Side player, const Policy& players_policy,
                     const Policy& opponent_policy, std::mt19937_64& random);

}  // namespace harary
