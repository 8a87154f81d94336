// SPDX-License-Identifier: MIT
// Players who know all positions of a small game. From won positions they play perfectly; from lost
// ones they make the move after which a fallible opponent most often gives the win away. The
// learning player also weighs what earlier games taught.
#pragma once

#include "app/suggestion.hpp"

namespace harary {

// A move of an unfinished position that play can reach; the player has its knowledge.
SuggestedMove tempting_move(const Game& game, const std::string& position,
                            const MachinePlayer& player);

}  // namespace harary
