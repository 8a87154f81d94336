// SPDX-License-Identifier: MIT
// All games by name. The list of families is catalogue.def.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "certificate/reader.hpp"
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

// What the players of an instance are called; Red and Green where no game has the name.
Roles roles_in(const std::string& game, const std::map<std::string, std::string>& instance);
// The options with red or green for a player who is named by the role: --first breaker. InputError
// for a name that none of the game's players has.
GameOptions with_colours_for_roles(const GameDescription& game, const GameOptions& options);
// Throws InputError for an unknown game, for an option that the game does not have, and for a
// number out of the option's range: what is wrong whatever the board is.
void require_options(const std::string& name, const GameOptions& options);
// What describes the game of this name, or of the text of a written game in the options. InputError
// as below.
std::shared_ptr<const GameDescription> description_of(const std::string& name,
                                                      const GameOptions& options);

// What Game and the verifier need of the game of this name with these options. InputError as below.
GameParts make_parts(const std::string& name, const GameOptions& options);

// The game of this name with these options. InputError for an unknown game, for an option that the
// game does not have, and for any invalid option.
std::unique_ptr<Game> make_game(const std::string& name, const GameOptions& options);

// The game that a tablebase is about.
std::unique_ptr<Game> make_game(const Tablebase& tablebase);

// The same game for the verifier of certificates; `player`, counted from 1: who is Side::first, in
// games of more than two, and only there. InputError also for games without certificates.
std::unique_ptr<PlainGame> make_plain_game(const std::string& name, const GameOptions& options,
                                           std::optional<int> player);

// The game that a certificate is about: app/certify/certified_game.hpp.
std::unique_ptr<PlainGame> certified_game(const CertificateReader& certificate,
                                          const Statement& statement);

}  // namespace harary
