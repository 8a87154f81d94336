// SPDX-License-Identifier: MIT
#include "app/suggestion/suggestion.hpp"

#include <algorithm>
#include <chrono>

#include "app/suggestion/suggestion_methods.hpp"

namespace harary {

namespace {

using How = HowChosen::How;

// How long a single question may gather knowledge.
constexpr std::chrono::milliseconds kPatienceForKnowledge{10'000};

SuggestedMove suggest_at_random(const Game& game, const std::string& position, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const PlayView view = game.view(position);
  const std::string& move = view.moves.at(static_cast<std::size_t>(random() % view.moves.size()));
  return {move, false, {}, {How::random}};
}

// Without time to look at the answers to every move: any legal move.
SuggestedMove suggest_greedily(const Game& game, const std::string& position, std::uint64_t seed,
                               Job& job) {
  if (auto own = greedy_by_engine(game, game.position(position), job)) return *std::move(own);
  std::mt19937_64 random(seed);
  try {
    return {
        pick_best(game.foresight(position, seed, job), random).move, false, {}, {How::searched, 1}};
  } catch (const JobStopped& stop) {
    if (stop.reason == StopReason::interrupt) throw;
    return suggest_at_random(game, position, seed);
  }
}

SuggestedMove suggest_by_search(const Game& game, const std::string& position,
                                const MachinePlayer& player, Job& job) {
  if (auto own = searched_by_engine(game, game.position(position), job)) return *std::move(own);
  if (player.session != nullptr) {
    return suggest_by_analysis(game, *player.session, position, player.seed, job);
  }
  return suggest_by_analysis(game, *game.session(job.budget()), position, player.seed, job);
}

Losing manner_of(PlayerKind kind) {
  if (kind == PlayerKind::learning) return Losing::learned;
  return kind == PlayerKind::ultra_strong ? Losing::tempting : Losing::any_best;
}

}  // namespace

std::string_view name_of(How how) {
  switch (how) {
    case How::proved:
      return "proved";
    case How::searched:
      return "searched";
    case How::estimated:
      return "estimated";
    case How::learned:
      return "learned";
    case How::random:
      break;
  }
  return "random";
}

const MoveMerit& pick_best(const std::vector<MoveMerit>& moves, std::mt19937_64& random) {
  const MoveMerit* chosen = nullptr;
  std::uint64_t seen = 0;
  for (const MoveMerit& move : moves) {
    if (chosen != nullptr && move.merit < chosen->merit) continue;
    if (chosen == nullptr || move.merit > chosen->merit) seen = 0;
    if (random() % ++seen == 0) chosen = &move;
  }
  return *chosen;
}

SuggestedMove suggest_move(const Game& game, const std::string& position,
                           const MachinePlayer& player, Job& job) {
  const Position p = game.unfinished(position);
  switch (player.kind) {
    case PlayerKind::random:
      return suggest_at_random(game, position, player.seed);
    case PlayerKind::greedy:
      return suggest_greedily(game, position, player.seed, job);
    case PlayerKind::perfect:
    case PlayerKind::ultra_strong:
    case PlayerKind::learning:
      // Play from the start may not reach the position.
      if (player.knowledge != nullptr && player.knowledge->explored().find(p)) {
        return suggest_by_knowledge(game, *player.knowledge, position, manner_of(player.kind),
                                    player.seed, player.attention);
      }
      break;
    case PlayerKind::searching:
      break;
  }
  return suggest_by_search(game, position, player, job);
}

SuggestedMove suggest_move(const std::shared_ptr<const Game>& game, const std::string& position,
                           PlayerKind kind, Job& job) {
  (void)game->unfinished(position);  // says at once what is wrong with it
  MachinePlayer player;
  player.kind = kind;
  player.seed = job.budget().seed;
  std::unique_ptr<PlayerKnowledge> knowledge;
  if (needs_knowledge(kind)) {
    std::chrono::milliseconds time = kPatienceForKnowledge;
    if (job.budget().time) {
      const auto left = *job.budget().time -
                        std::chrono::milliseconds(static_cast<std::int64_t>(job.seconds() * 1000));
      time = std::clamp(left / 2, std::chrono::milliseconds(1), time);
    }
    Job share(job, time);
    knowledge = knowledge_within(game, share);
  }
  player.knowledge = knowledge.get();
  return suggest_move(*game, position, player, job);
}

}  // namespace harary
