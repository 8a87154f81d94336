// SPDX-License-Identifier: MIT
// All games by name. The list of families is catalogue.def.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "certificate/statement.hpp"
#include "games/family.hpp"
#include "games/options.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// In the order of catalogue.def.
const std::vector<GameDescription>& catalogue();

// The description of a game; nullptr if no game has the name.
const GameDescription* find_game(const std::string& name);

// The same; InputError, with a list of the names, if there is none.
const GameDescription& describe_game(const std::string& name);

// The game of this name with these options. InputError for an unknown game, for an option that the
// game does not have, and for any invalid option.
std::unique_ptr<Game> make_game(const std::string& name, const GameOptions& options);

// The same game for the verifier of certificates; `player`, counted from 1: who is Side::first, in
// games of more than two, and only there. InputError also for games without certificates.
std::unique_ptr<PlainGame> make_plain_game(const std::string& name, const GameOptions& options,
                                           std::optional<int> player);

// The same for certificates with positions of that kind. InputError if it has none.
std::unique_ptr<PlainGame> make_reduced_game(const std::string& name, const GameOptions& options,
                                             const Statement& statement, PositionKind kind);

// What a certificate lists of a game on winning sets. InputError if that game has none.
SetInstance make_listed_sets(const std::string& name, const GameOptions& options);

}  // namespace harary
