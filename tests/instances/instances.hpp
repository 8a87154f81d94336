// SPDX-License-Identifier: MIT
// Instances of every game of the catalogue, as text: the examples of the catalogue,
// boards that need several machine words, and small random ones.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/options.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary::tests {

using OptionTexts = std::map<std::string, std::string>;

GameOptions options_of(const OptionTexts& texts);
// "sim --board K5", for messages.
std::string words_of(const std::string& game, const OptionTexts& texts);

// The example that the catalogue gives.
OptionTexts example(const GameDescription& game);
// Boards with more than 64 and more than 256 edges, and boards of every kind of symmetry. None for
// games without a board.
std::vector<OptionTexts> wide_examples(const GameDescription& game);
// A board with at most `most_edges` edges and everything else that the game has an option for. The
// family may still refuse it, for example because the start contains a copy of the target.
OptionTexts random_options(const GameDescription& game, int most_edges, TestRandom& random);

// Calls visit(game, texts) with `count` instances of each game of the family that accept(…) takes.
template <class Family, class Visit>
void for_random_instances(int count, int most_edges, std::uint64_t seed, Visit&& visit) {
  TestRandom random(seed);
  for (const GameDescription& game : Family::games()) {
    int accepted = 0;
    for (int tries = 0; accepted < count && tries < 20 * count; ++tries) {
      const OptionTexts texts = random_options(game, most_edges, random);
      SCOPED_TRACE(words_of(game.name, texts));
      try {
        Family::visit(game.name, options_of(texts),
                      [&](const auto& rules) { visit(rules, game, texts); });
        ++accepted;
      } catch (const InputError&) {  // refused: draw another one
      }
      if (testing::Test::HasFailure()) return;
    }
    EXPECT_EQ(accepted, count) << game.name;
  }
}

}  // namespace harary::tests
