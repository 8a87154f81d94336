// SPDX-License-Identifier: MIT
// Games of the catalogue as texts of written games.
#pragma once

#include <string>

#include "games/options.hpp"

namespace harary {

// The text of a written game in which every position is worth what it is in this one; of
// `domination` the value is minus the moves of that game. Throws InputError for a game that the
// language cannot say, with the reason, and for its options; LimitError.
std::string written_text_of(const std::string& game, const GameOptions& options);

}  // namespace harary
