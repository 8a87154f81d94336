// SPDX-License-Identifier: MIT
// The independent verifier: does a certificate prove what it says? The conditions, and why they
// suffice, are in docs/certificate-format.md.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "certificate/reader.hpp"
#include "games/roles.hpp"
#include "verify/plain_game.hpp"

namespace harary {

struct CheckedStatement {
  Statement statement;
  std::uint64_t positions = 0;  // of the set, each checked
  std::uint64_t moves = 0;      // of the opponent, each checked
  std::string meaning;          // in words
};

// The first condition that is not satisfied.
struct Violation {
  std::size_t statement = 0;  // its number in the header, from 0
  std::string position;       // as text
  std::string move;           // of the opponent; empty if the position itself is wrong
  std::string reason;
};

struct CheckReport {
  bool holds = false;
  std::vector<CheckedStatement> checked;  // those that hold
  std::optional<Violation> violation;
  // What the statements say together, if they agree in the player: the exact value for
  // Side::first, or that nothing is left but this winner.
  std::optional<Value> value;
  std::optional<Winner> winner;
};

// The game of a statement: the same game, except for who is Side::first.
using GameFor = std::function<std::unique_ptr<PlainGame>(const Statement&)>;

// Throws InputError if some bytes of the certificate do not encode a position, JobStopped when the
// budget ends. Memory: the sets of one statement at a time, about 20 bytes a position beyond the
// bytes of its class.
// `roles`: what the players are called, for the texts.
CheckReport check_certificate(const CertificateReader& certificate, const GameFor& game_for,
                              Job& job, const Roles& roles = {});

// "Breaker can reach a value of at least 1, and so wins".
std::string statement_text(const Statement& statement, const PlainGame& game, const Roles& roles);

}  // namespace harary
