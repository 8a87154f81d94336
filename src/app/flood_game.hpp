// SPDX-License-Identifier: MIT
// Flood: a game whose second player never moves, behind the interface of the games of two. A
// position is "calls=0312", the colours called so far; a move is a colour other than the
// territory's that is still on the board outside it. The first player always "wins"; what counts is
// the remoteness, the number of calls that are left.
#pragma once

#include "app/flood_setup.hpp"
#include "app/game.hpp"

namespace harary {

class FloodGame final : public Game {
 public:
  FloodGame(const std::string& name, FloodSetup setup);

  // The fewest calls, also as the remoteness; other questions throw InputError.
  Answer solve(const Question& question, Job& job) const override;
  // One exact search a move.
  Analysis analyse(const std::string& position, Job& job) const override;
  LayerTable layers(bool with_values, Job& job) const override;  // throws InputError
  std::optional<SuggestedMove> suggest(const std::string& position, ThinkingMethod method,
                                       Job& job) const override;
  PlayView view(const std::string& position) const override;
  std::string play(const std::string& position, const std::string& move) const override;
  std::string picture(const std::string& position) const override;

 private:
  struct State;
  State state(const std::string& position) const;

  ColouredBoard board_;
  int start_;
};

}  // namespace harary
