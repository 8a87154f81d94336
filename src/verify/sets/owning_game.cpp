// SPDX-License-Identifier: MIT
#include "verify/sets/owning_game.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/current_job.hpp"
#include "base/printable.hpp"
#include "verify/sets/colour_codes.hpp"

namespace harary {

namespace {

int number_at(Bytes from, std::size_t at) {
  return from[at] | from[at + 1] << 8;
}

void put_number(int number, MutableBytes to, std::size_t at) {
  to[at] = static_cast<std::uint8_t>(number & 0xff);
  to[at + 1] = static_cast<std::uint8_t>(number >> 8);
}

}  // namespace

OwningGame::OwningGame(const SetInstance& instance, const Statement& statement,
                       std::map<std::string, std::string> options)
    : rules_(instance, statement),
      options_(std::move(options)),
      code_bytes_(code_bytes(static_cast<int>(instance.points.size()))) {}

void OwningGame::pack(const OwningPosition& p, MutableBytes to) const {
  const SetOfPoints outside = SetOfPoints::first(rules_.points()) - p.own - p.theirs - p.region;
  write_codes({p.own, p.theirs, outside}, rules_.points(), to);
  put_number(p.made, to, code_bytes_);
  put_number(p.unknown, to, code_bytes_ + 2);
}

OwningPosition OwningGame::unpack(Bytes from) const {
  const auto [own, theirs, outside] = read_codes(from, rules_.points());
  return {.own = own,
          .theirs = theirs,
          .region = SetOfPoints::first(rules_.points()) - own - theirs - outside,
          .made = number_at(from, code_bytes_),
          .unknown = number_at(from, code_bytes_ + 2)};
}

bool OwningGame::well_formed(Bytes position) const {
  return position.size() == width() && ends_with_zeros(position, rules_.points()) &&
         number_at(position, code_bytes_) <= rules_.order().end() &&
         number_at(position, code_bytes_ + 2) <= rules_.points();
}

Side OwningGame::side_of(const OwningPosition& p) const {
  return rules_.order().mover(p.made) == 0 ? Side::first : Side::second;
}

Side OwningGame::mover(Bytes position) const {
  return rules_.order().mover(number_at(position, code_bytes_)) == 0 ? Side::first : Side::second;
}

std::optional<Value> OwningGame::assured(Bytes position, Side side) const {
  const bool provers = (side == Side::first) == (rules_.prover() == 0);
  return provers ? rules_.assured(unpack(position)) : std::nullopt;
}

bool OwningGame::each_successor(Bytes position, const GoOn& go_on) const {
  const OwningPosition p = unpack(position);
  std::vector<std::uint8_t> successor(width());
  return rules_.each_move(p, [&](int move) {
    const OwningPosition next = rules_.after(p, move);
    pack(next, successor);
    const auto number =
        static_cast<std::size_t>(move == OwningRules::kElsewhere ? rules_.points() : move);
    return go_on({successor, side_of(next), number});
  });
}

void OwningGame::class_of(Bytes position, MutableBytes result) const {
  std::copy(position.begin(), position.end(), result.begin());
}

std::uint64_t OwningGame::invariant(Bytes position) const {
  const OwningPosition p = unpack(position);
  std::vector<std::uint8_t> text(8 * SetOfPoints::kWords + 1);
  std::size_t at = 0;
  for (const std::uint64_t word : p.own.words()) {
    for (int shift = 0; shift < 64; shift += 8)
      text[at++] = static_cast<std::uint8_t>(word >> shift);
  }
  text[at] = static_cast<std::uint8_t>(p.made);
  return hash_bytes(text);
}

bool OwningGame::is_in(const PositionSet& set, Bytes position, MutableBytes room) const {
  const OwningPosition p = unpack(position);
  return set.any(invariant(position), [&](Bytes listed) {
    CurrentJob::check_each(4096);  // a file may have any number of positions with these points
    if (!rules_.is_weaker(unpack(listed), p)) return false;
    std::copy(listed.begin(), listed.end(), room.begin());
    return true;
  });
}

std::string OwningGame::names(const SetOfPoints& points) const {
  std::string text;
  points.each([&](int point) {
    text += (text.empty() ? "" : ",") +
            printable(rules_.instance().points[static_cast<std::size_t>(point)]);
    return true;
  });
  return text;
}

// "red=m1;green=m2;free=m3,m4;elsewhere=1".
std::string OwningGame::position_text(Bytes position) const {
  const OwningPosition p = unpack(position);
  const bool red = rules_.prover() == 0;
  std::string text = "red=" + names(red ? p.own : p.theirs) +
                     ";green=" + names(red ? p.theirs : p.own) + ";free=" + names(p.region);
  if (p.unknown > 0) text += ";elsewhere=" + std::to_string(p.unknown);
  return text;
}

std::string OwningGame::move_text(Bytes, std::size_t move) const {
  if (move >= rules_.instance().points.size()) return "elsewhere";
  return printable(rules_.instance().points[move]);
}

}  // namespace harary
