// SPDX-License-Identifier: MIT
// Command lines that cannot be taken: one line that says what is wrong and what may be meant.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "games/family.hpp"

namespace harary::cli {

// What the option parser found, in our words.
std::string usage_error(const CLI::App& program, const CLI::ParseError& error);

// "'slove' is not a command; …"
std::string unknown_command(const CLI::App& program, const std::string& word);

// Throws InputError if an option was given an empty value, unless it means something: no edges, or
// the start as a position.
void refuse_empty_values(const CLI::App& program);

// The game that the command line names; nullptr if it names none that there is.
const GameDescription* named_game(const CLI::App& command);

// The game of this name. Throws InputError, with a line to type for this command, for a word under
// which people look for a game.
const GameDescription& described_game(const std::string& command, const std::string& word);
// The same for the command that was chosen, and only for such words: the other unknown ones are
// refused where the game is made, which knows the words after it.
void refuse_other_names(const CLI::App& program);

// A word that stands where none is expected, such as the K5 of `solve clique K5`: an option with
// which it makes sense, "--board K5", of those that `has` (without dashes). Empty if there is none.
std::string meant_option(const std::string& word,
                         const std::function<bool(const std::string&)>& has);

}  // namespace harary::cli
