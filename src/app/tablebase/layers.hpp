// SPDX-License-Identifier: MIT
// How many positions play can reach, layer by layer, and who wins them.
#pragma once

#include "app/answer.hpp"
#include "base/job.hpp"

namespace harary {

class Instance;

// See Game::layers. Throws InputError if the positions of the game have no layers.
LayerTable layer_table(const Instance& game, bool with_values, Job& job);

}  // namespace harary
