// SPDX-License-Identifier: MIT
// A game on a board: what the command line, the server and Python ask of it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/answer.hpp"
#include "app/game_parts.hpp"
#include "app/question.hpp"
#include "app/session.hpp"
#include "base/job.hpp"
#include "play/explored.hpp"
#include "verify/tablebase_check.hpp"

namespace harary {

class Game;
class LayerKernel;
class Tablebase;

// Looks positions up in a tablebase. One thread at a time.
class Prober {
 public:
  // Game and tablebase must outlive it.
  Prober(const Game& game, const Tablebase& tablebase, std::unique_ptr<Tables> tables);
  // Throws InputError for bad text and for positions that are not there, FileError for damage.
  ProbeReport probe(const std::string& position);

 private:
  const Game& game_;
  const Tablebase& tablebase_;
  std::unique_ptr<Tables> tables_;
};

struct MoveMerit {
  std::string move;
  double merit = 0;
};

class Game {
 public:
  // `instance`: the options that describe it, with the board in a readable form.
  Game(std::string name, std::map<std::string, std::string> instance, GameParts parts);

  const std::string& name() const { return name_; }
  const std::map<std::string, std::string>& instance() const { return instance_; }
  const RuntimeRules& rules() const { return *rules_; }
  const Engines& engines() const { return *engines_; }
  // Who wins with equal points; nothing in games without points.
  std::optional<Winner> ties() const { return rules_->ties(); }
  // The start for an empty text. Throws InputError.
  Position position(const std::string& text) const;
  // The same; throws InputError also if the game is over there.
  Position unfinished(const std::string& text) const;
  // Whether positions that a symmetry of the board exchanges are one to questions and counts.
  bool has_symmetry() const {
    return rules_->board() != nullptr || rules_->vertex_board() != nullptr;
  }
  // What a value for the mover of p means.
  Verdict verdict(const Position& p, Value value) const;

  // When the job is stopped these return what is known so far, marked with `stopped`. Bad positions
  // and moves throw InputError.
  Answer solve(const Question& question, Job& job) const;
  // Every legal move of the position (empty text: the start).
  Analysis analyse(const std::string& position, Job& job) const;
  // Questions about positions of one play, which share what is learned. The game must outlive it.
  // Of the budget: memory and threads.
  std::unique_ptr<Session> session(const Budget& budget) const;
  // The same for positions that are solved for one question, whose table may take all the memory.
  std::unique_ptr<Session> session_of_parts(const Budget& budget) const;
  // Positions up to isomorphism that play can reach, by ply; with_values: who wins them, too.
  LayerTable layers(bool with_values, Job& job) const;

  // Whether this instance has tablebases, for strong() and what follows it.
  bool has_tablebases() const;
  // Solves every position into a tablebase in `folder`; resumes an unfinished one.
  // Throws InputError if the game has no tablebases, FileError.
  StrongReport strong(const std::string& folder, Job& job) const;
  // A way to look positions up in a finished tablebase of this game; game and tablebase must
  // outlive it. Throws FileError if it is the tablebase of another game.
  std::unique_ptr<Prober> prober(const Tablebase& tablebase) const;
  // Checks every value of a finished tablebase by the plain rules, without the engine that wrote
  // it.
  TablebaseCheck check(const Tablebase& tablebase, Job& job) const;
  // The layers of a finished tablebase with their values (the first value of each position).
  LayerTable layers_from(const Tablebase& tablebase, Job& job) const;
  // The kernel of the strong solution, for engines outside; the game must outlive it. InputError if
  // the game has no tablebases.
  std::unique_ptr<LayerKernel> kernel() const;

  // Throws InputError for a game that cannot be split into parts.
  void require_parts() const;
  // The question about a part of the game instead of the start: see SplitGame. Throws InputError.
  Answer solve_part(const std::string& position, const Question& question, Job& job) const;

  PlayView view(const std::string& position) const;
  // The position in letters, lines that end with a line feed, for games on grids; "" for others.
  std::string picture(const std::string& position) const;
  // All positions up to isomorphism, for players; the game must outlive it. LimitError if there are
  // more than `most`, JobStopped.
  std::unique_ptr<Explored> explored(std::size_t most, Job& job) const;
  // Moves of an unfinished position with a merit between -1 and 1 for the mover, for positions too
  // large to be solved: by random plays until the job's time is over (at most `plays`), or by one
  // move of foresight.
  std::vector<MoveMerit> playouts(const std::string& position, std::uint64_t plays,
                                  std::uint64_t seed, const Job& job) const;
  std::vector<MoveMerit> foresight(const std::string& position, std::uint64_t seed,
                                   const Job& job) const;
  // The position after a move; both as text.
  std::string play(const std::string& position, const std::string& move) const;

 private:
  std::unique_ptr<Tables> tables() const;

  std::string name_;
  std::map<std::string, std::string> instance_;
  std::shared_ptr<const RuntimeRules> rules_;
  std::shared_ptr<const Engines> engines_;
};

}  // namespace harary
