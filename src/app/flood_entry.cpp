// SPDX-License-Identifier: MIT
// Flood in the catalogue, the one game of one player.
#include "app/family_entry.hpp"
#include "app/flood_game.hpp"
#include "app/flood_setup.hpp"

namespace harary {

FamilyEntry family_flood() {
  return {{{"flood",
            "one player, a coloured board: the fewest colour calls that conquer everything",
            flood_options(),
            {{"board", "hex:7x7:1"}},
            DrawingKind::cells,
            true}},
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Game> {
            return std::make_unique<FloodGame>(game, read_flood(options));
          },
          nullptr};
}

}  // namespace harary
