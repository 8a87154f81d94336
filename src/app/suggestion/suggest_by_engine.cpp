// SPDX-License-Identifier: MIT
// Moves of games whose engines choose good ones without values: a search by depth, a closed form,
// the search for a shortest way of a game of one player.
#include "app/suggestion/suggestion_methods.hpp"

namespace harary {

namespace {

using How = HowChosen::How;

SuggestedMove by_shortest_way(const Game& game, const Position& p, Job& job) {
  const RuntimeRules& rules = game.rules();
  const ShortestWay way = game.engines().shortest(p, Method::automatic, job);
  return {rules.move_text(p, *way.first),
          way.optimal(),
          rules.verdict(1),
          {way.optimal() ? How::proved : How::searched}};
}

// From a lost position, the move after which a greedy opponent lets the win slip.
SuggestedMove by_depth(const Game& game, const Position& p, Engine& engine) {
  const RuntimeRules& rules = game.rules();
  DepthSearch& search = *engine.by_depth();
  const DepthSearch::Found found = search.deepen(p);
  SuggestedMove move{rules.move_text(p, *found.best), found.exact, {}, {How::proved}};
  if (found.exact) {
    move.verdict = game.verdict(p, found.value);
  } else {
    move.choice = {How::searched, found.depth};
  }
  if (found.points >= 0) return move;
  try {
    if (const auto swindle = search.swindle(p, found.exact)) {
      move.move = rules.move_text(p, *swindle);
    }
  } catch (const JobStopped&) {  // then the smallest loss
  }
  return move;
}

}  // namespace

std::optional<SuggestedMove> searched_by_engine(const Game& game, const Position& p, Job& job) {
  const RuntimeRules& rules = game.rules();
  if (rules.players() == 1) return by_shortest_way(game, p, job);
  if (rules.theorem_use() == TheoremUse::alone) {
    const TheoremValue found = rules.theorem(p).value();
    return SuggestedMove{
        rules.move_text(p, *found.best), true, game.verdict(p, found.value), {How::proved}};
  }
  if (const auto engine = game.engines().deepening(job, 1)) return by_depth(game, p, *engine);
  return std::nullopt;
}

std::optional<SuggestedMove> greedy_by_engine(const Game& game, const Position& p, Job& job) {
  const RuntimeRules& rules = game.rules();
  std::optional<Move> move;
  Verdict reached;
  if (rules.players() == 1) {
    move = game.engines().greedy(p);
    reached = rules.verdict(1);
  } else if (rules.theorem_use() == TheoremUse::alone) {
    return std::nullopt;
  } else if (const auto engine = game.engines().deepening(job, 1)) {
    move = engine->by_depth()->greedy(p);
  }
  if (!move) return std::nullopt;
  return SuggestedMove{rules.move_text(p, *move), false, reached, {How::searched, 1}};
}

}  // namespace harary
