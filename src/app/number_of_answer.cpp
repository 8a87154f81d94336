// SPDX-License-Identifier: MIT
#include "app/number_of_answer.hpp"

#include <fmt/format.h>

#include "app/catalogue.hpp"
#include "games/written/written_game.hpp"

namespace harary {

std::string counted_text(int number, std::string_view one, std::string_view several) {
  return fmt::format("{} {}", number, number == 1 ? one : several);
}
std::string counted_text(int number, const GameNumber& of) {
  return counted_text(number, of.one, of.counted);
}
std::string CountedNumber::text() const {
  return counted_text(number, of);
}

std::optional<CountedNumber> number_of(const Answer& answer) {
  // A written game may have any name.
  if (answer.instance.contains(kWrittenText)) return std::nullopt;
  const GameDescription* game = find_game(answer.game);
  // Where only the winner was asked for, the value is not the whole truth.
  if (game == nullptr || !game->number || game->number->of == nullptr || !answer.value) {
    return std::nullopt;
  }
  const auto number = game->number->of({answer.proved_value, answer.outcome, answer.instance});
  if (!number) return std::nullopt;
  return CountedNumber{*number, *game->number};
}

}  // namespace harary
