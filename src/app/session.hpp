// SPDX-License-Identifier: MIT
// Questions about positions of one game that share what is learned: engines and their tables are
// kept from one question to the next, so that following a play costs little more than its first
// question. A session may also look answers up in a tablebase, and exchange what it proves with
// sessions elsewhere.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/answer.hpp"
#include "app/engines/kept_engines.hpp"
#include "app/following.hpp"
#include "app/question.hpp"
#include "base/job.hpp"

namespace harary {

class Instance;
class Tablebase;
class TablebaseAnswers;

// One question at a time: a thread that asks while another is being answered waits, within its
// job's time. A question that is stopped leaves what it proved to the next.
class Session {
 public:
  // For one question: nothing is kept, and a search may take all of its job's memory. The game must
  // outlive the session.
  explicit Session(const Instance& game);
  // Of the budget: memory and threads. `shares`: of the memory, for each kind of engine.
  Session(const Instance& game, const Budget& budget, const KeptEngines::Shares& shares = {});
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // From now on what the tablebase knows is looked up there. Throws FileError if it is the
  // tablebase of another game.
  void look_up_in(std::shared_ptr<const Tablebase> tablebase);

  // The value of a position (empty text: the start). When the job is stopped, what is known so far,
  // marked with `stopped`. Throws InputError.
  Answer solve(const std::string& position, const Question& question, Job& job);
  // Every legal move of the position: its outcome and remoteness, or only who wins after it.
  Analysis analyse(const std::string& position, Job& job,
                   QuestionKind question = QuestionKind::outcome);
  // The same answer, told move by move as it is proved, with estimates meanwhile. All moves get
  // their share of the time: short attempts at each of them first, then longer ones. LimitError if
  // there are more than kMostListedMoves.
  Analysis follow(const std::string& position, AnalysisFollower& follower, Job& job,
                  QuestionKind question = QuestionKind::outcome);
  // The same in pieces: begin(), which checks the position as follow() does, then go_on() until the
  // analysis is not `stopped`. Tells no beginnings; without a follower it makes no estimates. The
  // game must outlive what begin() returns.
  std::unique_ptr<AnalysisInPieces> begin(const std::string& position,
                                          QuestionKind question = QuestionKind::outcome) const;
  Analysis go_on(AnalysisInPieces& analysis, AnalysisFollower* follower, Job& job);

  // For sessions that share a question: what one proves, others need not prove again. Only of
  // sessions with a budget, and for one thread at a time.
  // From now on what takes at least `least_work` positions to prove is noted.
  void note_from(std::uint64_t least_work) { least_work_ = least_work; }
  // What was noted since the last call, for sessions of the same game and question that run the
  // same version of the program; empty if there is nothing. Bytes with a checksum.
  std::string news(QuestionKind question);
  // Believes what another session's news() says, from the next question on. Throws InputError if
  // they are damaged or of another game, question or version.
  void learn(QuestionKind question, const std::string& news);

 private:
  class Asking;

  Position position(const std::string& text) const;
  // The analysis that the tablebase knows, if there is one.
  std::optional<Analysis> looked_up(const std::string& text, QuestionKind question, Job& job) const;
  const Engines& engines() const;
  void exchange_news(const Question& question, Job& job);
  std::string about(QuestionKind question) const;

  const Instance& game_;
  std::optional<KeptEngines> kept_;  // nothing: a session for one question
  std::unique_ptr<TablebaseAnswers> looked_up_;
  mutable std::timed_mutex mutex_;
  std::uint64_t least_work_ = ~std::uint64_t{0};
  std::vector<std::vector<std::uint64_t>> learned_;  // since the last question
};

}  // namespace harary
