// SPDX-License-Identifier: MIT
#include "server/hall_of_fame.hpp"

#include <fmt/chrono.h>

#include "server/names.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

Json entry_json(const std::string& name, const std::string& game, const std::string& instance,
                std::int64_t milliseconds, std::int64_t plies, const std::string& player,
                std::int64_t at) {
  return {{"name", name},
          {"game", game},
          {"instance", Json::parse(instance)},
          {"seconds", static_cast<double>(milliseconds) / 1000},
          {"plies", plies},
          {"player", player},
          {"when", fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(at / 1000))}};
}

}  // namespace

Json HallOfFame::enter(const std::string& client, const Json& body) {
  if (!entries_.take(client)) throw Problem(429, "too many entries; wait a minute");
  const std::string id = text_field(body, "match");
  const std::string name = checked_name(text_field(body, "name"));
  const Match match = matches_.of_client(client, id);
  const std::optional<Side> winner = winner_of(match.game->view(match.position()));
  if (!match.resigned.empty() || !match.is_famous(winner)) {
    throw Problem(403,
                  "the hall of fame accepts only matches in shaking mode that a person won against "
                  "the ultra-strong or the learning player, without undo or hints");
  }
  const std::string& other = match.seat(opponent(*winner));
  const std::int64_t milliseconds = match.human_milliseconds();
  const std::int64_t at = now_milliseconds();
  const auto plies = static_cast<std::int64_t>(match.plies.size());
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run(
        "INSERT OR IGNORE INTO hall(match, name, game, instance, milliseconds, plies, player, at) "
        "VALUES(?,?,?,?,?,?,?,?) RETURNING match");
    row.bind(1, id)
        .bind(2, name)
        .bind(3, match.request.game)
        .bind(4, instance_key(*match.game))
        .bind(5, milliseconds)
        .bind(6, plies)
        .bind(7, other)
        .bind(8, at);
    if (!row.step()) throw Problem(409, "this match is in the hall of fame already");
  }
  transaction.commit();
  return entry_json(name, match.request.game, instance_key(*match.game), milliseconds, plies, other,
                    at);
}

Json HallOfFame::list(const std::string& game) {
  Json entries = Json::array();
  Database::Transaction transaction(database_);
  {
    Database::Statement rows = database_.run(
        "SELECT name, game, instance, milliseconds, plies, player, at FROM hall "
        "WHERE ?1='' OR game=?1 ORDER BY milliseconds, at LIMIT 100");
    rows.bind(1, game);
    while (rows.step()) {
      entries.push_back(entry_json(rows.text(0), rows.text(1), rows.text(2), rows.number(3),
                                   rows.number(4), rows.text(5), rows.number(6)));
    }
  }
  transaction.commit();
  return {{"entries", entries}};
}

}  // namespace harary
