// SPDX-License-Identifier: MIT
// Reads board, start colouring and order of turns from the options.
#pragma once

#include "games/edges/two_colour_game.hpp"
#include "games/options.hpp"

namespace harary {

// --red, --green, --first and --bias on the given board. Throws InputError.
TwoColourSetup read_two_colour_setup(const GameOptions& options, const Graph& board);

}  // namespace harary
