// SPDX-License-Identifier: MIT
// A game on a board: what the command line, the server and Python ask of it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/answer.hpp"
#include "app/instance.hpp"
#include "app/question.hpp"
#include "app/session.hpp"
#include "app/tablebase/prober.hpp"
#include "base/job.hpp"
#include "play/explored.hpp"
#include "verify/tablebase_check.hpp"

namespace harary {

class LayerKernel;

struct MoveMerit {
  std::string move;
  double merit = 0;
};

class Game : public Instance {
 public:
  using Instance::Instance;

  // When the job is stopped these return what is known so far, marked with `stopped`. Bad positions
  // and moves throw InputError.
  Answer solve(const Question& question, Job& job) const;
  // Every legal move of the position (empty text: the start): its outcome and remoteness, or only
  // who wins after it.
  Analysis analyse(const std::string& position, Job& job,
                   QuestionKind question = QuestionKind::outcome) const;
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

  // The question about a part of the game instead of the start: see SplitGame. Throws InputError.
  Answer solve_part(const std::string& position, const Question& question, Job& job) const;

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

 private:
  std::unique_ptr<Tables> tables() const;
};

}  // namespace harary
