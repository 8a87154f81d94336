// SPDX-License-Identifier: MIT
// What else than who wins can be asked about a game, for a page: it asks without knowing the game.
#pragma once

#include "app/json.hpp"
#include "games/family.hpp"

namespace harary {

// A list of {"question", "asks", "counts", "needs"}: the text of --question, the sentence for
// people, what the number in the answer counts, and the flag that the game must have; the last two
// are null where there are none.
Json questions_json(const GameDescription& game);

}  // namespace harary
