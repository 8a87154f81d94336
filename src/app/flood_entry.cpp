// SPDX-License-Identifier: MIT
// Flood in the catalogue, the one game of one player.
#include "app/family_entry.hpp"
#include "app/flood_game.hpp"
#include "app/flood_setup.hpp"
#include "games/territory/games.hpp"

namespace harary {

FamilyEntry family_flood() {
  return {flood_games(),
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Game> {
            return std::make_unique<FloodGame>(game, read_flood(options));
          },
          nullptr};
}

}  // namespace harary
