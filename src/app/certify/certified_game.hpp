// SPDX-License-Identifier: MIT
// The game that a certificate is about, for the verifier.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/game_parts.hpp"
#include "certificate/reader.hpp"
#include "certificate/statement.hpp"
#include "games/family.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// A certificate may come from anywhere, so no file that it names is opened. Throws InputError,
// which names the certificate's file, for nonsense in the header. `game`: the one of its header;
// null if no game has that name.
std::unique_ptr<PlainGame> certified_game(const CertificateReader& certificate,
                                          const Statement& statement, PartsMaker make,
                                          const GameDescription* game);

// The game of these parts for the verifier of certificates; `player`, counted from 1: who is
// Side::first, in games of more than two, and only there. InputError also for games without
// certificates.
std::unique_ptr<PlainGame> plain_game(const std::string& name, const GameParts& parts,
                                      std::optional<int> player);

}  // namespace harary
