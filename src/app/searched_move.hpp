// SPDX-License-Identifier: MIT
// The searching player: perfect play where the analysis of the position fits the time.
#pragma once

#include <cstdint>

#include "app/game.hpp"

namespace harary {

// A move of an unfinished position: what the game's engine suggests; without that a fastest win or
// a slowest loss, one of the best at random. When the job's time ends first, a move that is proved
// to win, or else the one that plays at random liked best among those that are not proved to lose.
SuggestedMove searched_move(const Game& game, Session& session, const PlayView& view,
                            std::uint64_t seed, Job& job);

}  // namespace harary
