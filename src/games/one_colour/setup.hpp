// SPDX-License-Identifier: MIT
// Reads the board, the edges drawn from the start and the starter from the options.
#pragma once

#include "games/one_colour/one_colour_game.hpp"
#include "games/options.hpp"

namespace harary {

// --red gives the drawn edges, --first red|green says who starts: red is the first player.
inline OneColourSetup read_one_colour_setup(const GameOptions& options) {
  const Graph board = options.board();
  return {std::make_shared<const EdgeBoard>(board), options.edges("red", board), options.first()};
}

}  // namespace harary
