// SPDX-License-Identifier: MIT
// Written games: a game whose rules are the text of an option, so none of the catalogue's families.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/game_parts.hpp"
#include "games/family.hpp"
#include "games/options.hpp"
#include "games/written/written_game.hpp"

namespace harary {

// The text of a game, and the name that it gives itself.
struct WrittenText {
  std::string name;
  std::string text;
};
// Messages name the file. `board`: of the option. Throws InputError, LimitError.
WrittenText read_written_file(const std::string& path, const std::string& board);
void set_written(GameOptions& options, const WrittenText& written);

// Whether the options hold the text of a game, which then is the game, whatever its name.
bool is_written(const GameOptions& options);
// Rules and engines of that game, and what it says about itself. Both throw InputError, LimitError.
// `make`: of the catalogue, for a game that it is known to be.
GameParts written_parts(const GameOptions& options, PartsMaker make);
// What is legal in the text and of no use, a line each; none of other games.
std::vector<std::string> notes_on_written(const GameOptions& options);
// A game of the catalogue that this one is known to be, whatever --as-written says; nothing: none.
struct KnownGame {
  std::string name;
  GameOptions options;
};
std::optional<KnownGame> known_game(const GameOptions& options);
std::shared_ptr<const GameDescription> written_description(const GameOptions& options);

}  // namespace harary
