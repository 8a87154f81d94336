// SPDX-License-Identifier: MIT
// The birthday of a value: the depth of its canonical form, which is the least among its forms.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "theory/partizan/conway_games.hpp"

namespace harary {

class Birthdays {
 public:
  // `games` must outlive this.
  explicit Birthdays(const ConwayGames& games) : games_(games) {}

  int of(ConwayGames::Form g) {
    if (const auto known = known_.find(g); known != known_.end()) return known->second;
    int birthday = 0;
    for (const auto option : games_.left(g)) birthday = std::max(birthday, of(option) + 1);
    for (const auto option : games_.right(g)) birthday = std::max(birthday, of(option) + 1);
    known_.emplace(g, birthday);
    return birthday;
  }

 private:
  const ConwayGames& games_;
  std::unordered_map<ConwayGames::Form, int> known_;
};

}  // namespace harary
