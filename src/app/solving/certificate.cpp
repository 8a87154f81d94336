// SPDX-License-Identifier: MIT
#include "app/solving/certificate.hpp"

#include <limits>

#include "app/certify/certified_game.hpp"
#include "app/certify/certify.hpp"
#include "base/error.hpp"
#include "verify/check.hpp"

namespace harary {

namespace {

// Whether the engine, when it is asked for no more than that, says that the statement holds.
bool is_proved(const RuntimeRules& rules, Engine& engine, const Position& start,
               const Statement& statement) {
  const Value least = statement.at_least;
  if (rules.mover(start) == statement.side) return engine.value(start, least - 1, least) >= least;
  return engine.value(start, -least, 1 - least) <= -least;
}

}  // namespace

bool trim(const RuntimeRules& rules, Engine& engine, const Position& start,
          const std::vector<Statement>& statements) {
  constexpr int kMostRounds = 12;
  std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
  int round = 0;
  for (; round < kMostRounds && engine.begin_again(); ++round) {
    const std::uint64_t before = engine.positions();
    for (const Statement& statement : statements) is_proved(rules, engine, start, statement);
    const std::uint64_t took = engine.positions() - before;
    if (took >= last - last / 20) return true;
    last = took;
  }
  return round > 0;
}

void require_certifiable(const Asked& asked, const Engine& engine) {
  if (const auto sets = engine.lists_sets() ? asked.engines.listed_sets() : std::nullopt) {
    require_room_in_header(*sets);
  } else if (asked.rules.packed_width() == 0) {
    throw InputError("--certificate: there are no certificates for " + asked.game.name() +
                     (asked.engines.listed_sets() ? " on winning sets with these options"
                                                  : " on this instance"));
  }
}

void shorten_certificate(Asked& asked, Engine& engine, const std::vector<Statement>& statements) {
  try {
    if (!trim(asked.rules, engine, asked.start, statements)) return;
    CertificateJob trimmed(asked.question, asked.game.name(), asked.game.options());
    trimmed.add_all(asked.rules, engine, statements, asked.job);
    if (trimmed.positions() < asked.answer.certificate->positions) {
      asked.answer.certificate = trimmed.finish(asked.job);
    }
  } catch (const JobStopped&) {
  }
}

bool holds_as_written(const Asked& asked) {
  const CertificateReader reader(asked.answer.certificate->file, asked.job);
  const auto game = [&](const Statement& one) {
    return certified_game(reader, one, asked.game.maker(), &asked.game.description());
  };
  return check_certificate(reader, game, asked.job).holds;
}

}  // namespace harary
