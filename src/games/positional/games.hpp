// SPDX-License-Identifier: MIT
// What the games with a target are called, their rules in words, options and examples.
#pragma once

#include <vector>

#include "games/family.hpp"

namespace harary {

// `colours`: the option for more than two players.
std::vector<GameDescription> avoidance_games(const OptionSpec& colours);
std::vector<GameDescription> avoidance_plus_games();
std::vector<GameDescription> achievement_games();
std::vector<GameDescription> avoider_games();
std::vector<GameDescription> waiter_games();
// Of one of these.
Roles roles_of_waiter_game(const std::string& game);

}  // namespace harary
