// SPDX-License-Identifier: MIT
#include "app/solving/solved.hpp"

#include <fmt/format.h>

#include <utility>

#include "app/solving/asked.hpp"
#include "app/solving/winning_move.hpp"
#include "app/solving_alone.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

void log_end(const Answer& answer, const Job& job) {
  job.log([&] {
    return fmt::format("ended: {} after {} positions, {:.2f} s",
                       answer.stopped ? "stopped" : "answered", answer.positions, answer.seconds);
  });
}

// Beside a theorem, which says who wins.
void name_move(Asked& asked) {
  if (asked.question.names_move && asked.question.kind == QuestionKind::winner &&
      asked.question.method != Method::theorem && asked.rules.theorem_use() != TheoremUse::alone) {
    search_winning_move(asked);
  }
}

Answer answered(Asked& asked) {
  if (asked.part && !asked.question.certificate.empty()) {
    throw InputError("--certificate: only for the start, not for a part");
  }
  const double begin = asked.job.seconds();
  try {
    const CurrentJob current(asked.job);
    if (asked.rules.players() > 2) {
      solve_for_each_player(asked);
    } else if (!by_theorem(asked)) {
      if (asked.question.method == Method::theorem) {
        throw InputError(asked.question.certificate.empty()
                             ? "--method: no theorem settles this instance; try --method search"
                             : "--certificate: not with --method theorem");
      }
      asked.job.log([] { return "theorem: none settles this question"; });
      if (by_board_within(asked)) {
        name_move(asked);
      } else {
        search(asked);
      }
    } else {
      name_move(asked);
    }
  } catch (const JobStopped& stop) {
    asked.answer.stopped = stop.reason;
  }
  asked.answer.seconds = asked.job.seconds() - begin;
  if (asked.answer.settlement) {
    asked.job.log([&] { return "theorem: " + *asked.answer.settlement; });
  }
  log_end(asked.answer, asked.job);
  return std::move(asked.answer);
}

// A number that is a part of the outcome is asked for where there is one.
void require_number(const Instance& game, const Question& question) {
  const auto& number = game.description().number;
  if (question.asked == "number" && !number) {
    throw InputError(fmt::format("--question number: {} has no number to ask for", game.name()));
  }
  if (question.asked.empty() || !number || number->needs.empty()) return;
  if (game.options().contains(number->needs)) return;
  throw InputError(fmt::format("--question {}: only with --{}", question.asked, number->needs));
}

}  // namespace

Answer solved(const Instance& game, const Engines& engines, const std::optional<Position>& part,
              const Question& question, Job& job) {
  if (game.rules().players() == 1) {
    Answer answer = solved_alone(game, engines, part, question, job);
    job.log([&] {
      return answer.engine == "theorem"
                 ? "theorem: " + answer.method
                 : fmt::format("engine: {}, because one player looks for the fewest moves",
                               answer.engine);
    });
    log_end(answer, job);
    return answer;
  }
  require_exact(question);
  require_number(game, question);
  Asked asked(game, engines, part, question, job);
  return answered(asked);
}

}  // namespace harary
