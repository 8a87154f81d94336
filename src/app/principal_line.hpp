// SPDX-License-Identifier: MIT
// The principal line: best play of both sides from a position, one best move after the other. It is
// made of analyses of the positions that it reaches, which the caller asks for: at once, in pieces,
// or each with a time of its own.
#pragma once

#include <string>
#include <vector>

#include "app/answer.hpp"

namespace harary {

class Instance;

class PrincipalLine {
 public:
  // Begins at a position (empty text: the start). The game must outlive the line. Throws
  // InputError.
  PrincipalLine(const Instance& game, const std::string& start);

  // Takes the analysis of position() and makes the first of its best moves. False if the line ends
  // here: the game is over, or the analysis was stopped.
  bool lengthen(const Analysis& analysis);

  // Where the line ends so far.
  const std::string& position() const { return position_; }
  const std::vector<std::string>& moves() const { return moves_; }
  // Whether it leads to the end of the game.
  bool complete() const { return complete_; }

 private:
  const Instance& game_;
  std::string position_;
  std::vector<std::string> moves_;
  bool complete_ = false;
};

}  // namespace harary
