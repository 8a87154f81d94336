// SPDX-License-Identifier: MIT
// Reduced canonical forms (D. Calistrate, 1996; J. P. Grossman, A. Siegel, "Reductions of partizan
// games", in "Games of No Chance 3", 2009): the simplest game that differs from G by an
// infinitesimal. G is at least H up to an infinitesimal if the right stop of G - H is at least 0.
//
// A game whose stops are equal is reduced to that number. Of others the options are reduced, and
// options that are dominated or reversible up to an infinitesimal are removed: a reversible one is
// replaced by what its player can reach after the answer, or by the answer itself if that is a
// number.
#pragma once

#include <unordered_map>
#include <vector>

#include "theory/partizan/conway_games.hpp"

namespace harary {

class ReducedForms {
 public:
  using Form = ConwayGames::Form;
  // `games` must outlive this.
  explicit ReducedForms(ConwayGames& games) : games_(games) {}

  // Throws ConwayGames::TooManyForms where sums need too many forms.
  Form of(Form g);

 private:
  // g <= h, up to an infinitesimal.
  bool at_most(Form g, Form h);
  std::vector<Form> irreversible(Form g, std::vector<Form> open, bool of_left);
  std::vector<Form> undominated(const std::vector<Form>& options, bool of_left);

  ConwayGames& games_;
  std::unordered_map<Form, Form> known_;
};

}  // namespace harary
