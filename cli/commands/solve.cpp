// SPDX-License-Identifier: MIT
#include <optional>
#include <string>

#include "app/catalogue.hpp"
#include "app/list.hpp"
#include "base/error.hpp"
#include "cli/board_list.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"

namespace harary::cli {

namespace {

struct SolveOptions {
  std::string question = "outcome";
  std::string method = "auto";
  std::string boards;
  std::string shape;
  std::string certificate;
  std::string certificate_of = "auto";
  bool remoteness = false;
};

Question question_of(const SolveOptions& solve) {
  return {parse_question_kind(solve.question), solve.remoteness, parse_method(solve.method),
          solve.certificate, parse_certificate_of(solve.certificate_of)};
}

// Prints an answer; the exit status.
int show(Context& context, const Answer& answer, const std::string& checkpoint) {
  if (context.json()) {
    context.print(to_json(answer));
  } else {
    context.out() << answer_text(answer) << std::flush;
  }
  return answer.stopped ? context.stopped(*answer.stopped, checkpoint) : kAnswered;
}

// One line a board, in input order, each as soon as it and those before it are ready.
int solve_boards(Context& context, const SolveOptions& solve, Job& job) {
  if (context.game_options().has("board") || context.game_options().has("order")) {
    throw InputError("--boards: give either a list of boards or one board, not both");
  }
  BoardList list(solve.boards, solve.shape, context.in());
  const auto next = [&]() -> std::optional<GameOptions> {
    const auto board = list.next();
    if (!board) return std::nullopt;
    GameOptions options = context.game_options();
    options.set("board", *board);
    return options;
  };
  int status = kAnswered;
  try {
    solve_list(context.game(), next, question_of(solve), job,
               [&](const Answer& answer) { status = show(context, answer, ""); });
  } catch (const JobStopped&) {
    if (status == kAnswered) throw;  // otherwise it has been said
  }
  return status;
}

int solve_board(Context& context, const SolveOptions& solve, Job& job) {
  const Question question = question_of(solve);
  const Answer answer = make_game(context.game(), context.game_options())->solve(question, job);
  return show(context, answer, job.budget().checkpoint);
}

}  // namespace

void add_solve_command(CLI::App& program, Context& context, Command& chosen) {
  auto solve = std::make_shared<SolveOptions>();
  CLI::App* command =
      program.add_subcommand("solve", "who wins, the value, the outcome, best first moves");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  context.add_checkpoint_option(*command);
  command->add_option("--question", solve->question, "outcome (default), winner or nimber")
      ->type_name("{outcome,winner,nimber}");
  command
      ->add_option("--method", solve->method,
                   "auto (default), search or theorem; for one player also heuristic")
      ->type_name("{auto,search,theorem,heuristic}");
  command->add_flag("--remoteness", solve->remoteness,
                    "also compute how many moves the game lasts");
  command
      ->add_option("--boards", solve->boards,
                   "a list of boards, one a line: @list.g6, @list.s6 or - (standard input)")
      ->type_name("LIST");
  command
      ->add_option("--shape", solve->shape,
                   "the shape of the grids in --boards @FILE or -: square:14x14, hex:9x7")
      ->type_name("SHAPE");
  command
      ->add_option("--certificate", solve->certificate,
                   "write a certificate of the answer to this file, for `harary verify`")
      ->type_name("FILE");
  command
      ->add_option(
          "--certificate-of", solve->certificate_of,
          "auto (default): core positions if the search used a core; positions: plain positions")
      ->type_name("{auto,positions}");
  command->callback([&, solve] {
    chosen = [&, solve] {
      if (!solve->certificate.empty() && !solve->boards.empty()) {
        throw InputError("--certificate: only for one board, not for --boards");
      }
      if (!context.budget().checkpoint.empty() && !solve->boards.empty()) {
        throw InputError("--checkpoint: only for one board, not for --boards");
      }
      if (!solve->shape.empty() && solve->boards.empty()) {
        throw InputError("--shape: only with --boards");
      }
      return context.with_job([&](Job& job) {
        return solve->boards.empty() ? solve_board(context, *solve, job)
                                     : solve_boards(context, *solve, job);
      });
    };
  });
}

}  // namespace harary::cli
