// SPDX-License-Identifier: MIT
#include "app/game.hpp"

#include <chrono>
#include <utility>

#include "app/catalogue.hpp"
#include "app/tablebase/layer_kernel.hpp"
#include "app/tablebase/layers.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "play/playouts.hpp"
#include "store/folder_lock.hpp"

namespace harary {

Game::Game(std::string name, std::map<std::string, std::string> instance, GameParts parts)
    : name_(std::move(name)),
      instance_(std::move(instance)),
      rules_(std::move(parts.rules)),
      engines_(std::move(parts.engines)) {}

Position Game::position(const std::string& text) const {
  return text.empty() ? rules_->start() : rules_->parse_position(text);
}

Position Game::unfinished(const std::string& text) const {
  Position p = position(text);
  if (rules_->result(p)) throw InputError("move: the game is over");
  return p;
}

Verdict Game::verdict(const Position& p, Value value) const {
  return rules_->verdict(for_first(rules_->mover(p), value));
}

Answer Game::solve(const Question& question, Job& job) const {
  return Session(*this).solve("", question, job);
}
Analysis Game::analyse(const std::string& text, Job& job) const {
  return Session(*this).analyse(text, job);
}
std::unique_ptr<Session> Game::session(const Budget& budget) const {
  return std::make_unique<Session>(*this, budget);
}
std::unique_ptr<Session> Game::session_of_parts(const Budget& budget) const {
  return std::make_unique<Session>(*this, budget, KeptEngines::Shares{1, 1, 1, 1});
}

LayerTable Game::layers(bool with_values, Job& job) const {
  return layer_table(*this, with_values, job);
}

namespace {

// Whether the small instance that is the game's example has tablebases.
bool example_has_tablebases(const std::string& game) {
  const GameDescription* description = find_game(game);
  if (description == nullptr) return false;
  GameOptions options;
  options.set_all(description->example);
  return make_game(game, options)->has_tablebases();
}

// What an instance does not have, of a game whose example has tablebases.
std::string needs_of_tablebases(const RuntimeRules& rules,
                                const std::map<std::string, std::string>& instance) {
  if (rules.players() > 2) return "there are none for more than two players";
  GameOptions options;
  options.set_all(instance);
  if (plays_on_winning_sets(options)) {
    return "there are none of games on winning sets, nor with --turns or --moves";
  }
  return "a move must colour one edge, and the board may have at most 64 edges (128 with one "
         "colour)";
}

}  // namespace

bool Game::has_tablebases() const {
  return engines_->tables(name_, instance_) != nullptr;
}
std::unique_ptr<Tables> Game::tables() const {
  auto tables = engines_->tables(name_, instance_);
  if (tables) return tables;
  if (!example_has_tablebases(name_))
    throw InputError("tablebase: " + name_ + " has no tablebases");
  throw InputError("tablebase: " + name_ + " has no tablebases of this instance; " +
                   needs_of_tablebases(*rules_, instance_));
}
StrongReport Game::strong(const std::string& folder, Job& job) const {
  const auto tables = this->tables();
  const FolderLock lock(folder, "give another folder with --out");
  return tables->solve(folder, job);
}
std::unique_ptr<Prober> Game::prober(const Tablebase& tablebase) const {
  auto tables = this->tables();
  tablebase.require(tables->header());
  return std::make_unique<Prober>(*this, tablebase, std::move(tables));
}
TablebaseCheck Game::check(const Tablebase& tablebase, Job& job) const {
  return tables()->check(tablebase, job);
}
LayerTable Game::layers_from(const Tablebase& tablebase, Job& job) const {
  LayerTable table = tables()->layers(tablebase, job);
  table.up_to_isomorphism = has_symmetry();
  return table;
}
std::unique_ptr<LayerKernel> Game::kernel() const {
  return tables()->kernel();
}

void Game::require_parts() const {
  const int players = rules_->players();
  if (players == 2) return;
  throw InputError("split: " + name_ + " cannot be split into parts, because it has " +
                   (players == 1 ? "one player" : std::to_string(players) + " players"));
}
Answer Game::solve_part(const std::string& text, const Question& question, Job& job) const {
  require_parts();
  return Session(*this).solve(text.empty() ? rules_->position_text(rules_->start()) : text,
                              question, job);
}

namespace {

// A largest figure, or a copy, can be hard to find; then a view has no reason.
void explain(const RuntimeRules& rules, const Position& p, PlayView& view) {
  Budget moment;
  moment.time = std::chrono::seconds(1);
  const Job job(moment);
  const CurrentJob current(job);
  try {
    view.scores = rules.scores(p);
    if (view.verdict) view.reason = rules.reason(p);
  } catch (const JobStopped&) {
  }
}

}  // namespace

PlayView Game::view(const std::string& text) const {
  const Position p = position(text);
  PlayView result;
  result.position = rules_->position_text(p);
  result.mover = rules_->mover(p);
  result.player = rules_->player_to_move(p);
  result.mover_name = rules_->mover_name(p);
  if (const auto value = rules_->result(p)) {
    result.verdict = verdict(p, *value);
  }
  explain(*rules_, p, result);
  if (result.verdict) return result;
  for (const Move& move : rules_->moves(p)) {
    if (result.moves.size() == kMostListedMoves) {
      result.more_moves = true;
      break;
    }
    result.moves.push_back(rules_->move_text(p, move));
  }
  return result;
}

std::string Game::picture(const std::string& text) const {
  return rules_->picture(position(text));
}

std::unique_ptr<Explored> Game::explored(std::size_t most, Job& job) const {
  // Games of one player, and those that only a closed form answers, are played to the end by other
  // means; their plays may be longer than a search can call itself.
  if (rules_->players() > 2) {
    throw LimitError(name_ + ": only games of two players are kept with all positions");
  }
  if (rules_->players() == 1 || engines_->closed_form(rules_->start())) {
    throw LimitError(name_ + ": this instance has too many positions to keep them all");
  }
  const CurrentJob current(job);
  return std::make_unique<Explored>(*rules_, most, job);
}

namespace {

std::vector<MoveMerit> in_words(const RuntimeRules& rules, const Position& p,
                                const std::vector<JudgedMove>& judged) {
  std::vector<MoveMerit> result;
  for (const auto& [move, merit] : judged) result.push_back({rules.move_text(p, move), merit});
  return result;
}

}  // namespace

std::vector<MoveMerit> Game::playouts(const std::string& text, std::uint64_t plays,
                                      std::uint64_t seed, const Job& job) const {
  const Position p = unfinished(text);
  return in_words(*rules_, p, by_playouts(*rules_, p, plays, seed, job));
}

std::vector<MoveMerit> Game::foresight(const std::string& text, std::uint64_t seed,
                                       const Job& job) const {
  const Position p = unfinished(text);
  return in_words(*rules_, p, by_foresight(*rules_, p, seed, job));
}

std::string Game::play(const std::string& text, const std::string& move) const {
  const Position p = unfinished(text);
  return rules_->position_text(rules_->after(p, rules_->parse_move(p, move)));
}

}  // namespace harary
