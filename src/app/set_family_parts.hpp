// SPDX-License-Identifier: MIT
// The parts of a family of games with winning sets: those of every family, with one engine more.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/engines/game_on_sets.hpp"
#include "app/engines/set_engines.hpp"
#include "app/family_parts.hpp"

namespace harary {

template <PlayableRules R>
GameParts set_parts_of(R typed) {
  GameParts parts = parts_of(std::move(typed));
  if constexpr (OnWinningSets<R>) {
    parts.engines = set_engines(
        game_on_sets<R>(std::static_pointer_cast<const RulesOf<R>>(parts.rules)), parts.engines);
  }
  return parts;
}

template <class Family>
GameParts set_parts_of_family(const std::string& game, const GameOptions& options) {
  return Family::visit(game, options, [](auto rules) { return set_parts_of(std::move(rules)); });
}

template <class Family>
FamilyEntry entry_of_set_family() {
  return {Family::games(), set_parts_of_family<Family>};
}

}  // namespace harary
