// SPDX-License-Identifier: MIT
// What players know of a small game beyond its values: every position's chance against a fallible
// opponent, and what earlier games taught. One study serves all matches of a game.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "app/explored.hpp"
#include "app/game.hpp"
#include "play/learning.hpp"

namespace harary {

class Study {
 public:
  // Games with more classes of positions are not studied.
  static constexpr std::size_t kMostPositions = 300'000;
  // The model that the ultra-strong player is computed for errs so often.
  static constexpr double kModelError = 0.1;

  // LimitError for games that are too large, JobStopped.
  Study(std::shared_ptr<const Game> game, Job& job);

  const Explored& explored() const { return *explored_; }
  const PositionGraph& graph() const { return explored_->graph(); }
  // By position number: the largest chance of `side` against the model.
  const std::vector<double>& scores(Side side) const {
    return side == Side::first ? first_scores_ : second_scores_;
  }

  // Safe from any thread.
  Experience experience(Side side) const;
  // Files a weight that was stored earlier.
  void remember(Side side, const std::string& position, int weight);
  // One finished game: the positions that the player `side` moved to. Returns the positions whose
  // weight has changed, by class text, to be stored.
  struct Lesson {
    std::string position;
    int weight = 0;
  };
  std::vector<Lesson> learn(Side side, const std::vector<std::string>& moved_to, bool won);

 private:
  Experience& experience_of(Side side) { return experience_[side == Side::first ? 0 : 1]; }

  std::shared_ptr<const Game> game_;  // the field refers to it
  std::unique_ptr<Explored> explored_;
  std::vector<double> first_scores_;
  std::vector<double> second_scores_;
  mutable std::mutex mutex_;
  Experience experience_[2];
};

}  // namespace harary
