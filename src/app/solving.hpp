// SPDX-License-Identifier: MIT
// How a game is solved: which engine answers which question, and what becomes of its answer.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/answer.hpp"
#include "app/certify.hpp"
#include "app/erased/engine.hpp"
#include "app/erased/erased_rules.hpp"
#include "app/question.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

// "saturation, board K12, target K3".
inline std::string described(const std::string& game,
                             const std::map<std::string, std::string>& instance) {
  std::string text = game;
  for (const auto& [option, value] : instance) {
    text.append(", ").append(option).append(" ").append(value);
  }
  return text;
}

// The engine that answers a question, and its method: a game that splits into parts goes to the
// nimber search; a game with a core is searched there, if that answers the question.
template <int Size>
struct ChosenEngine {
  typename Engines<Size>::Handle engine;
  std::string method;
};

// `about`, `share`: as Engines takes them.
template <int Size>
ChosenEngine<Size> chosen_engine(const Engines<Size>& engines, QuestionKind kind, Job& job,
                                 const std::string& about, double share) {
  if (auto engine = engines.nimbers(job, about, share)) return {std::move(engine), "nimber"};
  auto engine = engines.core(kind, job, about, share);
  if (!engine) engine = engines.proof(job, about, share);
  return {std::move(engine), "proof"};
}

template <int Size>
class Solving {
 public:
  using R = ErasedRules<Size>;
  using Position = typename R::Position;
  using Move = typename R::Move;

  // All must outlive this object. `instance`: the options that describe it. `part`: a position to
  // be solved instead of the start.
  Solving(const R& rules, const Engines<Size>& engines, const std::string& name,
          const std::map<std::string, std::string>& instance,
          const std::optional<Position>& part = std::nullopt)
      : rules_(rules), engines_(engines), name_(name), instance_(instance), part_(part) {}

  Answer solve(const Question& question, Job& job) const {
    require_exact(question);
    const double begin = job.seconds();
    Answer answer;
    answer.game = name_;
    answer.instance = instance_;
    answer.ties = rules_.ties();
    if (part_ && !question.certificate.empty()) {
      throw InputError("--certificate: only for the start, not for a part");
    }
    try {
      const CurrentJob current(job);
      if (rules_.players() > 2) {
        solve_for_each_player(question, job, answer);
      } else if (question.method == Method::search || !settle(question, answer)) {
        if (question.method == Method::theorem) {
          throw InputError(question.certificate.empty()
                               ? "--method: no theorem settles this instance; try --method search"
                               : "--certificate: not with --method theorem");
        }
        search(question, job, answer);
      }
    } catch (const JobStopped& stop) {
      answer.stopped = stop.reason;
    }
    answer.seconds = job.seconds() - begin;
    return answer;
  }

 private:
  Position start() const { return part_ ? *part_ : rules_.start(); }

  Verdict verdict(const Position& p, Value value) const {
    return rules_.verdict(for_first(rules_.mover(p), value));
  }

  bool settle(const Question& question, Answer& answer) const {
    const auto settlement = rules_.settlement();
    if (!settlement || part_ || question.remoteness || !question.certificate.empty() ||
        question.kind == QuestionKind::nimber) {
      return false;
    }
    take_verdict(rules_.verdict(settlement->value), answer);
    answer.proved_value = settlement->value;
    answer.method = settlement->theorem;
    return true;
  }

  static void take_verdict(const Verdict& verdict, Answer& answer) {
    answer.winner = verdict.winner;
    answer.value = verdict.score;
    answer.outcome = verdict.outcome;
    answer.level = Level::ultra_weak;
    answer.proved = true;
  }

  void search(const Question& question, Job& job, Answer& answer) const {
    // A certificate's positions want the other half.
    const double share = question.certificate.empty() ? 1 : 0.5;
    auto [engine, method] = engine_for(question, job, share);
    if (question.kind == QuestionKind::nimber && !engine->knows_nimbers()) {
      throw InputError("--question: nimbers are not available for " + name_);
    }
    answer.method = std::move(method);
    search_value(question, job, *engine, answer);
    engine.reset();  // and its table, before the next one is made
    if (question.remoteness) answer.remoteness = remoteness(job, answer.positions);
  }

  ChosenEngine<Size> engine_for(const Question& question, Job& job, double share) const {
    if (question.kept != nullptr && question.certificate.empty() &&
        job.budget().checkpoint.empty()) {
      if (auto engine = engines_.kept_core(question.kind, *question.kept, job)) {
        return {std::move(engine), "proof"};
      }
    }
    return chosen_engine(engines_, question.kind, job, description(), share);
  }

  // What a checkpoint is about.
  std::string description() const {
    std::string text = described(name_, instance_);
    if (part_) text += ", position " + rules_.position_text(*part_);
    return text;
  }

  void search_value(const Question& question, Job& job, Engine<Size>& engine,
                    Answer& answer) const {
    const Position start = this->start();
    CertificateJob certificate(question);
    std::vector<Statement> statements;
    try {
      if (question.kind == QuestionKind::winner) {
        answer.proved_value = search_winner(start, engine, answer);
        statements = winner_statements(rules_, *answer.proved_value);
      } else {
        const Value value = engine.value(start);
        take_verdict(verdict(start, value), answer);
        // Without points, who wins is all there is to say.
        const Value of_first = for_first(rules_.mover(start), value);
        answer.proved_value = of_first;
        statements =
            answer.outcome ? value_statements(of_first) : winner_statements(rules_, of_first);
        if (engine.knows_nimbers()) {
          // Lost means nimber 0; which other number it is costs more.
          if (value < 0) answer.nimber = 0;
          if (value > 0 && question.kind == QuestionKind::nimber) {
            answer.nimber = engine.nimber(start);
          }
        }
        if (!rules_.result(start)) {
          for (const Move& move : moves_reaching(rules_, engine, start, value)) {
            answer.best.push_back(rules_.move_text(start, move));
          }
        }
      }
      certificate.add_all(rules_, engine, statements, job);
      answer.certificate = certificate.finish(name_, instance_, job);
    } catch (const JobStopped&) {
      answer.positions = engine.positions();
      throw;
    }
    answer.positions = engine.positions();
  }

  // Who wins depends only on which cuts lie below the value: one yes-or-no search for each, from
  // the lowest for Side::first upwards, until one says no. The bound that the last search proved
  // lies in the same class as the value: not above the cut that it refused, above all others.
  // Returns that bound.
  Value search_winner(const Position& start, Engine<Size>& engine, Answer& answer) const {
    std::vector<Value> cuts = rules_.cuts();  // for Side::first
    const bool first_moves = rules_.mover(start) == Side::first;
    Value reached = 0;
    for (const Value cut : cuts) {
      reached =
          first_moves ? engine.value(start, cut, cut + 1) : -engine.value(start, -cut - 1, -cut);
      if (reached <= cut) break;
    }
    const Verdict proved = rules_.verdict(reached);
    take_verdict(proved, answer);
    answer.outcome.reset();
    if (proved.outcome) answer.value.reset();  // only the winner is known, not the score
    if (!rules_.result(start)) add_winning_move(start, engine, answer, reached, cuts);
    return reached;
  }

  // One first move that keeps the class that was proved for the side to move, if that is worth
  // something.
  void add_winning_move(const Position& start, Engine<Size>& engine, Answer& answer, Value reached,
                        const std::vector<Value>& cuts) const {
    // The class of `reached` lies above one cut and not above the next.
    const auto above = std::lower_bound(cuts.begin(), cuts.end(), reached);
    Value wanted = 0;
    if (rules_.mover(start) == Side::second) {
      if (above == cuts.end()) return;
      wanted = -*above;
    } else {
      if (above == cuts.begin()) return;
      wanted = *std::prev(above) + 1;
    }
    if (const auto move = proved_move(rules_, engine, start, wanted)) {
      answer.best.push_back(rules_.move_text(start, *move));
    }
  }

  // Moves until the end from the start; nothing for a tie. Adds the positions it visited.
  std::optional<int> remoteness(Job& job, std::uint64_t& positions) const {
    if (const auto left = rules_.moves_left(start())) return left;
    const auto engine = engines_.remoteness(job, 1);
    const int result = RemoteValuation<R>::remoteness_of(engine->value(start()));
    positions += engine->positions();
    return result < 0 ? std::nullopt : std::optional(result);
  }

  // Which player, if any, can force to be the last against all the others together?
  void solve_for_each_player(const Question& question, Job& job, Answer& answer) const {
    if (!job.budget().checkpoint.empty()) {
      throw InputError("--checkpoint: not for games of more than two players");
    }
    answer.players = rules_.players();
    answer.method = "proof";
    CertificateJob certificate(question);
    for (int player = 0; player < rules_.players(); ++player) {
      const R rules = rules_.hero(player);
      const auto engines = engines_.with_hero(player);
      const auto engine = engines->proof(job, "", 1);
      const Position start = rules.start();
      const Value value = for_first(rules.mover(start), engine->value(start));
      answer.positions += engine->positions();
      if (value > 0) answer.forcing_players.push_back(player + 1);
      std::vector<Statement> statements = winner_statements(rules, value);
      for (Statement& statement : statements) statement.player = player + 1;
      certificate.add_all(rules, *engine, statements, job);
    }
    answer.certificate = certificate.finish(name_, instance_, job);
    answer.level = Level::ultra_weak;
    answer.proved = true;
  }

  const R& rules_;
  const Engines<Size>& engines_;
  const std::string& name_;
  const std::map<std::string, std::string>& instance_;
  std::optional<Position> part_;
};

}  // namespace harary
