// SPDX-License-Identifier: MIT
// Moves of games whose engines choose good ones without values: a search by depth, a closed form,
// the search for a shortest way of a game of one player.
#include "app/game.hpp"

namespace harary {

namespace {

using How = HowChosen::How;

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

std::optional<SuggestedMove> Game::suggest(const std::string& text, ThinkingMethod method,
                                           Job& job) const {
  const Position p = unfinished(text);
  if (rules_->players() == 1) return suggest_alone(p, method, job);
  if (const auto form = engines_->closed_form(p)) {
    if (method == ThinkingMethod::greedy) return std::nullopt;
    return SuggestedMove{
        rules_->move_text(p, *form->best), true, verdict(p, form->value), {How::proved}};
  }
  if (const auto engine = engines_->deepening(job, 1)) return suggest_by_depth(p, method, *engine);
  return std::nullopt;
}

std::optional<SuggestedMove> Game::suggest_alone(const Position& p, ThinkingMethod method,
                                                 Job& job) const {
  const Verdict reached = rules_->verdict(1);
  if (method == ThinkingMethod::greedy) {
    const auto move = engines_->greedy(p);
    if (!move) return std::nullopt;
    return SuggestedMove{rules_->move_text(p, *move), false, reached, {How::searched, 1}};
  }
  const ShortestWay way = engines_->shortest(p, Method::automatic, job);
  return SuggestedMove{rules_->move_text(p, *way.first),
                       way.optimal(),
                       reached,
                       {way.optimal() ? How::proved : How::searched}};
}

// From a lost position, the move after which a greedy opponent lets the win slip.
SuggestedMove Game::suggest_by_depth(const Position& p, ThinkingMethod method,
                                     Engine& engine) const {
  DepthSearch& search = *engine.by_depth();
  if (method == ThinkingMethod::greedy) {
    return {rules_->move_text(p, search.greedy(p)), false, {}, {How::searched, 1}};
  }
  const DepthSearch::Found found = search.deepen(p);
  SuggestedMove move{rules_->move_text(p, *found.best), found.exact, {}, {How::proved}};
  if (found.exact) {
    move.verdict = verdict(p, found.value);
  } else {
    move.choice = {How::searched, found.depth};
  }
  if (found.points >= 0) return move;
  try {
    if (const auto swindle = search.swindle(p, found.exact)) {
      move.move = rules_->move_text(p, *swindle);
    }
  } catch (const JobStopped&) {  // then the smallest loss
  }
  return move;
}

}  // namespace harary
