// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/game.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// Lines: the name of a game, options as name=value, and an empty line. No files are read.
std::unique_ptr<Game> take_game(std::string_view& input);

}  // namespace harary::fuzz
