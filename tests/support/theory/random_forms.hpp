// SPDX-License-Identifier: MIT
// Random values: each is one of the earlier ones, or has such options.
#pragma once

#include <random>
#include <vector>

#include "theory/partizan/conway_games.hpp"

namespace harary {

// `all_small`: both players can move in each, or none.
inline std::vector<ConwayGames::Form> random_forms(ConwayGames& games, unsigned seed,
                                                   bool all_small = false) {
  constexpr std::size_t kForms = 12;
  std::mt19937 random(seed);
  std::vector<ConwayGames::Form> forms{ConwayGames::kZero};
  while (forms.size() < kForms) {
    std::vector<ConwayGames::Form> left;
    std::vector<ConwayGames::Form> right;
    for (auto* side : {&left, &right}) {
      const auto count = all_small ? 1 + random() % 2 : random() % 3;
      for (unsigned i = 0; i < count; ++i) side->push_back(forms[random() % forms.size()]);
    }
    forms.push_back(games.of(left, right));
  }
  return forms;
}

}  // namespace harary
