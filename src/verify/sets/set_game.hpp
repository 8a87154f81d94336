// SPDX-License-Identifier: MIT
// A game on winning sets, as a certificate lists it, for the checker.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "certificate/set_instance.hpp"
#include "certificate/statement.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// `options`: what the game is called for people.
std::unique_ptr<PlainGame> game_on_listed_sets(const SetInstance& instance,
                                               const Statement& statement,
                                               std::map<std::string, std::string> options);

}  // namespace harary
