// SPDX-License-Identifier: MIT
// What a family makes of the options of a game: all that solving, playing and verifying need.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/engines/engine.hpp"
#include "certificate/statement.hpp"
#include "games/options.hpp"
#include "games/runtime_rules.hpp"
#include "verify/plain_game.hpp"

namespace harary {

struct GameParts {
  std::shared_ptr<const RuntimeRules> rules;
  std::shared_ptr<const Engines> engines;
  // The game in the verifier's own reduced terms, for certificates with positions of that kind, for
  // one statement; `plain` is the same game by the plain rules. Null: there are none.
  using Reduced = std::function<std::unique_ptr<PlainGame>(
      const Statement& statement, PositionKind kind, std::unique_ptr<PlainGame> plain)>;
  Reduced reduced = nullptr;
};

// Makes a game by name; make_parts() of app/catalogue.hpp. Questions that meet other instances,
// such as smaller boards, are given it, because they lie below the catalogue. Throws InputError.
using PartsMaker = GameParts (*)(const std::string& game, const GameOptions& options);

}  // namespace harary
