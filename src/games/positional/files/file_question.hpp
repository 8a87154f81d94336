// SPDX-License-Identifier: MIT
// What a .pg file asks by itself, and what an answer about it should say besides.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
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

// What kind of file --instance names, by its first words.
enum class FileForm : std::uint8_t { instance, pg, cnf, list, json };

// Leaves the stream at its beginning.
FileForm form_of_file(std::istream& in);

}  // namespace harary
