// SPDX-License-Identifier: MIT
// What may stand at the cursor of a command line, for the shells. Their scripts are short: they run
// `harary --complete WORDS` at each press of the tab key, so all shells offer the same and a script
// need not be renewed with the program.
#pragma once

#include <string>
#include <vector>

#include "cli/definitions.hpp"

namespace harary::cli {

struct Offer {
  std::string word;
  std::string description;
};

// What the shell itself has to list.
enum class FileOffers {
  none,
  files,
  folders,
  files_after_at,  // @list.g6
};

struct Offers {
  std::vector<Offer> words;
  FileOffers files = FileOffers::none;
};

// `words` stand after the program's name; the last, perhaps empty, is the one at the cursor.
Offers offers_at(const std::vector<CommandDefinition>& commands,
                 const std::vector<std::string>& words);

// A line for each word, with a tab and its description; a line ":files", ":folders" or ":@files".
std::string offers_text(const Offers& offers);

// The script for bash, zsh or fish. InputError for other shells.
std::string completion_script(const std::string& shell);

}  // namespace harary::cli
