// SPDX-License-Identifier: MIT
// What machines that learn take from a match that has ended (Slany, section 7.2).
#include "server/matches.hpp"

namespace harary {

std::shared_ptr<Study> Matches::study_of_learners(const Match& match) {
  for (const std::string& seat : match.seats) {
    if (seat != kHumanSeat && needs_study(parse_player_kind(seat))) return studies_.of(match.game);
  }
  return nullptr;
}

void Matches::learn(const Match& match, Study& study, Side winner) {
  for (const Side side : {Side::first, Side::second}) {
    const std::string& seat = match.seat(side);
    if (seat == kHumanSeat || !needs_study(parse_player_kind(seat))) continue;
    const bool won = winner == side;
    if (won && was_given_away(match, study, side)) continue;
    std::vector<std::string> moved_to;
    // No player learns from plies that were given.
    for (std::size_t i = static_cast<std::size_t>(match.given); i < match.plies.size(); ++i) {
      if (match.plies[i].side == side) moved_to.push_back(match.plies[i].position);
    }
    studies_.learn(*match.game, study, side, moved_to, won);
  }
}

// A win because the opponent lost at once without being forced to teaches nothing.
bool Matches::was_given_away(const Match& match, const Study& study, Side winner) {
  if (match.plies.back().side == winner || match.plies.size() < 2) return false;
  const auto& graph = study.graph();
  const auto before = study.explored().number(match.plies[match.plies.size() - 2].position);
  for (const auto& arc : graph.arcs(before)) {
    if (!graph.node(arc.to).finished) return true;
  }
  return false;
}

}  // namespace harary
