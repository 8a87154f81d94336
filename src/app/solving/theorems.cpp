// SPDX-License-Identifier: MIT
#include "app/solving/solved.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

// For smaller boards that may be harder than the question, where the time has no limit.
constexpr std::chrono::milliseconds kLongestWithin = std::chrono::minutes(1);

// A move to each class of positions after the start, if there are no more than `most`, else
// nothing. A theorem says who wins and not how; but where all moves are alike, and where all
// lose, they are the best.
std::vector<Move> first_moves(const Asked& asked, std::size_t most) {
  std::vector<Move> moves;
  std::vector<Key> seen;
  for (const Move& move : asked.rules.moves(asked.start)) {
    auto key = asked.rules.key(asked.rules.after(asked.start, move));
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
    if (moves.size() == most) return {};
    seen.push_back(std::move(key));
    moves.push_back(move);
  }
  return moves;
}

// Where theorems alone answer.
void refuse_search(const Asked& asked) {
  if (asked.question.remoteness || asked.question.method == Method::search) {
    throw InputError(asked.game.name() + ": this board is answered by the closed form only");
  }
  if (!asked.question.certificate.empty()) {
    throw InputError("--certificate: not where the closed form answers");
  }
}

Answer answer_on(const Asked& asked, const BoardWithin& board, Job& job) {
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(board.options);
  Question question;
  question.kind = QuestionKind::winner;
  try {
    const CurrentJob current(job);
    const Instance game = asked.game.with(options);
    return solved(game, game.engines(), std::nullopt, question, job);
  } catch (const JobStopped& stop) {  // while the board was set up
    Answer answer;
    answer.stopped = stop.reason;
    return answer;
  }
}

}  // namespace

bool by_theorem(Asked& asked) {
  const bool alone = asked.rules.theorem_use() == TheoremUse::alone;
  const Question& question = asked.question;
  if (alone) {
    refuse_search(asked);
  } else if (question.method == Method::search || asked.part || question.remoteness ||
             !question.certificate.empty() || question.kind == QuestionKind::nimber) {
    return false;
  }
  const auto found = asked.rules.theorem(asked.start);
  if (!found) return false;
  asked.take_verdict(asked.verdict(found->value));
  asked.answer.proved_value = for_first(asked.rules.mover(asked.start), found->value);
  asked.answer.method = found->theorem;
  asked.answer.engine = "theorem";
  asked.answer.settlement = found->theorem;
  if (alone) asked.answer.up_to_isomorphism = false;
  if (found->best) {
    asked.answer.best.push_back(asked.rules.move_text(asked.start, *found->best));
  } else if (!alone && !asked.rules.result(asked.start)) {
    for (const Move& move : first_moves(asked, found->value < 0 ? kMostListedMoves : 1)) {
      asked.answer.best.push_back(asked.rules.move_text(asked.start, move));
    }
  }
  return true;
}

bool by_board_within(Asked& asked) {
  if (asked.question.method != Method::automatic || asked.part || asked.question.remoteness ||
      !asked.question.certificate.empty() || asked.question.kind == QuestionKind::nimber ||
      !asked.job.budget().checkpoint.empty()) {
    return false;
  }
  const std::vector<BoardWithin> boards = asked.rules.boards_within();
  if (boards.empty()) return false;
  const bool harder = boards.front().may_be_harder;
  Job part(asked.job, !harder                   ? asked.job.slice(0.9)
                      : asked.job.budget().time ? asked.job.slice(0.5)
                                                : kLongestWithin);
  for (const BoardWithin& board : boards) {
    const Answer answer = answer_on(asked, board, part);
    asked.job.log([&] {
      const char* const found = answer.stopped ? "not decided in its share of the time"
                                : answer.winner == Winner::first ? "won, and so is this one"
                                                                 : "not won";
      return fmt::format("board within ({}): {}", board.theorem, found);
    });
    asked.answer.positions += answer.positions;
    if (answer.stopped) break;
    if (answer.winner != Winner::first) continue;
    asked.take_verdict(asked.rules.verdict(1));
    asked.answer.proved_value = 1;
    asked.answer.settlement = board.theorem;
    asked.answer.method = board.theorem + " (" + answer.method + ")";
    asked.answer.engine = answer.engine;
    return true;
  }
  asked.job.check();
  return false;
}

}  // namespace harary
