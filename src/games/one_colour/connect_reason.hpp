// SPDX-License-Identifier: MIT
// Why a connected graph game is over.
#pragma once

#include "games/rules.hpp"

namespace harary {

// `last`: who moved last, if there was a move.
EndReason graph_connected(std::optional<Side> last, bool misere);

}  // namespace harary
