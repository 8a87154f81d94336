// SPDX-License-Identifier: MIT
#include "play/playouts.hpp"

#include <cmath>
#include <optional>

namespace harary {

namespace {

std::vector<JudgedMove> moves_to_judge(const RuntimeRules& rules, const Position& p,
                                       std::mt19937_64& random) {
  // A uniform sample of the moves, or of the first hundred thousand of them.
  std::vector<JudgedMove> sample;
  std::uint64_t seen = 0;
  for (const Move& move : rules.moves(p)) {
    ++seen;
    if (sample.size() < kMostJudgedMoves) {
      sample.push_back({move, 0});
    } else if (const std::uint64_t at = random() % seen; at < kMostJudgedMoves) {
      sample[static_cast<std::size_t>(at)].move = move;
    }
    if (seen == 100 * kMostJudgedMoves) break;
  }
  return sample;
}

// What the end p is worth to a player; nothing if it is not an end.
std::optional<int> worth_of_end(const RuntimeRules& rules, const Position& p, int player) {
  const auto value = rules.result(p);
  if (!value) return std::nullopt;
  return worth(rules.verdict(for_first(rules.mover(p), *value)), player);
}

}  // namespace

int random_play(const RuntimeRules& rules, Position p, int player, std::mt19937_64& random,
                const Job& job) {
  for (int ply = 0;; ++ply) {
    if (const auto end = worth_of_end(rules, p, player)) return *end;
    if (ply % 64 == 63) job.check();
    std::optional<Move> chosen;
    std::uint64_t seen = 0;
    for (const Move& move : rules.moves(p)) {
      if (random() % ++seen == 0) chosen = move;
      if (seen == kMostJudgedMoves) break;
    }
    p = rules.after(p, *chosen);
  }
}

std::vector<JudgedMove> by_playouts(const RuntimeRules& rules, const Position& p,
                                    std::uint64_t most, std::uint64_t seed, const Job& job) {
  std::mt19937_64 random(seed);
  auto judged = moves_to_judge(rules, p, random);
  const int mover = rules.player_to_move(p);
  std::vector<double> sum(judged.size(), 0);
  std::vector<double> plays(judged.size(), 0);
  try {
    for (std::uint64_t play = 0; play < most; ++play) {
      job.check();
      std::size_t next = 0;
      double best = -1e9;
      for (std::size_t i = 0; i < judged.size(); ++i) {
        const double bonus =
            plays[i] == 0
                ? 1e6 - static_cast<double>(i)
                : sum[i] / plays[i] + std::sqrt(2 * std::log(double(play + 1)) / plays[i]);
        if (bonus > best) {
          best = bonus;
          next = i;
        }
      }
      sum[next] += random_play(rules, rules.after(p, judged[next].move), mover, random, job);
      plays[next] += 1;
    }
  } catch (const JobStopped&) {
  }
  for (std::size_t i = 0; i < judged.size(); ++i) {
    judged[i].merit = plays[i] == 0 ? -1 : sum[i] / plays[i];
  }
  return judged;
}

std::vector<JudgedMove> by_foresight(const RuntimeRules& rules, const Position& p,
                                     std::uint64_t seed, const Job& job) {
  std::mt19937_64 random(seed);
  auto judged = moves_to_judge(rules, p, random);
  const int mover = rules.player_to_move(p);
  for (auto& [move, merit] : judged) {
    job.check();
    const auto q = rules.after(p, move);
    if (const auto end = worth_of_end(rules, q, mover)) {
      merit = *end;
      continue;
    }
    const int replier = rules.player_to_move(q);
    double replies = 0;
    double safe = 0;
    for (const Move& reply : rules.moves(q)) {
      replies += 1;
      safe += worth_of_end(rules, rules.after(q, reply), replier).value_or(0) >= 0 ? 1 : 0;
      if (replies == static_cast<double>(kMostJudgedMoves)) break;
    }
    // Between a loss (-1) and a win (1).
    merit = (replier == mover ? 1 : -1) * 0.5 * safe / replies;
  }
  return judged;
}

}  // namespace harary
