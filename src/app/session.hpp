// SPDX-License-Identifier: MIT
// Questions about positions of one game that share what is learned: tables are kept from one
// question to the next, so that following a play costs little more than its first question. Also
// analyses that are followed while they become better.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "app/answer.hpp"
#include "app/question.hpp"
#include "base/job.hpp"

namespace harary {

class Game;

// How often the mover wins plays at random after a move; a tie counts half. An estimate: it says
// nothing certain about perfect play.
struct PlayoutEstimate {
  double won = 0;  // the share, 0 to 1
  double low = 0;  // its confidence interval of 95 %: Wilson's (1927)
  double high = 0;
  std::uint64_t plays = 0;
};

// How many points the mover is ahead at the end of the best line that a search finds; at its
// horizon the engine's guess counts. An estimate as well.
struct SearchEstimate {
  double points = 0;  // below 0: behind
  int depth = 0;      // moves, the one that is judged among them
};

// What has become known of a move.
struct MoveNews {
  std::string move;
  // Proved, and never taken back. The remoteness may come later than the verdict.
  std::optional<Verdict> verdict;
  std::optional<int> remoteness;
  // Proved as well, while the points of both sides are still open.
  std::optional<Winner> winner;
  // Until something is proved.
  std::optional<std::variant<PlayoutEstimate, SearchEstimate>> estimate;
};

// Who follows an analysis. Called by the thread that asked; it may interrupt the job.
class AnalysisFollower {
 public:
  virtual ~AnalysisFollower() = default;
  virtual void begins(const PlayView& view) = 0;  // at once: the position and its legal moves
  virtual void learned(const MoveNews& news) = 0;
};

// Tells all that an analysis knows of the moves.
void tell(const Analysis& analysis, AnalysisFollower& follower);

// An analysis of one position in pieces, of which each takes up where the last one ended. Between
// them it belongs to no session, and any session of the same game may do the next: the more they
// have learned, the better.
class AnalysisInPieces {
 public:
  virtual ~AnalysisInPieces() = default;
  // Is the work of a piece that was stopped lost?
  virtual bool forgets() const { return false; }
};

// One that is not done in pieces: each begins anew.
struct WholeAnalysis final : AnalysisInPieces {
  explicit WholeAnalysis(std::string text) : position(std::move(text)) {}
  bool forgets() const override { return true; }
  std::string position;
};

// One question at a time: a thread that asks while another is being answered waits, within its
// job's time. A question that is stopped leaves what it proved to the next.
class GameSession {
 public:
  virtual ~GameSession() = default;

  // As Game::solve, for the value of a position (empty text: the start). InputError for other
  // positions in the games that only solve their start: honeybee, flood, connect beyond 64
  // vertices.
  virtual Answer solve(const std::string& position, const Question& question, Job& job) = 0;
  // As Game::analyse.
  virtual Analysis analyse(const std::string& position, Job& job) = 0;
  // The same answer, told move by move as it is proved, with estimates meanwhile. All moves get
  // their share of the time: short attempts at each of them first, then longer ones. LimitError if
  // there are more than kMostListedMoves.
  virtual Analysis follow(const std::string& position, AnalysisFollower& follower, Job& job) = 0;
  // The same in pieces: begin(), which checks the position as follow() does, then go_on() until the
  // analysis is not `stopped`. Tells no beginnings; without a follower it makes no estimates. The
  // game must outlive what begin() returns.
  virtual std::unique_ptr<AnalysisInPieces> begin(const std::string& position) const = 0;
  virtual Analysis go_on(AnalysisInPieces& analysis, AnalysisFollower* follower, Job& job) = 0;
};

// A session of a game that keeps nothing between questions. `game` must outlive it.
std::unique_ptr<GameSession> session_without_memory(const Game& game);

}  // namespace harary
