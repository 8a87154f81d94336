// SPDX-License-Identifier: MIT
// The hall of fame: who won in shaking mode against a machine that tempts or learns, without undo
// or hint, and how fast.
#pragma once

#include <string>

#include "server/database.hpp"
#include "server/matches.hpp"
#include "server/rate_limit.hpp"
#include "server/requests.hpp"

namespace harary {

class HallOfFame {
 public:
  HallOfFame(Database& database, Matches& matches) : database_(database), matches_(matches) {}

  // Enters the client's match "match" under the "name" of the body. Problem 403 if it does not
  // qualify, 409 if it is there already, 429 after too many entries.
  Json enter(const std::string& client, const Json& body);
  // The fastest hundred, of a game or ("") of all.
  Json list(const std::string& game);

 private:
  Database& database_;
  Matches& matches_;
  RateLimit entries_{0.2, 5};
};

}  // namespace harary
