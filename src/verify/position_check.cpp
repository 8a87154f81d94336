// SPDX-License-Identifier: MIT
#include "verify/position_check.hpp"

#include <fmt/format.h>

#include <utility>

namespace harary {

std::string side_text(const Statement& statement, const Roles& roles) {
  if (!statement.player) return as_name(roles.of(statement.side));
  return statement.side == Side::first
             ? fmt::format("player {}", *statement.player)
             : fmt::format("all players but player {}", *statement.player);
}

PositionCheck::PositionCheck(const PlainGame& game, const Statement& statement,
                             const PositionSet& set, const Job& job, std::uint64_t memory_bytes,
                             Roles roles)
    : game_(game),
      statement_(statement),
      set_(set),
      job_(job),
      memory_bytes_(memory_bytes),
      roles_(std::move(roles)),
      class_(game.class_width()),
      weakened_(game.width()) {}

std::optional<PositionFault> PositionCheck::check_start() {
  std::vector<std::uint8_t> start(game_.width());
  game_.start(start);
  if (held(start, game_.mover(start))) return std::nullopt;
  return fault(start, "", "the start is not held: " + why_not(start));
}

std::optional<PositionFault> PositionCheck::check(Bytes position) {
  if (game_.finished(position)) return fault(position, "", "the game is over there");
  if (game_.mover(position) == statement_.side) {
    return fault(position, "", side_text(statement_, roles_) + " is to move there");
  }
  if (game_.settled(position)) return std::nullopt;
  std::optional<PositionFault> found;
  bool any = false;
  game_.each_successor(position, [&](const PlainGame::Successor& next) {
    any = true;
    ++moves_;
    if (held(next.position, next.mover)) return true;
    found = fault(position, game_.move_text(position, next.move),
                  fmt::format("it leads to {}, {}", game_.position_text(next.position),
                              why_not(next.position)));
    return false;
  });
  if (!found && !any) return fault(position, "", "there is no move, but the game is not over");
  return found;
}

PositionFault PositionCheck::fault(Bytes position, std::string move, std::string reason) const {
  return {game_.position_text(position), std::move(move), std::move(reason)};
}

bool PositionCheck::in_set(Bytes position) {
  return game_.is_in(set_, position, class_);
}

bool PositionCheck::ended(Bytes position) const {
  const auto value = game_.assured(position, statement_.side);
  return value && *value >= statement_.at_least;
}

// A finished position is in no set that passes check(), so that it may be looked up before it is
// known to be one: what is wrong with the set comes out there.
bool PositionCheck::held(Bytes position, Side mover) {
  // Where a weaker position will do, certificates contain that one.
  if (game_.weakened(position, weakened_) && held_as_it_is(weakened_, mover)) return true;
  return held_as_it_is(position, mover);
}

bool PositionCheck::held_as_it_is(Bytes position, Side mover) {
  turn_.clear();
  if (mover != statement_.side) return in_set(position) || ended(position);
  return ended(position) || move_into_set(position) || held_in_turn(position);
}

// The commonest case first: a single move of the side leads back into the set.
bool PositionCheck::move_into_set(Bytes position) {
  if (game_.finished(position)) return false;
  return !game_.each_successor(position, [&](const PlainGame::Successor& next) {
    return next.mover == statement_.side || !in_set(next.position);
  });
}

// The search through one turn of the side, which may have several moves.
bool PositionCheck::held_in_turn(Bytes position) {
  if (ended(position)) return true;
  if (game_.finished(position)) return false;
  return !game_.each_successor(position, [&](const PlainGame::Successor& next) {
    if (next.mover != statement_.side) return !in_set(next.position) && !ended(next.position);
    return !is_new_in_turn(next.position) || !held_in_turn(next.position);
  });
}

// Several orders of the same moves lead to a position; it is searched once.
bool PositionCheck::is_new_in_turn(Bytes position) {
  if (!turn_.emplace(position.begin(), position.end()).second) return false;
  constexpr std::uint64_t kBytesEach = 80;
  if (turn_.size() > memory_bytes_ / (kBytesEach + game_.width())) {
    throw JobStopped{StopReason::memory};
  }
  job_.check();
  return true;
}

std::string PositionCheck::why_not(Bytes position) const {
  if (game_.finished(position)) {
    return fmt::format("where the game is over with a value of {} for {}, below {}",
                       game_.assured(position, statement_.side).value(),
                       side_text(statement_, roles_), statement_.at_least);
  }
  if (game_.mover(position) != statement_.side) return "which is not in the set";
  return fmt::format("where {} has no move to a position of the set or to a sufficient end",
                     side_text(statement_, roles_));
}

}  // namespace harary
