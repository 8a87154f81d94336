// SPDX-License-Identifier: MIT
// Values of short games in Conway's theory: of a board, and of sums of different games. Values are
// texts in standard notation ("3/4", "^*", "±(1,{3|0})"), numbers are texts as "3/2".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <harary/api.hpp>
#include <harary/game.hpp>
#include <harary/job.hpp>

namespace harary::v0 {

struct Form {
  std::optional<std::string> text;  // canonical form; nothing: longer than 100,000 bytes
  std::string mean;
  std::string temperature;
  std::string left_stop;
  std::string right_stop;
  int birthday = 0;
  std::optional<std::string> atomic_weight;  // nothing: the game is not all-small
  std::optional<std::string> reduced;        // the reduced canonical form
};

struct FormAnswer {
  std::optional<Form> form;   // nothing: the job, or a limit of the library, ended the work first
  std::string outcome_class;  // "first", "second", "red", "green"; empty: not known
  std::uint64_t positions = 0;
  double seconds = 0;  // by the clock
  std::optional<StopReason> stopped;
};

// The value of the start of col, snort or an impartial game with a nimber; Red is Left. Exponential
// in the vertices. Throws InputError for other games, and in misère play.
HARARY_API FormAnswer form_of(const Game& game, Job& job);

struct SumMove {
  int component = 0;  // the number of the term, from 0
  std::string move;
  bool left = true;  // whose move it is
};

struct SumAnswer {
  // Who wins, "left" or "right", if Left, and if Right, starts; empty: not known.
  std::string if_left;
  std::string if_right;
  std::optional<Form> form;    // of the sum, where it was found
  std::vector<SumMove> moves;  // that win, of a player who wins by starting
  std::uint64_t positions = 0;
  double seconds = 0;  // by the clock
  std::optional<StopReason> stopped;
};

// Who wins a sum of games. A term is a game and a board, "col P5", with options as "red=0", or a
// value in notation. Where the value of the sum does not fit, the sum is searched: exponential in
// the vertices. Throws InputError for what is neither.
HARARY_API SumAnswer sum(const std::vector<std::string>& terms, Job& job);

}  // namespace harary::v0
