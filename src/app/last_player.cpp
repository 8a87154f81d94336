// SPDX-License-Identifier: MIT
#include "app/last_player.hpp"

#include <algorithm>
#include <utility>

#include "app/instance.hpp"
#include "base/current_job.hpp"

namespace harary {

Verdict LastPlayer::Found::verdict() const {
  const Winner winner = player == 0 ? Winner::tie : player == 1 ? Winner::first : Winner::second;
  return {winner, std::nullopt, std::nullopt, player};
}

LastPlayer::LastPlayer(const Instance& game, const Budget& budget, Coding coding)
    : rules_(game.rules()), coding_(coding), own_(std::make_unique<Job>(budget.lasting())) {
  const double share = 1.0 / rules_.players();
  for (int player = 0; player < rules_.players(); ++player) {
    LonePlayer lone{rules_.with_lone_player(player), game.engines().with_lone_player(player),
                    nullptr};
    lone.engine = coding == Coding::plain ? lone.engines->proof(*own_, "", share)
                                          : lone.engines->remoteness(*own_, share);
    players_.push_back(std::move(lone));
  }
}
LastPlayer::~LastPlayer() = default;

LastPlayer::Found LastPlayer::from(const Position& p, Job& job) {
  if (const auto value = rules_.result(p)) {
    const Verdict verdict = rules_.verdict(for_first(rules_.mover(p), *value));
    return {verdict.player.value_or(0), 0};
  }
  const CurrentJob current(job);
  own_->follow(&job);
  struct Following {
    Job& own;
    ~Following() { own.follow(nullptr); }
  } const following{*own_};
  for (std::size_t player = 0; player < players_.size(); ++player) {
    const LonePlayer& lone = players_[player];
    const Value coded = lone.engine->value(p);
    if (for_first(lone.rules->mover(p), coded) <= 0) continue;
    Found found{static_cast<int>(player) + 1, std::nullopt};
    if (coding_ == Coding::remote) {
      found.remoteness = RemoteValuation<RuntimeRules>::remoteness_of(coded);
    }
    return found;
  }
  return {};
}

LastPlayer::Found LastPlayer::after(const Position& p, const Move& move, Job& job) {
  Found found = from(rules_.after(p, move), job);
  if (found.remoteness) ++*found.remoteness;
  return found;
}

std::uint64_t LastPlayer::positions() const {
  std::uint64_t sum = 0;
  for (const LonePlayer& lone : players_) sum += lone.engine->positions();
  return sum;
}

void conclude_for_player(Analysis& analysis, int player) {
  const auto worth_here = [player](const MoveReport& move) {
    const int wins = worth(move.verdict, player);
    return std::pair{wins, -wins * move.remoteness.value_or(0)};
  };
  const auto best =
      std::max_element(analysis.moves.begin(), analysis.moves.end(),
                       [&](const auto& a, const auto& b) { return worth_here(a) < worth_here(b); });
  const auto most = worth_here(*best);
  bool alike = true;
  for (MoveReport& move : analysis.moves) {
    move.best = worth_here(move) == most;
    move.worth = worth(move.verdict, player);
    alike = alike && move.verdict.player == best->verdict.player;
  }
  // Who is to move wins by one move; any other player only if all moves are the same to them.
  if (most.first > 0 || alike) {
    analysis.verdict = best->verdict;
    analysis.remoteness = best->remoteness;
  } else {
    analysis.verdict = LastPlayer::Found{}.verdict();
    analysis.remoteness = std::nullopt;
  }
}

}  // namespace harary
