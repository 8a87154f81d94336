// SPDX-License-Identifier: MIT
// The rules of a game as the verifier sees them. Of the rules only start, mover, result, moves and
// after are used, their text output, and their positions as bytes.
#pragma once

#include <memory>

#include "games/plain_rules.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// Null if there are no certificates for the game. The isomorphism is the verifier's own.
std::unique_ptr<PlainGame> plain_game_of_rules(std::shared_ptr<const PlainRules> rules);

}  // namespace harary
