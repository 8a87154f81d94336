// SPDX-License-Identifier: MIT
// What is shown beside an analysis of Col or Snort: the value of the position in Conway's theory.
#pragma once

#include <optional>

#include "app/answer.hpp"
#include "games/col/col.hpp"

namespace harary {

// Nothing of other games, of analyses without all moves, and where the value takes too long.
std::optional<ConwayReport> conway_report(const Analysis& analysis);

}  // namespace harary
