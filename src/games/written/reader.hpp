// SPDX-License-Identifier: MIT
// Reads a written game: docs/written-games.md. Whatever the language cannot mean is refused here,
// before any search, with line, column and what to write instead.
#pragma once

#include <string>
#include <string_view>

#include "games/written/written_game.hpp"

namespace harary::written {

// `source` names the text in messages. `board`: takes the place of the board that the text names,
// where it names a kind of point; empty: the text's own. Throws InputError, LimitError.
Game read_game(std::string_view text, const std::string& source, const std::string& board = "");

}  // namespace harary::written
