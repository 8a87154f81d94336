// SPDX-License-Identifier: MIT
// What the machine players know about a small game beyond its values: the chance of winning from
// each position against an opponent who makes mistakes, and the weights learned in earlier games.
// All matches of a game share one object.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "play/explored.hpp"
#include "play/learning.hpp"

namespace harary {

class PlayerKnowledge {
 public:
  // Larger games, by number of classes of positions, have no PlayerKnowledge.
  static constexpr std::size_t kMostPositions = 300'000;
  // The probability of a mistake in the opponent model of the ultra-strong player.
  static constexpr double kModelError = 0.1;

  // LimitError for games that are too large, JobStopped.
  PlayerKnowledge(std::shared_ptr<const Game> game, Job& job);

  const Explored& explored() const { return *explored_; }
  const PositionGraph& graph() const { return explored_->graph(); }
  // By position number: the largest chance of `side` against the model.
  const std::vector<double>& scores(Side side) const {
    return side == Side::first ? first_scores_ : second_scores_;
  }

  // Safe from any thread.
  Experience experience(Side side) const;
  // Puts back a weight that was stored earlier.
  void restore_weight(Side side, const std::string& position, int weight);
  struct WeightChange {
    std::string position;  // the text of its class
    int weight = 0;        // the new one
  };
  // Learns from one finished game; `moved_to` are the positions that the player `side` moved to.
  // Returns the weights that have changed, so that the caller can store them.
  std::vector<WeightChange> learn(Side side, const std::vector<std::string>& moved_to, bool won);

 private:
  Experience& experience_of(Side side) { return experience_[side == Side::first ? 0 : 1]; }

  std::shared_ptr<const Game> game_;  // the field refers to it
  std::unique_ptr<Explored> explored_;
  std::vector<double> first_scores_;
  std::vector<double> second_scores_;
  mutable std::mutex mutex_;
  Experience experience_[2];
};

// Null for a game that is too large, or if the job's time or memory ends first. Throws JobStopped
// if the job is interrupted.
std::unique_ptr<PlayerKnowledge> knowledge_within(std::shared_ptr<const Game> game, Job& job);

}  // namespace harary
