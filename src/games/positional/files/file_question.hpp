// SPDX-License-Identifier: MIT
// What a .pg file asks by itself, and what an answer about it should say besides.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/options.hpp"

namespace harary {

// "Does Black win within the times?"
struct FileQuestion {
  std::string game;       // whose first player wins if Black does: with or without White's sets
  std::size_t times = 0;  // that the file lists, at most one a free point; 0: until none is left
};

// Of the file that --instance names. Throws InputError, LimitError; InputError for other files than
// .pg, which need a game's name.
FileQuestion question_of_file(const GameOptions& options);

// One line each: a hint that restricts the first move, sections that repeat others. None without a
// .pg file.
std::vector<std::string> notes_on_file(const GameOptions& options);

}  // namespace harary
