// SPDX-License-Identifier: MIT
// What learning players learn from a finished match (Slany, section 7.2).
#include "server/matches.hpp"

namespace harary {

namespace {

// A person who makes the last move does not wait longer. The players of the match have asked for
// their knowledge before, with more patience, so it is there, unless the server began anew since
// then.
constexpr std::chrono::milliseconds kPatienceAtTheEnd{1000};

}  // namespace

std::shared_ptr<PlayerKnowledge> Matches::knowledge_of_learners(const Match& match) {
  for (const std::string& seat : match.seats) {
    if (seat != kHumanSeat && needs_knowledge(parse_player_kind(seat)))
      return knowledge_.of(match.game, kPatienceAtTheEnd);
  }
  return nullptr;
}

void Matches::learn(const Match& match, PlayerKnowledge& knowledge, Side winner) {
  for (const Side side : {Side::first, Side::second}) {
    const std::string& seat = match.seat(side);
    if (seat == kHumanSeat || !needs_knowledge(parse_player_kind(seat))) continue;
    const bool won = winner == side;
    if (won && was_given_away(match, knowledge, side)) continue;
    std::vector<std::string> moved_to;
    // No player chose the plies that were given at the start.
    for (std::size_t i = static_cast<std::size_t>(match.given); i < match.plies.size(); ++i) {
      if (match.plies[i].side == side) moved_to.push_back(match.plies[i].position);
    }
    knowledge_.learn(*match.game, knowledge, side, moved_to, won);
  }
}

// A win because the opponent lost at once without being forced to teaches nothing.
bool Matches::was_given_away(const Match& match, const PlayerKnowledge& knowledge, Side winner) {
  if (match.plies.back().side == winner || match.plies.size() < 2) return false;
  const auto& graph = knowledge.graph();
  const auto before = knowledge.explored().number(match.plies[match.plies.size() - 2].position);
  for (const auto& arc : graph.arcs(before)) {
    if (!graph.node(arc.to).finished) return true;
  }
  return false;
}

}  // namespace harary
