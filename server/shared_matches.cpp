// SPDX-License-Identifier: MIT
// Two people over one link. A seat belongs to a client, known by its cookie, which no answer and no
// link shows; a client that has only the link may watch.
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
}

void Matches::load_guest(Match& match) {
  Database::Statement row =
      database_.run("SELECT open_seat, guest FROM shared_matches WHERE match=?");
  row.bind(1, match.id);
  if (!row.step()) return;
  match.open_seat = row.text(0);
  match.guest = row.text(1);
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
  transaction.commit();
  if (!taken) throw Problem(409, "both seats are taken; you may watch");
  return show(client, id);
}

}  // namespace harary
