// SPDX-License-Identifier: MIT
// A game made of type-erased rules and the engines for them. Instantiated once for each
// size of blob, in erased/make_game.cpp.
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/analysing.hpp"
#include "app/erased/engine.hpp"
#include "app/erased/erased_rules.hpp"
#include "app/game.hpp"
#include "app/layer_kernel.hpp"
#include "app/position_solver_of.hpp"
#include "app/session_of.hpp"
#include "app/solving.hpp"
#include "app/split.hpp"
#include "app/tablebase.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "play/playouts.hpp"
#include "solve/layers/layers.hpp"

namespace harary {

template <int Size>
class GameOf final : public Game {
 public:
  using R = ErasedRules<Size>;
  using Position = typename R::Position;
  using Move = typename R::Move;

  GameOf(std::string name, std::map<std::string, std::string> instance, R rules,
         std::unique_ptr<const Engines<Size>> engines)
      : Game(std::move(name), std::move(instance)),
        rules_(std::move(rules)),
        engines_(std::move(engines)) {}

  Answer solve(const Question& question, Job& job) const override {
    return Solving<Size>(rules_, *engines_, name(), instance()).solve(question, job);
  }

  std::vector<std::string> split(int plies, Job& job) const override {
    if (rules_.players() > 2) return Game::split(plies, job);
    const CurrentJob current(job);
    return Splitting<R>(rules_, plies, job).parts();
  }
  Answer solve_part(const std::string& text, const Question& question, Job& job) const override {
    if (rules_.players() > 2) return Game::solve_part(text, question, job);
    return Solving<Size>(rules_, *engines_, name(), instance(), position(text))
        .solve(question, job);
  }
  std::unique_ptr<PositionSolver> position_solver(QuestionKind question,
                                                  const Budget& budget) const override {
    if (rules_.players() > 2) return Game::position_solver(question, budget);
    return std::make_unique<PositionSolverOf<Size>>(*this, rules_, *engines_, question, budget);
  }
  Joined join(int plies, QuestionKind question, const std::map<std::string, Value>& parts,
              Job& job) const override {
    if (rules_.players() > 2) return Game::join(plies, question, parts, job);
    const CurrentJob current(job);
    return Splitting<R>(rules_, plies, job).joined(question, parts);
  }

  Analysis analyse(const std::string& text, Job& job) const override {
    return Analysing<Size>(rules_, *engines_, name(), instance()).analyse(position(text), job);
  }
  std::unique_ptr<GameSession> session(const Budget& budget) const override {
    return std::make_unique<SessionOf<Size>>(*this, rules_, *engines_, budget);
  }

  std::optional<Winner> ties() const override { return rules_.ties(); }

  LayerTable layers(bool with_values, Job& job) const override {
    const double begin = job.seconds();
    LayerTable table;
    table.game = name();
    table.instance = instance();
    table.with_values = with_values;
    if (!rules_.graded()) {
      throw InputError("layers: " + name() + " has no layers");
    }
    try {
      const CurrentJob current(job);
      count_layers(job, table);
    } catch (const JobStopped& stop) {
      table.stopped = stop.reason;
    }
    table.seconds = job.seconds() - begin;
    return table;
  }

  StrongReport strong(const std::string& folder, Job& job) const override {
    const auto tables = this->tables();
    return tables ? tables->solve(folder, job) : Game::strong(folder, job);
  }
  std::unique_ptr<Prober> prober(const Tablebase& tablebase) const override {
    auto tables = this->tables();
    if (!tables) return Game::prober(tablebase);
    tablebase.require(tables->header());
    return std::make_unique<ProberOf>(*this, tablebase, std::move(tables));
  }
  TablebaseCheck check(const Tablebase& tablebase, Job& job) const override {
    const auto tables = this->tables();
    return tables ? tables->check(tablebase, job) : Game::check(tablebase, job);
  }
  LayerTable layers_from(const Tablebase& tablebase, Job& job) const override {
    const auto tables = this->tables();
    return tables ? tables->layers(tablebase, job) : Game::layers_from(tablebase, job);
  }
  std::unique_ptr<LayerKernel> kernel() const override {
    const auto tables = this->tables();
    return tables ? tables->kernel() : Game::kernel();
  }

  PlayView view(const std::string& text) const override {
    const Position p = position(text);
    PlayView result;
    result.position = rules_.position_text(p);
    result.mover = rules_.mover(p);
    result.mover_name = rules_.mover_name(p);
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

  std::unique_ptr<Explored> explored(std::size_t most, Job& job) const override {
    const CurrentJob current(job);
    const auto parse = [this](const std::string& text) { return position(text); };
    return std::make_unique<ExploredOf<R, decltype(parse)>>(rules_, parse, most, job);
  }

  std::vector<MoveMerit> playouts(const std::string& text, std::uint64_t plays, std::uint64_t seed,
                                  const Job& job) const override {
    const Position p = unfinished(text);
    return in_words(p, by_playouts(rules_, p, plays, seed, job));
  }

  std::vector<MoveMerit> foresight(const std::string& text, std::uint64_t seed,
                                   const Job& job) const override {
    const Position p = unfinished(text);
    return in_words(p, by_foresight(rules_, p, seed, job));
  }

  std::string play(const std::string& text, const std::string& move) const override {
    const Position p = unfinished(text);
    return rules_.position_text(rules_.after(p, rules_.parse_move(p, move)));
  }

 private:
  Position position(const std::string& text) const {
    return text.empty() ? rules_.start() : rules_.parse_position(text);
  }

  Position unfinished(const std::string& text) const {
    const Position p = position(text);
    if (rules_.result(p)) throw InputError("move: the game is over");
    return p;
  }

  std::vector<MoveMerit> in_words(const Position& p,
                                  const std::vector<JudgedMove<Move>>& judged) const {
    std::vector<MoveMerit> result;
    for (const auto& [move, merit] : judged) result.push_back({rules_.move_text(p, move), merit});
    return result;
  }

  Verdict verdict(const Position& p, Value value) const {
    return rules_.verdict(for_first(rules_.mover(p), value));
  }

  std::unique_ptr<Tables<Position>> tables() const { return engines_->tables(name(), instance()); }

  class ProberOf final : public Prober {
   public:
    ProberOf(const GameOf& game, const Tablebase& tablebase,
             std::unique_ptr<Tables<Position>> tables)
        : game_(game), tablebase_(tablebase), tables_(std::move(tables)) {}

    ProbeReport probe(const std::string& text) override {
      const Position p = game_.position(text);
      ProbeReport report;
      report.game = tablebase_.manifest().game;
      report.instance = tablebase_.manifest().instance;
      report.position = game_.rules_.position_text(p);
      report.representative = game_.rules_.position_text(game_.rules_.representative(p));
      report.mover_name = game_.rules_.mover_name(p);
      const auto begin = std::chrono::steady_clock::now();
      report.values = tables_->probe(tablebase_, p);
      report.microseconds =
          std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin)
              .count();
      return report;
    }

   private:
    const GameOf& game_;
    const Tablebase& tablebase_;
    std::unique_ptr<Tables<Position>> tables_;
  };

  void count_layers(Job& job, LayerTable& table) const {
    const auto count = [&](Engine<Size>* engine) {
      for_each_class(rules_, job, [&](int layer, const Position& p, bool finished) {
        if (table.plies.empty() || table.plies.back().ply != layer) {
          table.plies.push_back({.ply = layer});
        }
        LayerCount& ply = table.plies.back();
        ++(finished ? ply.finished : ply.open);
        if (engine == nullptr) return;
        const Winner winner = verdict(p, engine->value(p)).winner;
        if (winner == Winner::tie) {
          ++ply.ties;
        } else {
          const bool mover_wins = (winner == Winner::first) == (rules_.mover(p) == Side::first);
          ++(mover_wins ? ply.next_wins : ply.previous_wins);
        }
      });
    };
    if (!table.with_values) return count(nullptr);
    count(engines_->proof(job, "", 1).get());
  }

  R rules_;
  std::unique_ptr<const Engines<Size>> engines_;
};

}  // namespace harary
