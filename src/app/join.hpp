// SPDX-License-Identifier: MIT
// Joins a family of games with the engines. Included once a family: it instantiates every engine.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/family_entry.hpp"
#include "app/game_of.hpp"

namespace harary {

template <class Family>
std::unique_ptr<Game> make_of_family(const std::string& game, const GameOptions& options) {
  return Family::visit(game, options, [&](auto rules) -> std::unique_ptr<Game> {
    auto instance = instance_of(rules, options);
    return std::make_unique<GameOf<decltype(rules)>>(game, std::move(instance), std::move(rules));
  });
}

template <class Family>
FamilyEntry joined() {
  return {Family::games(), make_of_family<Family>};
}

}  // namespace harary
