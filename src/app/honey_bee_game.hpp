// SPDX-License-Identifier: MIT
// Honey-Bee behind the interface of games: values and moves come from the deepening search, which
// also knows what to do where no value is in reach. Questions about remoteness go to the proof
// search, as for all games.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/game.hpp"
#include "app/honey_bee_analysis.hpp"
#include "app/honey_bee_session.hpp"
#include "solve/deepening/search.hpp"
#include "solve/deepening/swindle.hpp"

namespace harary {

template <Estimating R>
class HoneyBeeGame final : public Game {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  // `plain`: the same game as any other is made of its rules.
  HoneyBeeGame(std::unique_ptr<const Game> plain, R rules)
      : Game(plain->name(), plain->instance()),
        rules_(std::move(rules)),
        plain_(std::move(plain)) {}

  Answer solve(const Question& question, Job& job) const override {
    require_exact(question);
    if (question.remoteness) {
      Answer answer = plain_->solve(question, job);
      if (question.kind == QuestionKind::winner) answer.value.reset();  // a bound only
      return answer;
    }
    if (!question.certificate.empty()) {
      throw InputError("--certificate: there are no certificates for honeybee");
    }
    if (question.kind == QuestionKind::nimber) {
      throw InputError("--question: honeybee has no nimbers");
    }
    if (!job.budget().checkpoint.empty()) {
      throw InputError("--checkpoint: not for honeybee (games of more than two players)");
    }
    if (question.method == Method::theorem) {
      throw InputError("--method: no theorem settles this instance; try --method search");
    }
    const double begin = job.seconds();
    Answer answer;
    answer.game = name();
    answer.instance = instance();
    answer.method = "deepening";
    Engine engine(rules_, job, job.budget().memory_bytes);
    try {
      const Position start = rules_.start();
      if (question.kind == QuestionKind::winner) {
        find_winner(start, engine, answer);
      } else {
        const Value value = engine.value(start);
        take(rules_.verdict(for_first(rules_.mover(start), value)), answer);
        if (!rules_.result(start)) {
          for (const Move& move : rules_.moves(start)) {
            if (value_after(engine, start, move, value - 1, value) >= value) {
              answer.best.push_back(rules_.move_text(start, move));
            }
          }
        }
      }
      answer.level = Level::ultra_weak;
      answer.proved = true;
    } catch (const JobStopped& stop) {
      answer.stopped = stop.reason;
      answer.winner.reset();
      answer.value.reset();
      answer.best.clear();
    }
    answer.positions = engine.positions();
    answer.seconds = job.seconds() - begin;
    return answer;
  }

  Analysis analyse(const std::string& text, Job& job) const override {
    HoneyBeeAnalysis<R> analysis(rules_, name(), instance(), position(text));
    Engine engine(rules_, job, job.budget().memory_bytes);
    return analysis.go_on(engine, nullptr, job);
  }
  std::unique_ptr<GameSession> session(const Budget& budget) const override {
    return std::make_unique<HoneyBeeSession<R>>(*this, rules_, budget);
  }

  std::optional<SuggestedMove> suggest(const std::string& text, ThinkingMethod method,
                                       Job& job) const override {
    const Position p = position(text);
    Engine engine(rules_, job, job.budget().memory_bytes);
    if (method == ThinkingMethod::greedy)
      return SuggestedMove{
          rules_.move_text(p, engine.greedy(p)), false, {}, {HowChosen::How::searched, 1}};
    const auto found = engine.deepen(p);
    const HowChosen choice = found.exact ? HowChosen{HowChosen::How::proved, std::nullopt}
                                         : HowChosen{HowChosen::How::searched, found.depth};
    SuggestedMove move{rules_.move_text(p, *found.best), found.exact, {}, choice};
    if (!found.exact) {
      constexpr std::uint64_t kQuickly = 50'000;
      if (found.value >= 0) return move;
      const auto swindle = Swindle<R>(rules_, engine).find_to_the_end(p, kQuickly);
      if (swindle) move.move = rules_.move_text(p, *swindle);
      return move;
    }
    move.verdict = verdict(p, found.value / Engine::kUnit);
    if (found.value >= 0) return move;
    try {
      constexpr int kMostMoves = 12;  // the time ends first on large boards
      const auto swindle = Swindle<R>(rules_, engine).find(p, kMostMoves);
      if (swindle) move.move = rules_.move_text(p, *swindle);
    } catch (const JobStopped&) {  // then the smallest loss
    }
    return move;
  }

  LayerTable layers(bool with_values, Job& job) const override {
    return plain_->layers(with_values, job);
  }
  PlayView view(const std::string& text) const override { return plain_->view(text); }
  std::string picture(const std::string& text) const override {
    return rules_.picture(position(text));
  }
  std::string play(const std::string& text, const std::string& move) const override {
    return plain_->play(text, move);
  }

 private:
  using Engine = DeepeningSearch<R>;

  Position position(const std::string& text) const {
    return text.empty() ? rules_.start() : rules_.parse_position(text);
  }
  Verdict verdict(const Position& p, Value value) const {
    return rules_.verdict(for_first(rules_.mover(p), value));
  }
  static void take(const Verdict& verdict, Answer& answer) {
    answer.winner = verdict.winner;
    answer.value = verdict.score;
  }
  // Players move in turn.
  Value value_after(Engine& engine, const Position& p, const Move& move, Value alpha,
                    Value beta) const {
    return -engine.value(rules_.after(p, move), -beta, -alpha);
  }

  // One search of width one for each cut; the mover begins, and is the first side at the start.
  void find_winner(const Position& start, Engine& engine, Answer& answer) const {
    Value reached = 0;
    for (const Value cut : rules_.cuts()) {
      reached = engine.value(start, cut, cut + 1);
      if (reached <= cut) break;
    }
    take(rules_.verdict(reached), answer);
    // The margin is a bound, unless the game is over before it began.
    if (!rules_.result(start)) answer.value.reset();
    if (rules_.result(start) || reached < 0) return;
    const Value wanted = reached > 0 ? 1 : 0;
    for (const Move& move : rules_.moves(start)) {
      if (value_after(engine, start, move, wanted - 1, wanted) < wanted) continue;
      answer.best.push_back(rules_.move_text(start, move));
      return;
    }
  }

  R rules_;
  std::unique_ptr<const Game> plain_;
};

}  // namespace harary
