// SPDX-License-Identifier: MIT
// The terms of a sum as people write them, and what each is worth and allows:
//   col P5                    a game and a board
//   snort P6 red=0 green=5    with further options
//   -col P5 red=0             the negative: Left and Right change places
//   kayles C7                 an impartial game, which is a nimber
//   {1|-1}                    a value in notation (theory/partizan/notation.hpp)
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/sums/sum_search.hpp"
#include "base/job.hpp"
#include "games/options.hpp"

namespace harary {

struct SumMove {
  std::string text;  // a move of the game; of a value, the option
  SumPosition after;
};

struct SumTerm {
  std::string text;
  std::string game;                             // empty: a value
  std::map<std::string, std::string> instance;  // of a game
  SumPosition start;
  std::optional<ConwayGames::Form> form;  // nothing: not found within the limits
  std::vector<SumMove> left;
  std::vector<SumMove> right;

  const std::vector<SumMove>& moves(Player player) const {
    return player == Player::left ? left : right;
  }
};

// Throws InputError with `source`, ConwayGames::TooManyForms, JobStopped. Of a game of Col's kind
// the form is not looked for.
SumTerm read_sum_term(SumSearch& search, const std::string& text, const std::string& source,
                      GameOptions::Files files, Job& job);

}  // namespace harary
