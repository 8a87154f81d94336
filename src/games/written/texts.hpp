// SPDX-License-Identifier: MIT
// Positions and moves of a written game as text: "X=a1,b2;O=c3", "a1", "X:a1+b2".
//
// Where the marks leave a doubt about the turn, the player to move follows, and what else is in
// doubt: "X=a1;Left,left=1,turn=0,made=1,ended=draw".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/written/position.hpp"
#include "games/written/turns.hpp"
#include "games/written/written_game.hpp"

namespace harary::written {

// The code of each point, and how the game stands.
struct Reading {
  std::vector<std::uint8_t> codes;
  Progress progress;
};

class Texts {
 public:
  Texts(const Game& game, const Turns& turns);

  std::string position(const Reading& reading) const;
  // Throws InputError.
  Reading read_position(std::string_view text) const;

  std::string move(Side mover, const Points& points, int mark) const;
  // Points, each once, and a mark of the mover; whether they are a legal move is for the rules.
  // Throws InputError.
  std::pair<Points, int> read_move(Side mover, std::string_view text) const;

  // The names of points with a comma between them.
  std::string points(const Points& points) const;

 private:
  int point(std::string_view name, const char* of) const;
  // What the marks say about the turn; nothing where they leave a doubt. Throws InputError where no
  // play leads to so many marks.
  std::optional<Progress> turn_of(const std::vector<std::uint8_t>& codes) const;
  // How an end has decided, if all sets are looked at as if the last move had gone through them.
  Ended end_of(const std::vector<std::uint8_t>& codes, const Progress& progress) const;
  void read_marks(std::string_view section, std::size_t equals, Reading& reading) const;
  Progress read_progress(std::string_view section, const std::optional<Progress>& told,
                         std::optional<Ended>& ended) const;
  Ended ended_named(std::string_view word) const;
  std::string name_of(Ended ended) const;

  const Game& game_;
  const Turns& turns_;
  int points_a_move_;  // 0: moves differ in that
  bool counts_moves_;
};

}  // namespace harary::written
