// SPDX-License-Identifier: MIT
#include "app/principal_line.hpp"

#include <algorithm>

#include "app/instance.hpp"

namespace harary {

PrincipalLine::PrincipalLine(const Instance& game, const std::string& start)
    : game_(game), position_(game.view(start).position) {}

bool PrincipalLine::lengthen(const Analysis& analysis) {
  complete_ = analysis.finished;
  if (analysis.finished || analysis.stopped) return false;
  const auto best = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                 [](const MoveReport& move) { return move.best; });
  if (best == analysis.moves.end()) return false;
  moves_.push_back(best->move);
  position_ = game_.play(position_, best->move);
  return true;
}

}  // namespace harary
