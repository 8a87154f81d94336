// SPDX-License-Identifier: MIT
// The conformance suite for written games, of which the catalogue has none.
#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "games/written/family.hpp"
#include "support/games/written_samples.hpp"

namespace harary::tests {
namespace {

template <class Check>
void for_all_samples(Check&& check) {
  TestRandom random(7);
  for (const std::string& text : written_samples()) {
    SCOPED_TRACE(text);
    for (int i = 0; i < 20; ++i) {
      WrittenFamily::visit("", written_options(text),
                           [&](const auto& rules) { check(rules, random); });
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

// Where moves have different numbers of points, they skip layers, and a list of turns is no bias:
// of such games only the end is compared.
TEST(WrittenGamesConform, PlayFollowsTheRulesAndEnds) {
  for_all_samples([](const auto& rules, auto& r) {
    if (rules.tables()->points_a_move > 0 && rules.game().turns.size() == 1) {
      return follow_the_rules(rules, r);
    }
    const auto game = play_at_random(rules, r);
    check_end(rules, game.end);
    check_reason(rules, game.end);
  });
}
TEST(WrittenGamesConform, WordsAreReadBackAndDamagedOnesRefused) {
  for_all_samples([](const auto& rules, auto& r) { speak_in_words(rules, r); });
}
TEST(WrittenGamesConform, RulesAtRunTimeAreTheSame) {
  for_all_samples([](const auto& rules, auto& r) { same_at_run_time(rules, r); });
}

}  // namespace
}  // namespace harary::tests
