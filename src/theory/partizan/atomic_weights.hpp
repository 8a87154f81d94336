// SPDX-License-Identifier: MIT
// Atomic weights of all-small games, those in whose every position both players can move or none
// (E. Berlekamp, J. Conway, R. Guy, "Winning Ways", chapter 8; A. Siegel, "Combinatorial Game
// Theory", II.7). Let H be { weights of the G^L, minus 2 | weights of the G^R, plus 2 }. The weight
// of G is H if that is no integer. If it is one, G is compared with a remote star, a nimber larger
// than all in G: the weight is 0 if neither is at least the other; if G is larger, the greatest
// integer that is not at least any H^R; if G is smaller, the least that is not at most any H^L.
#pragma once

#include <optional>
#include <unordered_map>

#include "theory/partizan/birthdays.hpp"
#include "theory/partizan/conway_games.hpp"

namespace harary {

class AtomicWeights {
 public:
  using Form = ConwayGames::Form;
  // `games` must outlive this.
  explicit AtomicWeights(ConwayGames& games) : games_(games), birthdays_(games) {}

  // Nothing: it is not all-small. Throws ConwayGames::TooManyForms.
  std::optional<Form> of(Form g);

 private:
  bool all_small(Form g);
  Form weight(Form g);
  // Where { left | right } is an integer.
  Form eccentric(Form g, const std::vector<Form>& left, const std::vector<Form>& right);

  ConwayGames& games_;
  Birthdays birthdays_;
  std::unordered_map<Form, bool> all_small_;
  std::unordered_map<Form, Form> weights_;
};

}  // namespace harary
