// SPDX-License-Identifier: MIT
// The games of one colour: how their options are read, and what they say about themselves.
#pragma once

#include <vector>

#include "games/family.hpp"
#include "games/one_colour/one_colour_game.hpp"
#include "games/options.hpp"

namespace harary {

// --red gives the drawn edges, --first red|green says who starts: red is the first player.
inline OneColourSetup read_one_colour_setup(const GameOptions& options) {
  const Graph board = options.board();
  return {std::make_shared<const EdgeBoard>(board), options.edges("red", board), options.first()};
}

// What these games are called, their rules in words, options and examples.
std::vector<GameDescription> saturation_games();
std::vector<GameDescription> connect_games();

}  // namespace harary
