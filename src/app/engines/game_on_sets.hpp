// SPDX-License-Identifier: MIT
// A game with winning sets as its engine sees it, from typed rules.
#pragma once

#include <memory>
#include <utility>

#include "app/certify/set_instance_of.hpp"
#include "app/engines/set_engines.hpp"
#include "games/rules_of.hpp"

namespace harary {

template <PlayableRules R>
GameOnSets game_on_sets(std::shared_ptr<const RulesOf<R>> rules) {
  return {.rules = rules,
          .game = [rules] { return rules->typed().set_game(); },
          .state =
              [rules](const Position& p) {
                return rules->typed().set_state(p.as<typename R::Position>());
              },
          .instance = [rules] { return set_instance(rules->typed()); }};
}

}  // namespace harary
