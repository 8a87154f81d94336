// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"
#include "graph/board_stream.hpp"

namespace harary::cli {

namespace {

struct SolveOptions {
  std::string question = "outcome";
  std::string method = "auto";
  std::string boards;
  std::string certificate;
  bool remoteness = false;
};

// Solves one instance and prints it; the exit status.
int solve_one(Context& context, const GameOptions& options, const Question& question, Job& job) {
  const Answer answer = make_game(context.game(), options)->solve(question, job);
  if (context.json()) {
    context.print(to_json(answer));
  } else {
    context.out() << answer_text(answer) << std::flush;
  }
  return answer.stopped ? context.stopped(*answer.stopped, job.budget().checkpoint) : kAnswered;
}

// One line a board, in input order, each as soon as it is ready.
int solve_boards(Context& context, const SolveOptions& solve, const Question& question, Job& job) {
  if (context.game_options().has("board") || context.game_options().has("order")) {
    throw InputError("--boards: give either a list of boards or one board, not both");
  }
  BoardStream stream = solve.boards == "-" ? BoardStream(context.in(), "standard input")
                                           : BoardStream::open(solve.boards, "--boards");
  while (const auto line = stream.next()) {
    GameOptions options = context.game_options();
    options.set("board", (line->text.starts_with(':') ? "s6:" : "g6:") + line->text);
    const int status = solve_one(context, options, question, job);
    if (status != kAnswered) return status;
  }
  return kAnswered;
}

}  // namespace

void add_solve_command(CLI::App& program, Context& context, Command& chosen) {
  auto solve = std::make_shared<SolveOptions>();
  CLI::App* command =
      program.add_subcommand("solve", "who wins, the value, the outcome, best first moves");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  context.add_checkpoint_option(*command);
  command->add_option("--question", solve->question, "outcome (default), winner or nimber");
  command->add_option("--method", solve->method, "auto (default), search or theorem");
  command->add_flag("--remoteness", solve->remoteness, "also how many moves the game lasts");
  command->add_option("--boards", solve->boards,
                      "a list of boards, one a line: @list.g6, @list.s6 or - (standard input)");
  command->add_option("--certificate", solve->certificate,
                      "write a certificate of the answer to this file, for `harary verify`");
  command->callback([&, solve] {
    chosen = [&, solve] {
      if (!solve->certificate.empty() && !solve->boards.empty()) {
        throw InputError("--certificate: of one board, not of a list of --boards");
      }
      if (!context.budget().checkpoint.empty() && !solve->boards.empty()) {
        throw InputError("--checkpoint: of one board, not of a list of --boards");
      }
      const Question question{parse_question_kind(solve->question), solve->remoteness,
                              parse_method(solve->method), solve->certificate};
      return context.with_job([&](Job& job) {
        return solve->boards.empty() ? solve_one(context, context.game_options(), question, job)
                                     : solve_boards(context, *solve, question, job);
      });
    };
  });
}

}  // namespace harary::cli
