// SPDX-License-Identifier: MIT
#pragma once

namespace harary {

// Achievement and Maker-Breaker games: who wins if no player completes a copy, and whether Green
// wants one at all.
enum class PositionalEnding { draw, green_wins, green_only_breaks };

}  // namespace harary
