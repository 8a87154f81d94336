// SPDX-License-Identifier: MIT
// The example command lines of the help. Tests run them.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"

namespace harary::cli {

// Three lines for this command, in the order in which they run in an empty folder; with a game, on
// instances of that game. Fewer where nothing else is to be said; none of an unknown command.
std::vector<std::string> examples_of(const std::string& command, const GameDescription* game);

}  // namespace harary::cli
