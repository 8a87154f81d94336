// SPDX-License-Identifier: MIT
// Joins the rules of a game with the engines: the one template in which both are known.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "app/certify.hpp"
#include "app/game.hpp"
#include "app/strong.hpp"
#include "app/tablebase.hpp"
#include "base/error.hpp"
#include "solve/layers/layers.hpp"
#include "solve/proof/search.hpp"

namespace harary {

template <PlayableRules R>
class GameOf final : public Game {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  GameOf(std::string name, std::map<std::string, std::string> instance, R rules)
      : Game(std::move(name), std::move(instance)), rules_(std::move(rules)) {}

  Answer solve(const Question& question, Job& job) const override {
    const double begin = job.seconds();
    Answer answer;
    answer.game = name();
    answer.instance = instance();
    try {
      if constexpr (Coalitional<R>) {
        solve_for_each_player(question, job, answer);
      } else if (question.method == Method::search || !settle(question, answer)) {
        if (question.method == Method::theorem) {
          throw InputError(question.certificate.empty()
                               ? "--method: no theorem settles this instance; try --method search"
                               : "--method: a certificate comes from a search, not from a theorem");
        }
        search(question, job, answer);
      }
    } catch (const JobStopped& stop) {
      answer.stopped = stop.reason;
    }
    answer.seconds = job.seconds() - begin;
    return answer;
  }

  Analysis analyse(const std::string& text, Job& job) const override {
    const double begin = job.seconds();
    const Position p = position(text);
    Analysis result;
    result.game = name();
    result.instance = instance();
    result.position = rules_.position_text(p);
    result.mover = rules_.mover(p);
    result.mover_name = mover_name(p);
    try {
      if (const auto value = rules_.result(p)) {
        result.finished = true;
        result.verdict = verdict(p, *value);
        result.remoteness = *value == 0 ? std::nullopt : std::optional(0);
      } else {
        analyse_moves(p, job, result);
      }
    } catch (const JobStopped& stop) {
      result.stopped = stop.reason;
    }
    result.seconds = job.seconds() - begin;
    return result;
  }

  LayerTable layers(bool with_values, Job& job) const override {
    const double begin = job.seconds();
    LayerTable table;
    table.game = name();
    table.instance = instance();
    table.with_values = with_values;
    if constexpr (Graded<R>) {
      try {
        count_layers(job, table);
      } catch (const JobStopped& stop) {
        table.stopped = stop.reason;
      }
    } else {
      throw InputError("layers: the positions of " + name() + " do not fall into layers");
    }
    table.seconds = job.seconds() - begin;
    return table;
  }

  StrongReport strong(const std::string& folder, Job& job) const override {
    if constexpr (Tabulable<R>) {
      return with_solution([&](auto solution) { return solution.solve(folder, job); });
    } else {
      return Game::strong(folder, job);
    }
  }

  std::unique_ptr<Prober> prober(const Tablebase& tablebase) const override {
    if constexpr (Tabulable<R>) {
      return with_solution([&](auto solution) -> std::unique_ptr<Prober> {
        tablebase.require(solution.header());
        return std::make_unique<ProberOf<decltype(solution)>>(*this, tablebase,
                                                              std::move(solution));
      });
    } else {
      return Game::prober(tablebase);
    }
  }

  TablebaseCheck check(const Tablebase& tablebase, Job& job) const override {
    if constexpr (Tabulable<R>) {
      return with_solution([&](auto solution) {
        return solution.check(tablebase, job,
                              [&](const Position& p) { return rules_.position_text(p); });
      });
    } else {
      return Game::check(tablebase, job);
    }
  }

  LayerTable layers_from(const Tablebase& tablebase, Job& job) const override {
    if constexpr (Tabulable<R>) {
      return with_solution([&](auto solution) { return solution.layers(tablebase, job); });
    } else {
      return Game::layers_from(tablebase, job);
    }
  }

  PlayView view(const std::string& text) const override {
    const Position p = position(text);
    PlayView result;
    result.position = rules_.position_text(p);
    result.mover = rules_.mover(p);
    result.mover_name = mover_name(p);
    if (const auto value = rules_.result(p)) {
      result.verdict = verdict(p, *value);
      return result;
    }
    for (const auto& move : rules_.moves(p)) {
      if (result.moves.size() == kMostListedMoves) {
        result.more_moves = true;
        break;
      }
      result.moves.push_back(rules_.move_text(p, move));
    }
    return result;
  }

  std::string play(const std::string& text, const std::string& move) const override {
    const Position p = position(text);
    if (rules_.result(p)) throw InputError("move: the game is over");
    return rules_.position_text(rules_.after(p, rules_.parse_move(p, move)));
  }

 private:
  Position position(const std::string& text) const {
    return text.empty() ? rules_.start() : rules_.parse_position(text);
  }

  Verdict verdict(const Position& p, Value value) const {
    return rules_.verdict(for_first(rules_.mover(p), value));
  }

  std::string mover_name(const Position& p) const {
    if constexpr (requires { rules_.mover_name(p); }) return rules_.mover_name(p);
    return rules_.mover(p) == Side::first ? "red" : "green";
  }

  // Calls f with a StrongSolution of these rules. Games that share a tablebase file it under the
  // name of the first value; the board is spelled in one way.
  template <class F>
  auto with_solution(F&& f) const {
    return rules_.with_table([&](const auto& table) {
      const std::vector<std::string> values = table.value_names();
      std::map<std::string, std::string> described = instance();
      if constexpr (requires { rules_.instance(); }) {
        for (const auto& [option, text] : rules_.instance()) described[option] = text;
      }
      return f(StrongSolution(table, values.size() == 1 ? name() : values.front(), described));
    });
  }

  template <class Solution>
  class ProberOf final : public Prober {
   public:
    ProberOf(const GameOf& game, const Tablebase& tablebase, Solution solution)
        : game_(game), tablebase_(tablebase), solution_(std::move(solution)) {}

    ProbeReport probe(const std::string& text) override {
      const Position p = game_.position(text);
      ProbeReport report;
      report.game = tablebase_.manifest().game;
      report.instance = tablebase_.manifest().instance;
      report.position = game_.rules_.position_text(p);
      report.mover_name = game_.mover_name(p);
      const auto begin = std::chrono::steady_clock::now();
      report.values = solution_.probe(tablebase_, p);
      report.microseconds =
          std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin)
              .count();
      return report;
    }

   private:
    const GameOf& game_;
    const Tablebase& tablebase_;
    Solution solution_;
  };

  bool settle(const Question& question, Answer& answer) const {
    if constexpr (SettledByTheorem<R>) {
      const auto settlement = rules_.settlement();
      if (!settlement || question.remoteness || !question.certificate.empty()) return false;
      take_verdict(rules_.verdict(settlement->value), answer);
      answer.method = settlement->theorem;
      return true;
    }
    (void)question;
    (void)answer;
    return false;
  }

  static void take_verdict(const Verdict& verdict, Answer& answer) {
    answer.winner = verdict.winner;
    answer.value = verdict.score;
    answer.outcome = verdict.outcome;
    answer.level = Level::ultra_weak;
    answer.proved = true;
  }

  void count_layers(Job& job, LayerTable& table) const {
    ProofSearch<R> engine(rules_, job);
    for_each_class(rules_, job, [&](int layer, const Position& p, bool finished) {
      if (table.plies.empty() || table.plies.back().ply != layer) {
        table.plies.push_back({.ply = layer});
      }
      LayerCount& count = table.plies.back();
      ++(finished ? count.finished : count.open);
      if (!table.with_values) return;
      const Winner winner = verdict(p, engine.value(p)).winner;
      if (winner == Winner::tie) {
        ++count.ties;
      } else {
        const bool mover_wins = (winner == Winner::first) == (rules_.mover(p) == Side::first);
        ++(mover_wins ? count.next_wins : count.previous_wins);
      }
    });
  }

  void search(const Question& question, Job& job, Answer& answer) const {
    answer.method = "proof";
    search_value(question, job, answer);
    if (question.remoteness) answer.remoteness = remoteness(job, answer.positions);
  }

  void search_value(const Question& question, Job& job, Answer& answer) const {
    const Position start = rules_.start();
    CertificateJob certificate(question.certificate);
    std::vector<Statement> statements;
    ProofSearch<R> engine(rules_, job);
    try {
      if (question.kind == QuestionKind::winner) {
        statements = winner_statements(rules_, search_winner(start, engine, answer));
      } else {
        const Value value = engine.value(start);
        take_verdict(verdict(start, value), answer);
        // Without points, who wins is all there is to say.
        const Value of_first = for_first(rules_.mover(start), value);
        statements =
            answer.outcome ? value_statements(of_first) : winner_statements(rules_, of_first);
        if (!rules_.result(start)) {
          for (const Move& move : engine.moves_reaching(start, value)) {
            answer.best.push_back(rules_.move_text(start, move));
          }
        }
      }
      certificate.add_all(rules_, engine, statements, job);
      answer.certificate = certificate.finish(name(), instance(), job);
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
  Value search_winner(const Position& start, ProofSearch<R>& engine, Answer& answer) const {
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
  void add_winning_move(const Position& start, ProofSearch<R>& engine, Answer& answer,
                        Value reached, const std::vector<Value>& cuts) const {
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
    if (const auto move = engine.proved_move(start, wanted)) {
      answer.best.push_back(rules_.move_text(start, *move));
    }
  }

  // Moves until the end from the start; nothing for a tie. Adds the positions it visited.
  std::optional<int> remoteness(Job& job, std::uint64_t& positions) const {
    if constexpr (FixedLength<R>) {
      return rules_.remaining_moves(rules_.start());
    } else {
      ProofSearch<R, RemoteValuation> engine(rules_, job);
      const Value coded = engine.value(rules_.start());
      positions += engine.positions();
      const int result = RemoteValuation<R>::remoteness_of(coded);
      return result < 0 ? std::nullopt : std::optional(result);
    }
  }

  void analyse_moves(const Position& p, Job& job, Analysis& result) const {
    if constexpr (FixedLength<R>) {
      ProofSearch<R> engine(rules_, job);
      const int left = rules_.remaining_moves(p);
      analyse_with(engine, p, result, [left](Value value) {
        return std::pair{value, std::optional(left)};
      });
    } else {
      ProofSearch<R, RemoteValuation> engine(rules_, job);
      analyse_with(engine, p, result, [](Value coded) {
        const int remoteness = RemoteValuation<R>::remoteness_of(coded);
        return std::pair{RemoteValuation<R>::value_of(coded),
                         remoteness < 0 ? std::nullopt : std::optional(remoteness)};
      });
    }
  }

  // `decode` splits an engine's value into the value of the game and the remoteness.
  template <class Engine, class Decode>
  void analyse_with(Engine& engine, const Position& p, Analysis& result, Decode&& decode) const {
    Value best = -kInfinity;
    std::vector<Value> values;
    try {
      for (const auto& move : rules_.moves(p)) {
        const Value value = engine.move_value(p, move);
        const auto [plain, remoteness] = decode(value);
        result.moves.push_back({rules_.move_text(p, move), verdict(p, plain), remoteness, false});
        values.push_back(value);
        best = std::max(best, value);
      }
    } catch (const JobStopped&) {
      result.positions = engine.positions();
      throw;
    }
    for (std::size_t i = 0; i < values.size(); ++i) result.moves[i].best = values[i] == best;
    const auto [plain, remoteness] = decode(best);
    result.verdict = verdict(p, plain);
    result.remoteness = remoteness;
    result.positions = engine.positions();
  }

  // Which player, if any, can force to be the last against all the others together?
  void solve_for_each_player(const Question& question, Job& job, Answer& answer) const {
    if constexpr (Coalitional<R>) {
      answer.players = R::players();
      answer.method = "proof";
      CertificateJob certificate(question.certificate);
      for (int player = 0; player < R::players(); ++player) {
        const R rules = rules_.with_hero(player);
        ProofSearch<R> engine(rules, job);
        const Position start = rules.start();
        const Value value = for_first(rules.mover(start), engine.value(start));
        answer.positions += engine.positions();
        if (value > 0) answer.forcing_players.push_back(player + 1);
        std::vector<Statement> statements = winner_statements(rules, value);
        for (Statement& statement : statements) statement.player = player + 1;
        certificate.add_all(rules, engine, statements, job);
      }
      answer.certificate = certificate.finish(name(), instance(), job);
      answer.level = Level::ultra_weak;
      answer.proved = true;
    } else {
      (void)question;
      (void)job;
      (void)answer;
    }
  }

  R rules_;
};

}  // namespace harary
