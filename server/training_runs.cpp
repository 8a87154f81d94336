// SPDX-License-Identifier: MIT
#include "server/training_runs.hpp"

#include <vector>

#include "app/suggestion/players.hpp"

namespace harary {

namespace {

// A person who makes the last move does not wait longer. The players of the match have asked for
// their knowledge before, with a longer timeout, so it is there, unless the server began anew since
// then.
constexpr std::chrono::milliseconds kFinalTimeout{1000};

// Of the curve that shows how the learning went.
constexpr std::int64_t kMostPoints = 16;
constexpr std::int64_t kLeastGamesAPoint = 4;

bool learns(const std::string& seat) {
  return seat != kHumanSeat && needs_knowledge(parse_player_kind(seat, "seats"));
}

// A match may begin in a position that play from the start does not reach.
bool is_known(const Match& match, const PlayerKnowledge& knowledge, const std::string& position) {
  return knowledge.explored().find(match.game->position(position)).has_value();
}

// A win because the opponent lost at once without being forced to teaches nothing.
bool was_given_away(const Match& match, const PlayerKnowledge& knowledge, Side winner) {
  if (match.plies.back().side == winner || match.plies.size() < 2) return false;
  const std::string& position = match.plies[match.plies.size() - 2].position;
  if (!is_known(match, knowledge, position)) return false;
  const auto& graph = knowledge.graph();
  const auto before = knowledge.explored().number(position);
  for (const auto& arc : graph.arcs(before)) {
    if (!graph.node(arc.to).finished) return true;
  }
  return false;
}

}  // namespace

std::shared_ptr<PlayerKnowledge> TrainingRuns::learners_of(const Match& match) {
  for (const std::string& seat : match.seats) {
    if (learns(seat)) return knowledge_.of(match.game, kFinalTimeout);
  }
  return nullptr;
}

void TrainingRuns::learn(const Match& match, PlayerKnowledge& knowledge, Side winner) {
  for (const Side side : {Side::first, Side::second}) {
    if (!learns(match.seat(side))) continue;
    const bool won = winner == side;
    if (won && was_given_away(match, knowledge, side)) continue;
    std::vector<std::string> moved_to;
    // No player chose the plies that were given at the start.
    for (std::size_t i = static_cast<std::size_t>(match.given); i < match.plies.size(); ++i) {
      const Ply& ply = match.plies[i];
      if (ply.side == side && is_known(match, knowledge, ply.position)) {
        moved_to.push_back(ply.position);
      }
    }
    knowledge_.learn(*match.game, knowledge, side, moved_to, won);
  }
}

Json TrainingRuns::report(const std::string& game) {
  std::int64_t games = 0;
  std::int64_t won = 0;
  std::int64_t positions = 0;
  Json curve = Json::array();
  Database::Transaction transaction(database_);
  {
    Database::Statement sums = database_.run(
        "SELECT coalesce(sum(games),0), coalesce(sum(won),0) FROM learning WHERE ?1='' OR game=?1");
    sums.bind(1, game);
    if (sums.step()) {
      games = sums.number(0);
      won = sums.number(1);
    }
    Database::Statement count =
        database_.run("SELECT count(*) FROM experience WHERE ?1='' OR game=?1");
    count.bind(1, game);
    if (count.step()) positions = count.number(0);
    // Parts as equal as possible: few games make few points, so that a point is not one game's
    // luck.
    Database::Statement parts = database_.run(
        "SELECT count(*), sum(won) FROM (SELECT won, ntile((SELECT max(1, min(?2, count(*)/?3)) "
        "FROM taught WHERE ?1='' OR game=?1)) OVER (ORDER BY number) AS part "
        "FROM taught WHERE ?1='' OR game=?1) GROUP BY part ORDER BY part");
    parts.bind(1, game).bind(2, kMostPoints).bind(3, kLeastGamesAPoint);
    while (parts.step()) curve.push_back({{"games", parts.number(0)}, {"won", parts.number(1)}});
  }
  transaction.commit();
  return {{"games", games}, {"won", won}, {"positions", positions}, {"curve", curve}};
}

}  // namespace harary
