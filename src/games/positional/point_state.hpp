// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace harary {

// What a point is to the player whose winning sets are read: taken from the start by the player, by
// the opponent, or not at all.
enum class PointState : std::uint8_t { free, own, lost };

}  // namespace harary
