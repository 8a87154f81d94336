// SPDX-License-Identifier: MIT
#include "games/positional/points_and_end.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

std::string turn_text(Side mover, int left) {
  return fmt::format(";turn={};left={}", mover == Side::first ? "red" : "green", left);
}

Side side_of_turn(std::string_view turn, Side otherwise) {
  if (turn.empty()) return otherwise;
  if (turn == "red") return Side::first;
  if (turn == "green" || turn == "blue") return Side::second;
  throw InputError("position: turn=" + in_quotes(turn) + " must be red or green");
}

TurnFields take_turn(PositionFields& fields, const TurnOrder& turns) {
  const std::string left = take_field(fields, {"left"});
  const Side mover = side_of_turn(take_field(fields, {"turn"}), turns.starter);
  const int most = turns.bias(mover);
  if (left.empty()) return {mover, most};
  const auto number = whole_number(left);
  if (!number || *number < 0 || *number > most) {
    throw InputError(
        fmt::format("position: left={} is not a number from 0 to {}, the points that "
                    "the player must still take",
                    in_quotes(left), most));
  }
  return {mover, *number};
}

void require_no_end(const WinningSets& sets) {
  if (std::find(sets.names.begin(), sets.names.end(), kEndWord) == sets.names.end()) return;
  throw InputError(
      fmt::format("--instance: a point is called \"{0}\", which ends a turn in this game; give it "
                  "another name",
                  kEndWord));
}

std::string must_take_more(int left) {
  return fmt::format("move: {}: the turn may not end before {} more", kEndWord,
                     left == 1 ? "point" : fmt::format("{} points", left));
}

}  // namespace harary
