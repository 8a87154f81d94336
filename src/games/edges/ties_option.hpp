// SPDX-License-Identifier: MIT
// The option --ties of games for points.
#pragma once

#include <string>

#include "games/edges/outcome.hpp"
#include "games/options.hpp"

namespace harary {

// `usual`: what is meant where the option is not given. "auto": it depends on the bias.
OptionSpec ties_option(const std::string& usual);
// Throws InputError.
Ties read_ties(const GameOptions& options);

}  // namespace harary
