// SPDX-License-Identifier: MIT
// What can be asked about the start of a game.
#pragma once

#include <string>

#include <harary/api.hpp>

namespace harary::v0 {

enum class QuestionKind {
  outcome,  // the value of the start under best play, and the points where there are points
  winner,   // only who wins, which is often proved much sooner
  nimber,   // the outcome, and the nimber of the start; only for impartial games that split into
            // parts
  number,   // the number that the game is about: the fewest colours with which Alice wins, or edges
            // with which Builder does, whatever the option says; the moves of domination, the
            // largest cost of marking, the edges of saturation with its score
  outcome_class,  // who wins, for either starter; only for two players of whom either may start
};

enum class Method {
  automatic,  // a theorem where one applies, else search
  search,     // search in any case
  theorem,    // a theorem or no answer
};

struct Question {
  QuestionKind kind = QuestionKind::outcome;
  // Also how many moves the game lasts when the winner hurries and the loser delays. Takes longer.
  bool remoteness = false;
  Method method = Method::automatic;
  // Write a certificate of the answer to this file, for verify_certificate(); empty: none. No
  // theorem answers then.
  std::string certificate;
};

}  // namespace harary::v0
