// SPDX-License-Identifier: MIT
#pragma once

#include "certificate/position_set.hpp"

namespace harary {

// What a certificate with core positions lists for a statement.
struct CorePositions {
  PositionSet positions;
  bool one_sided = false;  // whether some are of one side alone
};

}  // namespace harary
