// SPDX-License-Identifier: MIT
#include "app/solving/solved.hpp"

#include <optional>
#include <vector>

#include "app/certify/certify.hpp"
#include "app/last_player.hpp"
#include "app/solving/certificate.hpp"
#include "base/error.hpp"
#include "solve/proof/move_values.hpp"

namespace harary {

void solve_for_each_player(Asked& asked) {
  if (!asked.job.budget().checkpoint.empty()) {
    throw InputError("--checkpoint: not for games of more than two players");
  }
  asked.answer.players = asked.rules.players();
  asked.answer.method = "proof";
  asked.answer.engine = engine_name("proof");
  CertificateJob certificate(asked.question, asked.game.name(), asked.game.options());
  std::optional<CertificateJob> trimmed;
  if (asked.question.trim) trimmed.emplace(asked.question, asked.game.name(), asked.game.options());
  for (int player = 0; player < asked.rules.players(); ++player) {
    const auto rules = asked.rules.with_lone_player(player);
    const auto engines = asked.engines.with_lone_player(player);
    const auto engine = engines->proof(asked.job, "", asked.question.trim ? 0.5 : 1);
    const Position start = rules->start();
    const Value value = for_first(rules->mover(start), engine->value(start));
    asked.count_work(*engine);
    if (value > 0) {
      asked.answer.forcing_players.push_back(player + 1);
      if (!rules->result(start) && rules->mover(start) == Side::first) {
        for (const Move& move : moves_reaching(*rules, *engine, start, value)) {
          asked.answer.best.push_back(rules->move_text(start, move));
        }
      }
    }
    std::vector<Statement> statements = winner_statements(*rules, value);
    for (Statement& statement : statements) statement.player = player + 1;
    certificate.add_all(*rules, *engine, statements, asked.job);
    if (!trimmed) continue;
    trim(*rules, *engine, start, statements);
    trimmed->add_all(*rules, *engine, statements, asked.job);
  }
  const bool shorter = trimmed && trimmed->positions() < certificate.positions();
  asked.answer.certificate = (shorter ? *trimmed : certificate).finish(asked.job);
  asked.answer.level = Level::ultra_weak;
  asked.answer.proved = true;
  if (!asked.question.remoteness) return;
  LastPlayer last(asked.game, asked.job.budget(), Coding::remote);
  asked.answer.remoteness = last.from(asked.start, asked.job).remoteness;
  asked.answer.positions += last.positions();
}

}  // namespace harary
