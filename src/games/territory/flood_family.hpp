// SPDX-License-Identifier: MIT
// The catalogue's view of flood.
#pragma once

#include <vector>

#include "games/family.hpp"
#include "games/territory/flood_setup.hpp"

namespace harary {

class FloodFamily {
 public:
  static std::vector<GameDescription> games() {
    return {{"flood",
             "one player, a coloured board: the fewest colour calls that conquer everything",
             flood_options(),
             {{"board", "hex:7x7:1"}},
             DrawingKind::cells,
             true}};
  }
};

}  // namespace harary
