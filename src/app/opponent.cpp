// SPDX-License-Identifier: MIT
#include "app/opponent.hpp"

#include <algorithm>
#include <vector>

#include "base/error.hpp"
#include "base/hashing.hpp"

namespace harary {

namespace {

const std::string& pick(const std::vector<std::string>& moves, std::uint64_t seed) {
  return moves[static_cast<std::size_t>(mix(seed + 1) % moves.size())];
}

// How good a verdict is for the side to move.
int merit(const Verdict& verdict, Side mover) {
  if (verdict.winner == Winner::tie) return 0;
  return (verdict.winner == Winner::first) == (mover == Side::first) ? 1 : -1;
}

}  // namespace

SuggestedMove suggest_move(const Game& game, const std::string& position, std::uint64_t seed,
                           Job& job, ThinkingMethod method, GameSession* session) {
  if (const auto suggested = game.suggest(position, method, job)) {
    return *suggested;
  }
  if (method == ThinkingMethod::greedy) {
    throw InputError("--opponent: no greedy player for " + game.name());
  }
  const Analysis analysis =
      session != nullptr ? session->analyse(position, job) : game.analyse(position, job);
  std::vector<std::string> best;
  if (!analysis.stopped) {
    for (const MoveReport& move : analysis.moves) {
      if (move.best) best.push_back(move.move);
    }
    return {pick(best, seed), true, analysis.verdict};
  }
  int most = -2;
  for (const MoveReport& move : analysis.moves) {
    const int merit_of_move = merit(move.verdict, analysis.mover);
    if (merit_of_move > most) best.clear();
    if (merit_of_move >= most) best.push_back(move.move);
    most = std::max(most, merit_of_move);
  }
  // Known losses only: rather a move of which nothing is known.
  if (most < 0) best = game.view(position).moves;
  return {pick(best, seed), false, {}};
}

ThinkingMethod parse_thinking_method(const std::string& text) {
  if (text == "search") return ThinkingMethod::search;
  if (text == "greedy") return ThinkingMethod::greedy;
  throw InputError("--opponent: " + in_quotes(text) + " must be search or greedy");
}

}  // namespace harary
