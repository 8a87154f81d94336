// SPDX-License-Identifier: MIT
// Questions about games and positions that leave nothing behind.
#pragma once

#include "server/bounded_executor.hpp"
#include "server/requests.hpp"

namespace harary {

class Positions {
 public:
  explicit Positions(BoundedExecutor& executor) : executor_(executor) {}

  Json catalogue() const;
  Json board(const Json& body) const;
  Json view(const Json& body) const;
  Json play(const Json& body) const;
  // What `harary analyse --json` prints.
  Json analyse(const Json& body) const;
  // The principal line: a best move after the other, as far as the budget reaches.
  Json line(const Json& body) const;

 private:
  Json optimum_of(const Game& game) const;

  BoundedExecutor& executor_;
};

}  // namespace harary
