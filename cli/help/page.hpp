// SPDX-License-Identifier: MIT
// What `harary help`, `--help` and `harary games NAME` print. The common half of a page fits a
// screen of 24 lines of 80 columns; --help-all has the rest.
#pragma once

#include <string>
#include <vector>

#include "cli/definitions.hpp"
#include "games/family.hpp"

namespace harary::cli {

inline constexpr int kScreenLines = 24;
inline constexpr int kScreenColumns = 80;

enum class HelpLength { common, all };

// The whole program: its commands.
std::string program_page(const std::vector<CommandDefinition>& commands, HelpLength length,
                         int columns);

// One command; with a game, which the command must take, that game's options alone.
std::string command_page(const CommandDefinition& command, const GameDescription* game,
                         HelpLength length, int columns);

// Does the command take the name of a game?
bool takes_game(const CommandDefinition& command);

// One game: its rules, its options, examples.
std::string game_page(const GameDescription& game, int columns);

}  // namespace harary::cli
