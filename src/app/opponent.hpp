// SPDX-License-Identifier: MIT
// An opponent for people: perfect play where the analysis of the position fits the budget.
#pragma once

#include <cstdint>
#include <string>

#include "app/game.hpp"

namespace harary {

// A move from an unfinished position: what the game suggests; without that a fastest win or a
// slowest loss, one of the best at random. When the budget ends first, the best move known so far
// or any legal move. Throws InputError if the game has no such player.
SuggestedMove suggest_move(const Game& game, const std::string& position, std::uint64_t seed,
                           Job& job, Player player = Player::search);

// "search", "greedy". Throws InputError.
Player parse_player(const std::string& text);

}  // namespace harary
