// SPDX-License-Identifier: MIT
#include "app/suggestion.hpp"

#include <random>

#include "app/best_merit.hpp"
#include "app/searched_move.hpp"
#include "app/tempting_move.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

SuggestedMove random_move(const PlayView& view, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const auto chosen = static_cast<std::size_t>(random() % view.moves.size());
  return {view.moves[chosen], false, {}, {HowChosen::How::random}};
}

SuggestedMove greedy_move(const Game& game, const std::string& position, std::uint64_t seed,
                          Job& job) {
  if (const auto own = game.suggest(position, PlayerKind::greedy, job)) return *own;
  std::mt19937_64 random(seed);
  return {pick_best(game.foresight(position, seed, job), random).move,
          false,
          {},
          {HowChosen::How::searched, 1}};
}

}  // namespace

SuggestedMove suggest_move(const Game& game, const std::string& position,
                           const MachinePlayer& player, Job& job) {
  const PlayView view = game.view(position);
  if (view.verdict || view.moves.empty()) throw InputError("position: the game is over");
  switch (player.kind) {
    case PlayerKind::random:
      return random_move(view, player.seed);
    case PlayerKind::greedy:
      return greedy_move(game, position, player.seed, job);
    case PlayerKind::perfect:
    case PlayerKind::ultra_strong:
    case PlayerKind::learning:
      if (player.knowledge != nullptr) return tempting_move(game, position, player);
      break;
    case PlayerKind::searching:
      break;
  }
  if (player.session != nullptr) {
    return searched_move(game, *player.session, view, player.seed, job);
  }
  return searched_move(game, *game.session(job.budget()), view, player.seed, job);
}

}  // namespace harary
