// SPDX-License-Identifier: MIT
// The number that people ask of a game (games/family.hpp), read off an answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/answer.hpp"
#include "games/family.hpp"

namespace harary {

struct CountedNumber {
  int number = 0;
  const GameNumber& of;

  // Whether the first player needs so many to win, and so the number is no matter of points.
  bool needed() const { return !of.sought.empty(); }
  std::string text() const;
};

// "1 edge", "8 edges".
std::string counted_text(int number, const GameNumber& of);
std::string counted_text(int number, std::string_view one, std::string_view several);

// What the proved value of the start says of the number that the game is about; nothing of other
// games, and where it was not found.
std::optional<CountedNumber> number_of(const Answer& answer);

}  // namespace harary
