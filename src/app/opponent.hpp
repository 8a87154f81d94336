// SPDX-License-Identifier: MIT
// A machine opponent: perfect play where the analysis of the position fits the budget. It keeps its
// thinking time, the budget's, and says how it chose.
#pragma once

#include <cstdint>
#include <string>

#include "app/game.hpp"

namespace harary {

// A move from an unfinished position: what the game suggests; without that a fastest win or a
// slowest loss, one of the best at random. When the budget ends first, a move that is proved to
// win, or else the one that plays at random liked best among those that are not proved to lose.
// Throws InputError if the game does not offer this method.
SuggestedMove suggest_move(const Game& game, const std::string& position, std::uint64_t seed,
                           Job& job, ThinkingMethod method = ThinkingMethod::search);
// The same with what the session has learned, for the moves of one play.
SuggestedMove suggest_move(const Game& game, Session& session, const std::string& position,
                           std::uint64_t seed, Job& job,
                           ThinkingMethod method = ThinkingMethod::search);

// "search", "greedy". Throws InputError.
ThinkingMethod parse_thinking_method(const std::string& text);

}  // namespace harary
