// SPDX-License-Identifier: MIT
#include "verify/sets/exact_game.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/printable.hpp"
#include "verify/sets/colour_codes.hpp"

namespace harary {

ExactGame::ExactGame(const SetInstance& instance, std::map<std::string, std::string> options)
    : rules_(instance),
      options_(std::move(options)),
      code_bytes_(code_bytes(static_cast<int>(instance.points.size()))) {}

void ExactGame::pack(const ExactPosition& p, MutableBytes to) const {
  write_codes({p.red, p.green, p.offered}, rules_.points(), to);
  to[code_bytes_] = static_cast<std::uint8_t>(p.mover);
  to[code_bytes_ + 1] = static_cast<std::uint8_t>(p.left & 0xff);
  to[code_bytes_ + 2] = static_cast<std::uint8_t>(p.left >> 8);
}

ExactPosition ExactGame::unpack(Bytes from) const {
  const auto [red, green, offered] = read_codes(from, rules_.points());
  return {.red = red,
          .green = green,
          .offered = offered,
          .mover = from[code_bytes_],
          .left = from[code_bytes_ + 1] | from[code_bytes_ + 2] << 8};
}

bool ExactGame::well_formed(Bytes position) const {
  return position.size() == width() && ends_with_zeros(position, rules_.points()) &&
         rules_.well_formed(unpack(position));
}

Side ExactGame::mover(Bytes position) const {
  return position[code_bytes_] == 0 ? Side::first : Side::second;
}

std::optional<Value> ExactGame::assured(Bytes position, Side side) const {
  const auto of_first = rules_.assured(unpack(position));
  if (!of_first) return std::nullopt;
  return side == Side::first ? *of_first : -*of_first;
}

bool ExactGame::each_successor(Bytes position, const GoOn& go_on) const {
  const ExactPosition p = unpack(position);
  std::vector<std::uint8_t> successor(width());
  for (const int move : rules_.moves(p)) {
    pack(rules_.after(p, move), successor);
    const int number = move == ExactRules::kEnd ? rules_.points() : move;
    if (!go_on({successor, mover(successor), static_cast<std::size_t>(number)})) return false;
  }
  return true;
}

void ExactGame::class_of(Bytes position, MutableBytes result) const {
  std::copy(position.begin(), position.end(), result.begin());
}

std::string ExactGame::names(const SetOfPoints& points) const {
  std::string text;
  points.each([&](int point) {
    text += (text.empty() ? "" : ",") +
            printable(rules_.instance().points[static_cast<std::size_t>(point)]);
    return true;
  });
  return text;
}

// "red=m1;green=m2;turn=red", and "offered=m3" or "left=1" where that belongs to it.
std::string ExactGame::position_text(Bytes position) const {
  const ExactPosition p = unpack(position);
  std::string text = "red=" + names(p.red) + ";green=" + names(p.green);
  if (!p.offered.empty()) text += ";offered=" + names(p.offered);
  text += p.mover == 0 ? ";turn=red" : ";turn=green";
  if (p.left > 0) text += ";left=" + std::to_string(p.left);
  return text;
}

std::string ExactGame::move_text(Bytes, std::size_t move) const {
  if (move >= rules_.instance().points.size()) return "end";
  return printable(rules_.instance().points[move]);
}

}  // namespace harary
