// SPDX-License-Identifier: MIT
#include "app/suggestion/player_knowledge.hpp"

#include "base/error.hpp"
#include "play/chances.hpp"

namespace harary {

PlayerKnowledge::PlayerKnowledge(std::shared_ptr<const Game> game, Job& job)
    : game_(std::move(game)), explored_(game_->explored(kMostPositions, job)) {
  const ErringPolicy model(kModelError);
  first_scores_ = best_chances(graph(), Side::first, model);
  second_scores_ = best_chances(graph(), Side::second, model);
}

Experience PlayerKnowledge::experience(Side side) const {
  const std::lock_guard lock(mutex_);
  return experience_[side == Side::first ? 0 : 1];
}

void PlayerKnowledge::restore_weight(Side side, const std::string& position, int weight) {
  const Explored::Number number = explored_->number(position);
  const std::lock_guard lock(mutex_);
  experience_of(side).set(number, weight);
}

std::vector<PlayerKnowledge::WeightChange> PlayerKnowledge::learn(
    Side side, const std::vector<std::string>& moved_to, bool won) {
  std::vector<Explored::Number> numbers;
  for (const std::string& position : moved_to) numbers.push_back(explored_->number(position));
  const std::lock_guard lock(mutex_);
  Experience& experience = experience_of(side);
  experience.learn(graph(), side, numbers, won);
  std::vector<WeightChange> changes;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (graph().worth_for(side, numbers[i]) >= 0) continue;
    changes.push_back({explored_->class_text(moved_to[i]), experience.weight(numbers[i])});
  }
  return changes;
}

std::unique_ptr<PlayerKnowledge> knowledge_within(std::shared_ptr<const Game> game, Job& job) {
  try {
    return std::make_unique<PlayerKnowledge>(std::move(game), job);
  } catch (const LimitError&) {
    return nullptr;
  } catch (const JobStopped& stop) {
    if (stop.reason == StopReason::interrupt) throw;
    return nullptr;
  }
}

}  // namespace harary
