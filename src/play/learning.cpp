// SPDX-License-Identifier: MIT
#include "play/learning.hpp"

#include <algorithm>
#include <cmath>

namespace harary {

using Number = PositionGraph::Number;

void Experience::set(Number n, int weight) {
  if (weight == 0) {
    weights_.erase(n);
  } else {
    weights_[n] = std::clamp(weight, kLeast, kMost);
  }
}

void Experience::learn(const PositionGraph& graph, Side player, const std::vector<Number>& moved_to,
                       bool won) {
  for (const Number n : moved_to) {
    if (graph.worth_for(player, n) < 0) set(n, weight(n) + (won ? kStep : -kStep));
  }
}

std::vector<double> learned_chances(const std::vector<double>& scores,
                                    const std::vector<Number>& positions,
                                    const Experience& experience) {
  constexpr double kWarmth = 0.05;
  constexpr double kTrust = 16;
  std::vector<double> chance(scores.size());
  for (std::size_t i = 0; i < scores.size(); ++i) {
    chance[i] = scores[i] / kWarmth + experience.weight(positions[i]) / kTrust;
  }
  const double most = *std::max_element(chance.begin(), chance.end());
  double sum = 0;
  for (double& c : chance) sum += c = std::exp(c - most);
  for (double& c : chance) c /= sum;
  return chance;
}

void LearningPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  const auto arcs = graph.arcs(n);
  std::vector<double> scores;
  std::vector<Number> targets;
  for (const PositionGraph::Arc& arc : arcs) {
    if (!graph.keeps(n, arc)) continue;
    scores.push_back(scores_[arc.to]);
    targets.push_back(arc.to);
  }
  const std::vector<double> learned = learned_chances(scores, targets, experience_);
  double sum = 0;
  std::size_t next = 0;
  for (std::size_t i = 0; i < arcs.size(); ++i) {
    chance[i] = graph.keeps(n, arcs[i]) ? arcs[i].ways * learned[next++] : 0;
    sum += chance[i];
  }
  for (double& c : chance) c /= sum;
}

PlayedGame play_game(const PositionGraph& graph, Side player, const Policy& players_policy,
                     const Policy& opponent_policy, std::mt19937_64& random) {
  PlayedGame game;
  std::vector<double> chance;
  Number n = graph.start();
  while (!graph.node(n).finished) {
    const bool players_turn = graph.node(n).mover == player;
    const auto arcs = graph.arcs(n);
    chance.resize(arcs.size());
    (players_turn ? players_policy : opponent_policy).weigh(graph, n, chance);
    std::discrete_distribution<std::size_t> choose(chance.begin(), chance.end());
    n = arcs[choose(random)].to;
    if (players_turn) game.moved_to.push_back(n);
  }
  game.end = n;
  return game;
}

}  // namespace harary
