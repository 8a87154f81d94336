// SPDX-License-Identifier: MIT
// The catalogue's view of the letter game: --letters "a b c d", the four counts.
#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/family.hpp"
#include "games/letters/games.hpp"
#include "games/letters/letters.hpp"
#include "games/options.hpp"

namespace harary {

class LettersFamily {
 public:
  static std::vector<GameDescription> games() { return letters_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const LastLetter last = options.flag("misere") ? LastLetter::loses : LastLetter::wins;
    return v(LettersRules(read_heap(options.text("letters")), last, options.first()));
  }

 private:
  static LetterHeap read_heap(const std::string& text) {
    LetterHeap heap;
    const auto wrong = [&](const char* fault) {
      return InputError("--letters: " + in_quotes(text) + fault);
    };
    std::size_t begin = 0;
    for (std::size_t i = 0; i < heap.count.size(); ++i) {
      begin = std::min(text.find_first_not_of(' ', begin), text.size());
      const std::size_t end = std::min(text.find_first_of(" ,", begin), text.size());
      const char* const last = text.data() + end;
      const auto [rest, error] = std::from_chars(text.data() + begin, last, heap.count[i]);
      if (error != std::errc{} || rest != last || text[begin] == '-') {
        throw wrong(" is not four numbers of letters A, B, C and D, such as \"0 0 0 5\"");
      }
      begin = end;
      const bool more = i + 1 < heap.count.size();
      if (more && begin < text.size() && text[begin] == ',') ++begin;
    }
    if (text.find_first_not_of(' ', begin) != std::string::npos) {
      throw wrong(" has more than four numbers");
    }
    return heap;
  }
};

}  // namespace harary
