// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "certificate/position_set.hpp"
#include "certificate/set_instance.hpp"
#include "certificate/statement.hpp"

namespace harary {

// What a certificate lists for a statement, where its positions are not simply those of the game.
struct ReducedPositions {
  PositionSet positions;
  PositionKind kind = PositionKind::cores;
  std::optional<SetInstance> sets = {};  // with PositionKind::sets
};

}  // namespace harary
