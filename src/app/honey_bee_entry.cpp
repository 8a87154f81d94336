// SPDX-License-Identifier: MIT
// Honey-Bee in the catalogue, with an engine of its own.
#include "app/honey_bee_game.hpp"
#include "app/join.hpp"
#include "games/territory/honey_bee_family.hpp"

namespace harary {

FamilyEntry family_honeybee() {
  return {HoneyBeeFamily::games(),
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Game> {
            return HoneyBeeFamily::visit(
                game, options, [&](const auto& rules) -> std::unique_ptr<Game> {
                  return std::make_unique<HoneyBeeGame<std::decay_t<decltype(rules)>>>(
                      game, instance_of(rules, options), rules);
                });
          },
          nullptr};
}

}  // namespace harary
