// SPDX-License-Identifier: MIT
// The catalogue's view of flood.
#pragma once

#include <vector>

#include "games/family.hpp"

namespace harary {

class FloodFamily {
 public:
  static std::vector<GameDescription> games();
};

}  // namespace harary
