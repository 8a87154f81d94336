// SPDX-License-Identifier: MIT
// The numbers that people ask of games: the edges that Builder needs, the moves of a domination
// game, the edges that a saturation game ends with, the colours that Alice needs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/answer.hpp"

namespace harary {

struct CountedNumber {
  int number = 0;
  std::string_view counted;  // "edges"
};

// "1 edge", "8 edges".
std::string counted_text(int number, std::string_view counted);

// What the proved value of the start says of the number that the game is about; nothing of other
// games, and where it was not found.
std::optional<CountedNumber> number_of(const Answer& answer);
// Whether the value says a number although the game has no points, so that the certificate proves
// the number, not only who wins.
bool certifies_number(std::string_view game);

// How people ask for that number.
struct AskedNumber {
  std::string_view asks;     // "How many edges does the first player need?"
  std::string_view counted;  // "edges"
  std::string_view needs;    // a flag of the game without which there is no number; may be empty
};

// Nothing of games that are about no number.
std::optional<AskedNumber> asked_number(std::string_view game);

// The option of which the least value is sought with which the first player wins; empty: there is
// none. It also says what is counted.
std::string_view sought_option(std::string_view game);

}  // namespace harary
