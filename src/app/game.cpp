// SPDX-License-Identifier: MIT
#include "app/game.hpp"

#include <utility>

#include "app/tablebase/layer_kernel.hpp"
#include "app/tablebase/layers.hpp"
#include "app/tablebase/prober.hpp"
#include "app/tablebase/tablebase.hpp"
#include "app/tablebase/verified_tablebase.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "play/playouts.hpp"
#include "store/folder_lock.hpp"

namespace harary {

Answer Game::solve(const Question& question, Job& job) const {
  return Session(*this).solve("", question, job);
}
Analysis Game::analyse(const std::string& text, Job& job, QuestionKind question) const {
  return Session(*this).analyse(text, job, question);
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

// What an instance does not have, of a game whose example has tablebases.
std::string needs_of_tablebases(const RuntimeRules& rules,
                                const std::map<std::string, std::string>& instance) {
  if (rules.players() > 2) return "there are none for more than two players";
  if (instance.contains(kWrittenText)) {
    return "a move must mark one point, of at most 62, and no sum of points may decide";
  }
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
  return engines().tables(name(), options()) != nullptr;
}
std::unique_ptr<Tables> Game::tables() const {
  auto tables = engines().tables(name(), options());
  if (tables) return tables;
  GameOptions example;
  example.set_all(description().example);
  if (!options().contains(kWrittenText) &&
      with(example).engines().tables(name(), example.all()) == nullptr) {
    throw InputError("tablebase: " + name() + " has no tablebases");
  }
  throw InputError("tablebase: " + name() + " has no tablebases of this instance; " +
                   needs_of_tablebases(rules(), options()));
}
StrongReport Game::strong(const std::string& folder, Job& job) const {
  const auto tables = this->tables();
  const FolderLock lock(folder, "give another folder with --out");
  StrongReport report = tables->solve(folder, job);
  report.roles = roles();
  return report;
}
std::unique_ptr<Prober> Game::prober(const Tablebase& tablebase) const {
  return std::make_unique<Prober>(*this, tablebase, tables());
}
TablebaseCheck Game::check(const Tablebase& tablebase, Job& job) const {
  tablebase.require(tables()->header());
  return verified(tablebase, maker(), job);
}
LayerTable Game::layers_from(const Tablebase& tablebase, Job& job) const {
  LayerTable table = tables()->layers(tablebase, job);
  table.up_to_isomorphism = has_symmetry();
  return table;
}
std::unique_ptr<LayerKernel> Game::kernel() const {
  return tables()->kernel();
}

Answer Game::solve_part(const std::string& text, const Question& question, Job& job) const {
  require_parts();
  return Session(*this).solve(text.empty() ? rules().position_text(rules().start()) : text,
                              question, job);
}

std::string Game::picture(const std::string& text) const {
  return rules().picture(position(text));
}

std::unique_ptr<Explored> Game::explored(std::size_t most, Job& job) const {
  // Games of one player, and those that only a closed form answers, are played to the end by other
  // means; their plays may be longer than a search can call itself.
  if (rules().players() > 2) {
    throw LimitError(name() + ": only games of two players are kept with all positions");
  }
  if (rules().players() == 1 || rules().theorem_use() == TheoremUse::alone) {
    throw LimitError(name() + ": this instance has too many positions to keep them all");
  }
  const CurrentJob current(job);
  return std::make_unique<Explored>(rules(), most, job);
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
  return in_words(rules(), p, by_playouts(rules(), p, plays, seed, job));
}

std::vector<MoveMerit> Game::foresight(const std::string& text, std::uint64_t seed,
                                       const Job& job) const {
  const Position p = unfinished(text);
  return in_words(rules(), p, by_foresight(rules(), p, seed, job));
}

}  // namespace harary
