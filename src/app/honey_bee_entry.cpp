// SPDX-License-Identifier: MIT
// Honey-Bee in the catalogue, with an engine of its own.
#include "app/honey_bee_game.hpp"
#include "app/join.hpp"
#include "games/territory/honey_bee_family.hpp"

namespace harary {

// Values come from an engine of its own; few ask the proof search for the remoteness.
template <int Words>
inline constexpr bool kWide<HoneyBeeRules<Words>> = true;

FamilyEntry family_honeybee() {
  return {HoneyBeeFamily::games(),
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Game> {
            return HoneyBeeFamily::visit(game, options,
                                         [&](const auto& rules) -> std::unique_ptr<Game> {
                                           using R = std::decay_t<decltype(rules)>;
                                           return std::make_unique<HoneyBeeGame<R>>(
                                               JointOf<R>(rules).game(game, options), rules);
                                         });
          },
          nullptr};
}

}  // namespace harary
