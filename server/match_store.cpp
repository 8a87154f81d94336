// SPDX-License-Identifier: MIT
#include "server/match_store.hpp"

#include "server/names.hpp"
#include "server/problem.hpp"

namespace harary {

void MatchStore::add(const Match& match) {
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run(
        "INSERT INTO matches(id, client, game, options, first_seat, second_seat, shaking, "
        "thinking, seed, began, start, given, helped) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?)");
    row.bind(1, match.id)
        .bind(2, match.client)
        .bind(3, match.request.game)
        .bind(4, match.request.options.dump())
        .bind(5, match.seats[0])
        .bind(6, match.seats[1])
        .bind(7, static_cast<std::int64_t>(match.shaking))
        .bind(8, match.thinking)
        .bind(9, static_cast<std::int64_t>(match.seed))
        .bind(10, match.began)
        .bind(11, match.start)
        .bind(12, match.given)
        .bind(13, static_cast<std::int64_t>(match.helped));
    row.step();
  }
  for (std::size_t ply = 0; ply < match.plies.size(); ++ply) insert(match, ply);
  share(match);
  transaction.commit();
}

void MatchStore::insert(const Match& match, std::size_t ply) {
  const Ply& p = match.plies[ply];
  Database::Statement row = database_.run(
      "INSERT OR IGNORE INTO plies(match, ply, move, side, player, position, at, shuffle) "
      "VALUES(?,?,?,?,?,?,?,?) RETURNING ply");
  row.bind(1, match.id)
      .bind(2, static_cast<std::int64_t>(ply))
      .bind(3, p.move)
      .bind(4, std::string(name_of(p.side)))
      .bind(5, p.player)
      .bind(6, p.position)
      .bind(7, p.at)
      .bind(8, p.shuffle);
  // Two requests of one client came at the same time, and the other one was faster.
  if (!row.step()) throw Problem(409, "the match has changed since your last request");
}

void MatchStore::share(const Match& match) {
  if (!match.shared()) return;
  Database::Statement row =
      database_.run("INSERT INTO shared_matches(match, open_seat, guest) VALUES(?,?,'')");
  row.bind(1, match.id).bind(2, match.open_seat);
  row.step();
  if (!match.clock) return;
  Database::Statement clock =
      database_.run("INSERT INTO clocks(match, base, increment) VALUES(?,?,?)");
  clock.bind(1, match.id).bind(2, match.clock->base).bind(3, match.clock->increment);
  clock.step();
}

Match MatchStore::load(const std::string& id) {
  if (!is_identifier(id)) throw Problem(404, "there is no such match");
  Match match;
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run(
        "SELECT client, game, options, first_seat, second_seat, shaking, thinking, seed, began, "
        "helped, resigned, start, given FROM matches WHERE id=?");
    row.bind(1, id);
    if (!row.step()) throw Problem(404, "there is no such match");
    match.id = id;
    match.client = row.text(0);
    match.request = {row.text(1), Json::parse(row.text(2))};
    match.seats[0] = row.text(3);
    match.seats[1] = row.text(4);
    match.shaking = row.number(5) != 0;
    match.thinking = row.number(6);
    match.seed = static_cast<std::uint64_t>(row.number(7));
    match.began = row.number(8);
    match.helped = row.number(9) != 0;
    match.resigned = row.text(10);
    match.start = row.text(11);
    match.given = row.number(12);
  }
  load_plies(match);
  load_guest(match);
  load_clock(match);
  transaction.commit();
  return match;
}

void MatchStore::load_plies(Match& match) {
  Database::Statement rows = database_.run(
      "SELECT move, side, player, position, at, shuffle FROM plies WHERE match=? ORDER BY ply");
  rows.bind(1, match.id);
  while (rows.step()) {
    match.plies.push_back({rows.text(0), side_of(rows.text(1)), rows.text(2), rows.text(3),
                           rows.number(4), rows.text(5)});
  }
}

void MatchStore::load_guest(Match& match) {
  Database::Statement row =
      database_.run("SELECT open_seat, guest FROM shared_matches WHERE match=?");
  row.bind(1, match.id);
  if (!row.step()) return;
  match.open_seat = row.text(0);
  match.guest = row.text(1);
}

void MatchStore::load_clock(Match& match) {
  if (!match.shared()) return;
  Database::Statement row =
      database_.run("SELECT base, increment, started, flagged FROM clocks WHERE match=?");
  row.bind(1, match.id);
  if (!row.step()) return;
  match.clock = ClockSetting{row.number(0), row.number(1)};
  match.started = row.number(2);
  match.flagged = row.text(3);
}

void MatchStore::add_last_ply(const Match& match, const std::function<void()>& also) {
  Database::Transaction transaction(database_);
  insert(match, match.plies.size() - 1);
  also();
  transaction.commit();
}

void MatchStore::mark_as_helped(const std::string& id) {
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run("UPDATE matches SET helped=1 WHERE id=?");
    row.bind(1, id);
    row.step();
  }
  transaction.commit();
}

void MatchStore::take_back(const std::string& id, std::size_t left) {
  Database::Transaction transaction(database_);
  {
    Database::Statement rows = database_.run("DELETE FROM plies WHERE match=? AND ply>=?");
    rows.bind(1, id).bind(2, static_cast<std::int64_t>(left));
    rows.step();
    Database::Statement row = database_.run("UPDATE matches SET helped=1 WHERE id=?");
    row.bind(1, id);
    row.step();
  }
  transaction.commit();
}

void MatchStore::resign(const std::string& id, Side side) {
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run("UPDATE matches SET resigned=? WHERE id=?");
    row.bind(1, std::string(name_of(side))).bind(2, id);
    row.step();
  }
  transaction.commit();
}

bool MatchStore::flag(const Match& match, Side side) {
  const std::string name(name_of(side));
  bool flagged = false;
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run(
        "UPDATE matches SET resigned=?1 WHERE id=?2 AND resigned='' AND "
        "(SELECT count(*) FROM plies WHERE match=?2)=?3 RETURNING id");
    row.bind(1, name).bind(2, match.id).bind(3, static_cast<std::int64_t>(match.plies.size()));
    flagged = row.step();
  }
  if (flagged) {
    Database::Statement row = database_.run("UPDATE clocks SET flagged=? WHERE match=?");
    row.bind(1, name).bind(2, match.id);
    row.step();
  }
  transaction.commit();
  return flagged;
}

bool MatchStore::take_open_seat(const std::string& id, const std::string& guest) {
  bool taken = false;
  Database::Transaction transaction(database_);
  {
    // Of two who come at the same time, one finds the seat empty.
    Database::Statement row = database_.run(
        "UPDATE shared_matches SET guest=? WHERE match=? AND guest='' RETURNING match");
    row.bind(1, guest).bind(2, id);
    taken = row.step();
  }
  if (taken) {
    Database::Statement row = database_.run("UPDATE clocks SET started=? WHERE match=?");
    row.bind(1, now_milliseconds()).bind(2, id);
    row.step();
  }
  transaction.commit();
  return taken;
}

}  // namespace harary
