// SPDX-License-Identifier: MIT
// Questions about positions of one game that share what is learned.
#pragma once

#include <memory>
#include <string>

#include <harary/answer.hpp>
#include <harary/game.hpp>
#include <harary/job.hpp>
#include <harary/question.hpp>

namespace harary::v0 {

// Engines and their tables are kept from one question to the next, so that following a play costs
// little more than its first question. One question at a time: a thread that asks while another is
// being answered waits, within its job's time.
class HARARY_API Session {
 public:
  // Of the budget: memory and threads, for all questions together. The game may go before the
  // session.
  explicit Session(const Game& game, const Budget& budget = {});
  ~Session();
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;

  // The value of a position (empty text: the start). When the job ends first, what is known so far,
  // marked with `stopped`; the next question begins with it. Throws InputError for a text that is
  // not a position, and for what is asked of starts alone: numbers, classes and certificates.
  Answer solve(const std::string& position, Job& job, const Question& question = {});
  // Every legal move of a position; `question` as Game::analyse() takes it.
  Analysis analyse(const std::string& position, Job& job,
                   QuestionKind question = QuestionKind::outcome);
  // Best play of both sides from a position.
  Line line(const std::string& position, Job& job);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace harary::v0
