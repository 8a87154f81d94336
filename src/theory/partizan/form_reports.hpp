// SPDX-License-Identifier: MIT
// All that is said of a value: its notation, thermograph, stops, birthday, atomic weight and
// reduced canonical form.
#pragma once

#include <optional>
#include <string>

#include "theory/partizan/atomic_weights.hpp"
#include "theory/partizan/birthdays.hpp"
#include "theory/partizan/conway_games.hpp"
#include "theory/partizan/reduced_forms.hpp"
#include "theory/partizan/thermograph.hpp"

namespace harary {

struct FormReport {
  // Longer ones are left out.
  static constexpr std::size_t kLongestNotation = 100'000;
  std::optional<std::string> form;
  Thermograph thermograph;
  Dyadic left_stop;
  Dyadic right_stop;
  int birthday = 0;
  // Nothing: it is not all-small, or the weight needs too many forms.
  std::optional<std::string> atomic_weight;
  // Nothing: it needs too many forms.
  std::optional<std::string> reduced;
  // Who wins if Left, and if Right, begins: "left", "right", "first" or "second".
  std::string outcome;
};

class FormReports {
 public:
  using Form = ConwayGames::Form;
  // `games` must outlive this.
  explicit FormReports(ConwayGames& games)
      : games_(games), birthdays_(games), thermographs_(games), reduced_(games), weights_(games) {}

  FormReport of(Form g);
  // "left": Left wins, beginning or not; "first": the player who begins wins.
  std::string outcome(Form g);
  int birthday(Form g) { return birthdays_.of(g); }
  const Thermograph& thermograph(Form g) { return thermographs_.of(g); }
  // An image of the thermograph with its scaffolds.
  std::string picture(Form g);
  Form reduced(Form g) { return reduced_.of(g); }
  std::optional<Form> atomic_weight(Form g) { return weights_.of(g); }

 private:
  ConwayGames& games_;
  Birthdays birthdays_;
  Thermographs thermographs_;
  ReducedForms reduced_;
  AtomicWeights weights_;
};

}  // namespace harary
