// SPDX-License-Identifier: MIT
// Questions about games and positions that leave nothing behind.
#pragma once

#include "server/games.hpp"
#include "server/requests.hpp"

namespace harary {

// None of these waits for anything longer than setting up a game.
class Positions {
 public:
  explicit Positions(Games& games) : games_(games) {}

  Json catalogue() const;
  Json board(const Json& body) const;
  Json view(const Json& body) const;
  Json play(const Json& body) const;

 private:
  Games& games_;
};

}  // namespace harary
