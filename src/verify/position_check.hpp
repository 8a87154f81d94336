// SPDX-License-Identifier: MIT
// The conditions of a certificate for one position of a set at a time: docs/certificate-format.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "base/job.hpp"
#include "certificate/position_set.hpp"
#include "certificate/statement.hpp"
#include "games/roles.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// "Breaker"; of more than two players "player 3", "all players but player 3".
std::string side_text(const Statement& statement, const Roles& roles);

// What is wrong with a position, as text.
struct PositionFault {
  std::string position;
  std::string move;  // of the opponent; empty if the position itself is wrong
  std::string reason;
};

// Belongs to one thread; several share the game and the set, which they only read.
class PositionCheck {
 public:
  // `set` holds the classes of the statement's positions. All must outlive this object. Searching a
  // turn takes at most `memory_bytes`. `roles`: names for the texts.
  PositionCheck(const PlainGame& game, const Statement& statement, const PositionSet& set,
                const Job& job, std::uint64_t memory_bytes, Roles roles = {});

  // The start of the game is held.
  std::optional<PositionFault> check_start();
  // The opponent is to move in `position`, and each of his moves leads to a position that is held.
  std::optional<PositionFault> check(Bytes position);

  // Of the opponent, checked so far.
  std::uint64_t moves() const { return moves_; }

 private:
  PositionFault fault(Bytes position, std::string move, std::string reason) const;
  bool in_set(Bytes position);
  bool ended(Bytes position) const;
  bool held(Bytes position, Side mover);
  bool held_as_it_is(Bytes position, Side mover);
  bool move_into_set(Bytes position);
  bool held_in_turn(Bytes position);
  bool is_new_in_turn(Bytes position);
  std::string why_not(Bytes position) const;

  const PlainGame& game_;
  const Statement& statement_;
  const PositionSet& set_;
  const Job& job_;
  std::uint64_t memory_bytes_;
  Roles roles_;
  std::vector<std::uint8_t> class_;
  std::vector<std::uint8_t> weakened_;
  std::unordered_set<std::string> turn_;  // positions met in this turn of the side
  std::uint64_t moves_ = 0;
};

}  // namespace harary
