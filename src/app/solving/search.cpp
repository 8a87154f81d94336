// SPDX-License-Identifier: MIT
#include "app/solving/solved.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/certify/certify.hpp"
#include "app/engines/translated_engine.hpp"
#include "app/solving/certificate.hpp"
#include "app/solving/engine_choice.hpp"
#include "app/solving/winning_move.hpp"
#include "base/error.hpp"
#include "games/written/written_game.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/table/table_file.hpp"
#include "store/output_file.hpp"

namespace harary {

namespace {

// What a checkpoint is about.
std::string description(const Asked& asked) {
  std::string text = described(asked.game.name(), asked.game.options());
  if (asked.part) text += ", position " + asked.rules.position_text(*asked.part);
  return text;
}

ChosenEngine engine_for(const Asked& asked, double share) {
  if (asked.question.kept != nullptr && asked.question.certificate.empty() &&
      asked.job.budget().checkpoint.empty()) {
    if (auto engine =
            asked.engines.kept_core(asked.question.kind, *asked.question.kept, asked.job)) {
      return {std::move(engine), "proof", "its table serves the next boards, too"};
    }
  }
  const Engines& engines =
      asked.question.certificate.empty() ? asked.engines : asked.engines.for_certificates();
  return chosen_engine(engines, asked.question.kind, asked.job, description(asked), share);
}

// Who wins depends only on which cuts lie below the value: one yes-or-no search for each, from
// the lowest for Side::first upwards, until one says no. The bound that the last search proved
// lies in the same class as the value: not above the cut that it refused, above all others.
// Returns that bound.
Value search_winner(Asked& asked, Engine& engine) {
  const std::vector<Value> cuts = asked.rules.cuts();  // for Side::first
  const bool first_moves = asked.rules.mover(asked.start) == Side::first;
  Value reached = 0;
  for (const Value cut : cuts) {
    reached = first_moves ? engine.value(asked.start, cut, cut + 1)
                          : -engine.value(asked.start, -cut - 1, -cut);
    if (reached <= cut) break;
  }
  const Verdict proved = asked.rules.verdict(reached);
  asked.take_verdict(proved);
  asked.answer.outcome.reset();
  const bool over = asked.rules.result(asked.start).has_value();
  // Only the winner is known, not the score, where there is more to win than the game.
  const bool summed = !proved.outcome && asked.rules.scores(asked.start).has_value();
  if (proved.outcome || summed || asked.game.description().certifies_number() ||
      (engine.by_depth() != nullptr && !over)) {
    asked.answer.value.reset();
  }
  if (!over) add_winning_move(asked, engine, reached);
  return reached;
}

// Of a game in which the value is the difference of two sums: the sums at the end of a play by best
// moves, the first of several. Nothing where it is none, or the play does not end with sums.
std::optional<std::pair<int, int>> sums_of_best_play(const Asked& asked, Engine& engine,
                                                     Value value) {
  Position p = asked.start;
  if (!asked.rules.scores(p)) return std::nullopt;
  while (!asked.rules.result(p)) {
    std::optional<Move> best;
    for (const Move& move : asked.rules.moves(p)) {
      if (move_value(asked.rules, engine, p, move, value - 1, value) < value) continue;
      best = move;
      break;
    }
    if (!best) return std::nullopt;
    const Position next = asked.rules.after(p, *best);
    if (asked.rules.mover(next) != asked.rules.mover(p)) value = -value;
    p = next;
  }
  const std::optional<Scores> scores = asked.rules.scores(p);
  if (!scores) return std::nullopt;
  return std::pair(scores->first.points, scores->second.points);
}

// What was asked, as the engine finds it, and what a certificate of it states.
std::vector<Statement> take_answer(Asked& asked, Engine& engine) {
  asked.answer.best.clear();
  if (asked.question.kind == QuestionKind::winner) {
    asked.answer.proved_value = search_winner(asked, engine);
    return winner_statements(asked.rules, *asked.answer.proved_value);
  }
  const Value value = engine.value(asked.start);
  asked.take_verdict(asked.verdict(value));
  if (!asked.answer.outcome && asked.answer.value) {
    asked.answer.outcome = sums_of_best_play(asked, engine, value);
  }
  // Without points, who wins is all there is to say.
  const Value of_first = for_first(asked.rules.mover(asked.start), value);
  asked.answer.proved_value = of_first;
  if (engine.knows_nimbers()) {
    // Lost means nimber 0; which other number it is costs more.
    if (value < 0) asked.answer.nimber = 0;
    if (value > 0 && asked.question.kind == QuestionKind::nimber) {
      asked.answer.nimber = engine.nimber(asked.start);
    }
  }
  if (!asked.rules.result(asked.start)) {
    for (const Move& move : moves_reaching(asked.rules, engine, asked.start, value)) {
      asked.answer.best.push_back(asked.rules.move_text(asked.start, move));
    }
  }
  const bool counts =
      asked.answer.outcome || (of_first > 0 && asked.game.description().certifies_number());
  return counts ? value_statements(of_first) : winner_statements(asked.rules, of_first);
}

[[noreturn]] void throw_confused() {
  throw LimitError("two fingerprints were confused; ask again with another --seed");
}

// Fingerprints may have been confused: either the certificate is verified, which says nothing of
// a nimber above 0, or all is found again with others.
void make_sure(Asked& asked, Engine& engine) {
  if (asked.answer.certificate) {
    if (!holds_as_written(asked)) throw_confused();
    if (asked.answer.nimber.value_or(0) == 0) return;
  }
  const double once = *engine.confusion();
  if (once == 0) return;  // all positions were whole
  engine.change_fingerprints();
  const Answer found = asked.answer;
  take_answer(asked, engine);
  // Of the moves that win, a question about the winner names any.
  const bool same_moves =
      asked.question.kind == QuestionKind::winner || asked.answer.best == found.best;
  if (asked.answer.proved_value != found.proved_value || asked.answer.nimber != found.nimber ||
      !same_moves) {
    throw_confused();
  }
  asked.answer.confusion = once * (*engine.confusion() - once);
  asked.answer.level = Level::fingerprints;
  asked.answer.proved = false;
}

void search_value(Asked& asked, Engine& engine) {
  CertificateJob certificate(asked.question, asked.game.name(), asked.game.options());
  const Answer unanswered = asked.answer;
  bool sure = !asked.job.budget().fingerprints;
  try {
    const std::vector<Statement> statements = take_answer(asked, engine);
    certificate.add_all(asked.rules, engine, statements, asked.job);
    asked.answer.certificate = certificate.finish(asked.job);
    if (asked.question.trim) shorten_certificate(asked, engine, statements);
    if (!sure) make_sure(asked, engine);
    sure = true;
  } catch (const JobStopped&) {
    if (!sure) asked.answer = unanswered;
    asked.count_work(engine);
    throw;
  }
  asked.count_work(engine);
}

// Moves until the end from the start; nothing for a tie that is still to be played. Adds the
// positions it visited.
std::optional<int> remoteness(Asked& asked) {
  if (asked.rules.result(asked.start)) return 0;
  if (const auto left = asked.rules.remaining_moves(asked.start)) return left;
  const auto engine = asked.engines.remoteness(asked.job, 1);
  const int result = RemoteValuation<RuntimeRules>::remoteness_of(engine->value(asked.start));
  asked.count_work(*engine);
  return result < 0 ? std::nullopt : std::optional(result);
}

// A written game is answered by its own rules, or by the engine of a game that it is known to be.
void name_engine(Asked& asked, const Engine& engine) {
  asked.answer.engine = engine.name();
  if (!asked.game.options().contains(kWrittenText)) return;
  if (const auto* translated = dynamic_cast<const TranslatedEngine*>(&engine)) {
    asked.answer.method = "as " + translated->game();
  } else {
    asked.answer.engine = "written";
  }
}

}  // namespace

void search(Asked& asked) {
  // A certificate's positions want the other half.
  // To trim, the search keeps what it knew before.
  const double share = asked.question.certificate.empty() ? 1 : asked.question.trim ? 0.25 : 0.5;
  ChosenEngine chosen = engine_for(asked, share);
  Engines::Handle engine = std::move(chosen.engine);
  asked.job.log([&] { return fmt::format("engine: {}, because {}", engine->name(), chosen.why); });
  if (!asked.question.certificate.empty()) require_certifiable(asked, *engine);
  if (asked.question.kind == QuestionKind::nimber && !engine->knows_nimbers()) {
    throw InputError("--question: nimbers are not available for " + asked.game.name());
  }
  if (asked.job.budget().fingerprints && !engine->confusion()) {
    throw InputError(
        "--fingerprints: not for " + asked.game.name() +
        " as it is asked here; only for games that split into sums, such as saturation");
  }
  if (!asked.job.budget().checkpoint.empty() && engine->table() == nullptr) {
    throw InputError("--checkpoint: not for " + asked.game.name());
  }
  // A search that ends soon writes none, so what a killed one left of its checkpoint goes now.
  if (!asked.job.budget().checkpoint.empty()) {
    const std::string path = output_target(asked.job.budget().checkpoint);
    for (const char* beside : {"", kSecondFile, kOneSidedFile}) remove_left_behind(path + beside);
  }
  asked.answer.method = std::move(chosen.method);
  name_engine(asked, *engine);
  search_value(asked, *engine);
  name_engine(asked, *engine);  // of two, the one that ended it
  engine.reset();               // and its table, before the next one is made
  if (asked.question.remoteness) asked.answer.remoteness = remoteness(asked);
}

}  // namespace harary
