// SPDX-License-Identifier: MIT
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/puzzle.hpp"
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

int print_puzzle(Context& context, const PuzzleAnswer& answer) {
  if (context.json()) {
    context.print(to_json(answer));
  } else {
    context.out() << puzzle_text(answer) << std::flush;
  }
  return answer.stopped ? context.stopped(*answer.stopped) : kAnswered;
}

// A list of puzzles, solved side by side, so the whole list is read first.
int solve_puzzle_list(Context& context, BoardList& list, PuzzleMethod method, Job& job) {
  std::vector<GameOptions> puzzles;
  while (const auto board = list.next()) {
    puzzles.push_back(context.game_options());
    puzzles.back().set("board", *board);
  }
  int status = kAnswered;
  try {
    solve_puzzles(
        puzzles.size(), [&](std::size_t i) { return make_puzzle(context.game(), puzzles[i]); },
        method, job, [&](const PuzzleAnswer& answer) { status = print_puzzle(context, answer); });
  } catch (const JobStopped&) {
    if (status == kAnswered) throw;  // otherwise it has been said
  }
  return status;
}

// One line a board, in input order, each as soon as it is ready.
int solve_boards(Context& context, const SolveOptions& solve, Job& job) {
  if (context.game_options().has("board") || context.game_options().has("order")) {
    throw InputError("--boards: give either a list of boards or one board, not both");
  }
  BoardList list(solve.boards, solve.shape, context.in());
  if (is_puzzle(context.game())) {
    return solve_puzzle_list(context, list, parse_puzzle_method(solve.method), job);
  }
  const Question question = question_of(solve);
  while (const auto board = list.next()) {
    GameOptions options = context.game_options();
    options.set("board", *board);
    const int status = solve_one(context, options, question, job);
    if (status != kAnswered) return status;
  }
  return kAnswered;
}

int solve_board(Context& context, const SolveOptions& solve, Job& job) {
  const GameOptions options = context.game_options();
  if (!is_puzzle(context.game())) return solve_one(context, options, question_of(solve), job);
  const PuzzleMethod method = parse_puzzle_method(solve.method);
  const auto puzzle = make_puzzle(context.game(), options);
  return print_puzzle(context, solve_puzzle(*puzzle, method, job));
}

// What is asked of games for two makes no sense for one.
void refuse_for_puzzles(const SolveOptions& solve) {
  if (solve.remoteness) throw InputError("--remoteness: the length of flood is its remoteness");
  if (!solve.certificate.empty()) {
    throw InputError("--certificate: there are no certificates for flood; its calls can be played");
  }
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
  command->add_option("--method", solve->method,
                      "auto (default), search or theorem; flood: also heuristic");
  command->add_flag("--remoteness", solve->remoteness, "also how many moves the game lasts");
  command->add_option("--boards", solve->boards,
                      "a list of boards, one a line: @list.g6, @list.s6 or - (standard input)");
  command->add_option("--shape", solve->shape,
                      "of grids in a list @FILE or -, one a line: square:14x14, hex:9x7");
  command->add_option("--certificate", solve->certificate,
                      "write a certificate of the answer to this file, for `harary verify`");
  command->add_option("--certificate-of", solve->certificate_of,
                      "auto (default): of cores where the search ran on a core; or positions");
  command->callback([&, solve] {
    chosen = [&, solve] {
      if (!solve->certificate.empty() && !solve->boards.empty()) {
        throw InputError("--certificate: of one board, not of a list of --boards");
      }
      if (!context.budget().checkpoint.empty() && !solve->boards.empty()) {
        throw InputError("--checkpoint: of one board, not of a list of --boards");
      }
      if (!solve->shape.empty() && solve->boards.empty()) {
        throw InputError("--shape: of the grids in a list of --boards");
      }
      if (is_puzzle(context.game())) refuse_for_puzzles(*solve);
      return context.with_job([&](Job& job) {
        return solve->boards.empty() ? solve_board(context, *solve, job)
                                     : solve_boards(context, *solve, job);
      });
    };
  });
}

}  // namespace harary::cli
