// SPDX-License-Identifier: MIT
// The clocks of a match between two people: each has a time for the whole game, and gets a little
// more with each move. A clock runs from the other player's move; the first one from when both
// seats are taken.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "app/json.hpp"

namespace harary {

struct ClockSetting {
  std::int64_t base = 0;       // milliseconds for each player
  std::int64_t increment = 0;  // for each move
};

class Clock {
 public:
  using Moved = std::pair<Side, std::int64_t>;  // who moved, and when

  Clock(const ClockSetting& setting, std::int64_t started, std::span<const Moved> plies);

  // What is left of a side's time at `now`, if `running` is the side whose clock runs.
  std::int64_t left(Side side, std::optional<Side> running, std::int64_t now) const;

 private:
  std::int64_t left_[2];
  std::int64_t since_;  // when the clock that runs began to
};

// "clock_seconds" and "increment_seconds" of a body; nothing if there is no clock. Problem 422.
std::optional<ClockSetting> clock_field(const Json& body);

}  // namespace harary
