// SPDX-License-Identifier: MIT
// What clients do in matches. A client may repeat a request whose answer it has missed.
#pragma once

#include <memory>
#include <string>

#include "server/games.hpp"
#include "server/machine_moves.hpp"
#include "server/match.hpp"
#include "server/match_store.hpp"
#include "server/talk.hpp"
#include "server/training_runs.hpp"

namespace harary {

class Matches {
 public:
  Matches(MatchStore& store, Games& games, MachineMoves& machine, TrainingRuns& training)
      : store_(store), games_(games), machine_(machine), training_(training) {}

  // Each returns the match as `client` sees it. A match belongs to the client that began it; a
  // shared one has a second seat, which belongs to the first other client that joins. All others
  // may look, not touch. Problem 404 for an unknown match, 403 for another's, 409 for a ply that is
  // not the next.
  Json create(const std::string& client, const Json& body);
  Json show(const std::string& client, const std::string& id);
  // Takes the seat that is open; Problem 409 if another client has it.
  Json join(const std::string& client, const std::string& id, const Json& body);
  Json move(const std::string& client, const std::string& id, const Json& body);
  // Thinks, unless the request is abandoned; then nothing happens.
  Json machine(const std::string& client, const std::string& id, const Json& body,
               const TimeSlice& slice);
  // In a shared match a ply is taken back when both players have asked for it.
  Json undo(const std::string& client, const std::string& id, const Json& body);
  // A shared match that is over: when both players have asked for it, another one with sides
  // changed.
  Json rematch(const std::string& client, const std::string& id, const Json& body);
  // In a shared match either player may resign at any time.
  Json resign(const std::string& client, const std::string& id, const Json& body);
  // {"move", "perfect", "chosen"}; the match is out of the hall of fame from then on.
  Json hint(const std::string& client, const std::string& id, const Json& body,
            const TimeSlice& slice);

  // A match that the client plays in. Problem 404, 403.
  Match of_client(const std::string& client, const std::string& id);

 private:
  Match load(const std::string& id);
  // The match as the client sees it, with what the players of a shared one said.
  Json told(const Match& match, const std::string& client);
  // Ends the match if the time of the player to move has run out.
  void look_at_clock(Match& match);
  // Appends and commits a ply; with what is learned if it ends the match.
  void append(Match& match, Ply ply);

  MatchStore& store_;
  Games& games_;
  MachineMoves& machine_;
  TrainingRuns& training_;
  Talk talk_;
};

}  // namespace harary
