// SPDX-License-Identifier: MIT
// What a game says about itself, as JSON.
#pragma once

#include "app/json.hpp"
#include "games/family.hpp"

namespace harary {

// {"board": "K5"}.
Json options_json(const Example& example);
// The object "about" of a game in the catalogue.
Json about_json(const GameDescription& game);
// The groups of games in their order: [{"group": "avoid", "title": "Do not complete it"}, …].
Json groups_json();

}  // namespace harary
