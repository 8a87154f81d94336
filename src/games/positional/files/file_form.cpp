// SPDX-License-Identifier: MIT
#include "games/positional/files/file_question.hpp"

#include <cctype>
#include <sstream>
#include <string>

namespace harary {

// A .pg file begins with a section such as "#version"; comments of the other forms have a blank
// after the '#', those of .pg files begin with '%'.
FileForm form_of_file(std::istream& in) {
  FileForm form = FileForm::list;
  constexpr int kMostLines = 1000;
  std::string line, word, second;
  for (int i = 0; i < kMostLines && std::getline(in, line); ++i) {
    std::istringstream words(line);
    word.clear();
    second.clear();
    words >> word >> second;
    if (i == 0 && word.starts_with("\xef\xbb\xbf")) word.erase(0, 3);
    if (word.empty() || word.starts_with('%') || word == "c") continue;
    if (word.starts_with('#')) {
      if (word.size() == 1 || std::isalpha(static_cast<unsigned char>(word[1])) == 0) continue;
      form = FileForm::pg;
    } else if (word.starts_with('{')) {
      form = FileForm::json;
    } else if (word == "p" && second == "cnf") {
      form = FileForm::cnf;
    } else if (word == "game" || word == "target" || word == "order" || word == "open" ||
               word == "red" || word == "green") {
      form = FileForm::instance;
    }
    break;
  }
  in.clear();
  in.seekg(0);
  return form;
}

}  // namespace harary
