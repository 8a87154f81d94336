// SPDX-License-Identifier: MIT
// Joins a family of games with the engines. Included once a family: it instantiates every engine.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/core_certificate.hpp"
#include "app/family_entry.hpp"
#include "app/game_of.hpp"
#include "verify/cores/core_game.hpp"
#include "verify/plain_game_of.hpp"

namespace harary {

template <class Family>
std::unique_ptr<Game> make_of_family(const std::string& game, const GameOptions& options) {
  return Family::visit(game, options, [&](auto rules) -> std::unique_ptr<Game> {
    auto instance = instance_of(rules, options);
    return std::make_unique<GameOf<decltype(rules)>>(game, std::move(instance), std::move(rules));
  });
}

// What the verifier gets to see of a game; null if there are no certificates for it.
template <class Family>
std::unique_ptr<PlainGame> plain_of_family(const std::string& game, const GameOptions& options,
                                           std::optional<int> player) {
  return Family::visit(game, options, [&](auto rules) -> std::unique_ptr<PlainGame> {
    using R = decltype(rules);
    if constexpr (Certifiable<R>) {
      if constexpr (Coalitional<R>) {
        if (!player || *player > R::players()) throw InputError("there is no such player");
        return std::make_unique<PlainGameOf<R>>(rules.with_hero(*player - 1));
      } else {
        if (player) throw InputError("the game has only two players");
        return std::make_unique<PlainGameOf<R>>(std::move(rules));
      }
    } else {
      return nullptr;
    }
  });
}

template <class Family>
std::unique_ptr<PlainGame> core_of_family(const std::string& game, const GameOptions& options,
                                          const Statement& statement) {
  auto plain = plain_of_family<Family>(game, options, statement.player);
  return Family::visit(game, options, [&](auto rules) -> std::unique_ptr<PlainGame> {
    using R = decltype(rules);
    if constexpr (CertifiableByCore<R>) {
      using Reduced = typename VerifiersCore<typename R::Core>::Reduced;
      if (const auto start = core_start(rules)) {
        return std::make_unique<CoreGame<Reduced>>(*start, statement, std::move(plain));
      }
    }
    return nullptr;
  });
}

template <class Family>
FamilyEntry joined() {
  return {Family::games(), make_of_family<Family>, plain_of_family<Family>, core_of_family<Family>};
}

}  // namespace harary
