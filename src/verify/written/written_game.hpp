// SPDX-License-Identifier: MIT
// A written game for the checker of certificates: an interpreter of the description, written from
// docs/written-games.md alone. It shares the reader of the text with the rules that engines search,
// and nothing else. Nothing is forgotten or merged: two positions are the same if they are equal.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "certificate/statement.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// The game of the text in a certificate's options. Throws InputError, LimitError for a text that
// does not describe a game, and for unknown options.
std::unique_ptr<PlainGame> written_plain_game(const std::map<std::string, std::string>& options);

}  // namespace harary
