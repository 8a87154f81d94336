// SPDX-License-Identifier: MIT
// Values of short games in notation: what is read, printed and read again is the same value.
#include "theory/partizan/notation.hpp"

#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

void read_notation(std::string_view input) {
  constexpr std::size_t kMostForms = 2'000;
  constexpr std::uint64_t kMostBytes = 2 << 20;
  constexpr std::size_t kLongest = 2'000;
  try {
    ConwayGames games(kMostForms, kMostBytes);
    const auto form = read_form(games, input, "fuzz");
    must(form < games.size());
    if (const auto text = games.notation(form, kLongest)) {
      must(read_form(games, *text, "fuzz") == form);
    }
    must(games.sum(form, games.negative(form)) == ConwayGames::kZero);
  } catch (const ConwayGames::TooManyForms&) {
    return;
  }
}
const Target kNotationTarget("notation", read_notation);

}  // namespace harary::fuzz
