// SPDX-License-Identifier: MIT
// Two people over one link. A seat belongs to a client, known by its cookie, which no answer and no
// link shows; a client that has only the link may watch.
#include "server/identifiers.hpp"
#include "server/matches.hpp"
#include "server/problem.hpp"

namespace harary {

bool Matches::Match::plays(const std::string& who, Side side) const {
  const bool open = shared() && (open_seat == "first") == (side == Side::first);
  return open ? !guest.empty() && who == guest : who == client;
}

void Matches::share(const Match& match) {
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

void Matches::load_guest(Match& match) {
  Database::Statement row =
      database_.run("SELECT open_seat, guest FROM shared_matches WHERE match=?");
  row.bind(1, match.id);
  if (!row.step()) return;
  match.open_seat = row.text(0);
  match.guest = row.text(1);
}

void Matches::load_clock(Match& match) {
  if (!match.shared()) return;
  Database::Statement row =
      database_.run("SELECT base, increment, started, flagged FROM clocks WHERE match=?");
  row.bind(1, match.id);
  if (!row.step()) return;
  match.clock = ClockSetting{row.number(0), row.number(1)};
  match.started = row.number(2);
  match.flagged = row.text(3);
}

void Matches::look_at_clock(Match& match) {
  if (match.started == 0 || !match.resigned.empty()) return;
  const PlayView view = match.game->view(match.position());
  if (view.verdict) return;
  const std::string side(name_of(view.mover));
  if (clock_json(match, view.mover)["left_ms"][side] > 0) return;
  // Only if no move has come since the match was read.
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run(
        "UPDATE matches SET resigned=?1 WHERE id=?2 AND resigned='' AND "
        "(SELECT count(*) FROM plies WHERE match=?2)=?3 RETURNING id");
    row.bind(1, side).bind(2, match.id).bind(3, static_cast<std::int64_t>(match.plies.size()));
    if (row.step()) {
      match.resigned = side;
      match.flagged = side;
    }
  }
  if (!match.flagged.empty()) {
    Database::Statement row = database_.run("UPDATE clocks SET flagged=? WHERE match=?");
    row.bind(1, match.flagged).bind(2, match.id);
    row.step();
  }
  transaction.commit();
}

Json Matches::clock_json(const Match& match, std::optional<Side> running) {
  std::vector<Clock::Moved> plies;
  for (const Ply& ply : match.plies) plies.emplace_back(ply.side, ply.at);
  const Clock clock(*match.clock, match.started, plies);
  const std::int64_t now = now_milliseconds();
  const auto left = [&](Side side) {
    const bool out = match.flagged == name_of(side);
    return out ? 0 : clock.left(side, running, now);
  };
  return {{"base_ms", match.clock->base},
          {"increment_ms", match.clock->increment},
          {"left_ms", {{"first", left(Side::first)}, {"second", left(Side::second)}}},
          {"running", running ? Json(name_of(*running)) : Json(nullptr)},
          {"flagged", match.flagged.empty() ? Json(nullptr) : Json(match.flagged)}};
}

void Matches::require_alone(const Match& match) {
  if (match.shared())
    throw Problem(409, "two people play this match: no hints, nothing taken back");
}

Json Matches::join(const std::string& client, const std::string& id, const Json&) {
  Match match = load(id);
  if (client == match.client || client == match.guest) return to_json(match, client);
  if (!match.shared()) throw Problem(403, "this match belongs to another player");
  Database::Transaction transaction(database_);
  bool taken = false;
  {
    // Of two who come at the same time, one finds the seat empty.
    Database::Statement row = database_.run(
        "UPDATE shared_matches SET guest=? WHERE match=? AND guest='' RETURNING match");
    row.bind(1, client).bind(2, id);
    taken = row.step();
  }
  if (taken) {
    Database::Statement row = database_.run("UPDATE clocks SET started=? WHERE match=?");
    row.bind(1, now_milliseconds()).bind(2, id);
    row.step();
  }
  transaction.commit();
  if (!taken) throw Problem(409, "both seats are taken; you may watch");
  return show(client, id);
}

}  // namespace harary
