// SPDX-License-Identifier: MIT
// Matches in the database. Every ply is committed before it is acknowledged, so a server that dies
// loses nothing.
#pragma once

#include <functional>
#include <string>

#include "server/database.hpp"
#include "server/match.hpp"

namespace harary {

class MatchStore {
 public:
  explicit MatchStore(Database& database) : database_(database) {}

  void add(const Match& match);
  // All but its `game`. Problem 404 if there is no such match.
  Match load(const std::string& id);
  // The last ply of the match, and in the same transaction what `also` does. Problem 409 if another
  // request was faster.
  void add_last_ply(const Match& match, const std::function<void()>& also);
  // The match is out of the hall of fame from then on.
  void mark_as_helped(const std::string& id);
  // Only the first `left` plies stay; they count as helped.
  void take_back(const std::string& id, std::size_t left);
  void resign(const std::string& id, Side side);
  // The time of `side` ran out. False if a ply has come since the match was loaded.
  bool flag(const Match& match, Side side);
  // The seat that is open, for `guest`; false if it is taken. The clock starts.
  bool take_open_seat(const std::string& id, const std::string& guest);

 private:
  void insert(const Match& match, std::size_t ply);
  void share(const Match& match);
  void load_plies(Match& match);
  void load_guest(Match& match);
  void load_clock(Match& match);

  Database& database_;
};

}  // namespace harary
