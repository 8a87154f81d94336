// SPDX-License-Identifier: MIT
#pragma once

#include "certificate/position_set.hpp"
#include "certificate/statement.hpp"

namespace harary {

// What a certificate lists for a statement, where its positions are not simply those of the game.
struct ReducedPositions {
  PositionSet positions;
  PositionKind kind = PositionKind::cores;
};

}  // namespace harary
