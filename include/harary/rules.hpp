// SPDX-License-Identifier: MIT
// Games of your own: the engines that need only the rules solve them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <harary/answer.hpp>
#include <harary/api.hpp>

namespace harary::v0 {

// The rules of a game of two players: a class with the first four functions is a game. Positions
// and moves are texts without control characters. Both players see the same positions. The library
// asks one question at a time, each once; what a function throws comes out of the call that asked.
class HARARY_API Rules {
 public:
  virtual ~Rules();

  // The position in which the game begins; the first side is to move.
  virtual std::string start() const = 0;
  // The legal moves, each once; at least one where result() is nothing.
  virtual std::vector<std::string> moves(const std::string& position) const = 0;
  // The position after a legal move. Plays must end: no position comes again.
  virtual std::string after(const std::string& position, const std::string& move) const = 0;
  // Nothing before the end; at the end the value for the player whose turn it would be: positive if
  // that player has won, negative for a loss, 0 for a tie. The size is a score, at most a million.
  virtual std::optional<int> result(const std::string& position) const = 0;

  // Who is to move, in games whose turns do not alternate. Nothing: they do.
  virtual std::optional<Side> mover(const std::string& position) const;
  // Positions with equal keys must have equal values for the player to move. Nothing: each position
  // with each player to move is searched by itself.
  virtual std::optional<std::string> key(const std::string& position) const;
  // Whether a text that was not met so far is a position; without it there are none.
  virtual bool is_position(const std::string& text) const;
};

}  // namespace harary::v0
