// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/written/written_sum.hpp"

namespace harary::written {

bool is_impartial(const Game& game) {
  // The owner of marks, or of an end, makes the players different.
  const bool shared = std::none_of(game.marks.begin(), game.marks.end(),
                                   [](const Mark& mark) { return mark.owner.has_value(); });
  const bool alike = game.place[0] == game.place[1] && game.turns == std::vector{1};
  const bool ends = std::all_of(game.ends.begin(), game.ends.end(), [](const End& end) {
    return !end.by && end.result == Result::mover_wins;
  });
  return shared && alike && ends && game.last == Result::mover_loses;
}

bool splits(const Game& game) {
  return game.ends.empty() && game.marks.size() == 1 &&
         game.place[0].kind != Place::Kind::some_points &&
         std::all_of(game.forbids.begin(), game.forbids.end(),
                     [](const Forbid& forbid) { return forbid.kind == Forbid::Kind::neighbour; });
}

}  // namespace harary::written
