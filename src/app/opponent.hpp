// SPDX-License-Identifier: MIT
// A machine opponent: perfect play where the analysis of the position fits the budget.
#pragma once

#include <cstdint>
#include <string>

#include "app/game.hpp"

namespace harary {

// A move from an unfinished position: what the game suggests; without that a fastest win or a
// slowest loss, one of the best at random. When the budget ends first, the best move known so far
// or any legal move. A session of the game, where there is one, is asked for the analysis. Throws
// InputError if the game does not offer this method.
SuggestedMove suggest_move(const Game& game, const std::string& position, std::uint64_t seed,
                           Job& job, ThinkingMethod method = ThinkingMethod::search,
                           GameSession* session = nullptr);

// "search", "greedy". Throws InputError.
ThinkingMethod parse_thinking_method(const std::string& text);

}  // namespace harary
