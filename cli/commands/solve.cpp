// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/engines/core_search.hpp"
#include "app/game.hpp"
#include "app/json.hpp"
#include "app/list.hpp"
#include "app/solve_one.hpp"
#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/bad_lines.hpp"
#include "cli/boards_option.hpp"
#include "cli/commands/solve_form.hpp"
#include "cli/context.hpp"
#include "cli/stats_text.hpp"
#include "cli/text.hpp"
#include "games/positional/files/file_question.hpp"

namespace harary::cli {

namespace {

struct SolveOptions {
  std::string question = "outcome";
  std::string method = "auto";
  BoardsOption boards;
  std::string certificate;
  std::string certificate_of = "auto";
  bool trim = false;
  bool remoteness = false;
  bool keep_tables = false;
  FormRequest form;
};

Question question_of(const std::string& game, const SolveOptions& solve) {
  Question question = question_about(game, solve.question);
  question.remoteness = solve.remoteness;
  question.method = parse_method(solve.method);
  question.certificate = solve.certificate;
  question.certificate_of = parse_certificate_of(solve.certificate_of);
  question.trim = solve.trim;
  question.names_move = true;
  return question;
}

using Notes = std::vector<std::string>;

// `labels`: what the board's file calls its vertices.
void print_answer(Context& context, const Answer& answer, QuestionKind asked,
                  const Notes& notes = {}, const std::vector<std::string>& labels = {}) {
  if (context.json()) {
    Json json = to_json(answer, context.stats());
    if (!notes.empty()) json["notes"] = notes;
    if (!labels.empty()) json["labels"] = labels;
    context.print(json);
    return;
  }
  context.out() << answer_text(answer, asked) << labels_text(labels);
  for (const std::string& note : notes) context.out() << "  " << note << '\n';
  context.out() << stats_text(answer.stats, context.stats()) << std::flush;
}

// The answer to the question of a file: Black is the first player of the game that it stands for.
void print_file_answer(Context& context, const Answer& answer, const FileQuestion& asked,
                       const Notes& notes) {
  if (context.json()) {
    Json json = to_json(answer, context.stats());
    json["question"] = "Black wins";
    json["times"] = asked.times == 0 ? Json(nullptr) : Json(asked.times);
    json["black_wins"] = answer.winner ? Json(*answer.winner == Winner::first) : Json(nullptr);
    if (!notes.empty()) json["notes"] = notes;
    context.print(json);
    return;
  }
  const auto file = answer.instance.find("instance");
  context.out() << fmt::format("{}: ", file == answer.instance.end() ? "-" : file->second);
  if (!answer.winner) {
    context.out() << "not decided\n";
  } else {
    const bool wins = *answer.winner == Winner::first;
    context.out() << (wins ? "yes, Black wins" : "no, Black does not win")
                  << (asked.times == 0 ? "" : fmt::format(" within the {} times", asked.times))
                  << '\n';
    if (wins && !answer.best.empty()) {
      constexpr std::size_t kMost = 20;
      const std::size_t shown = std::min(answer.best.size(), kMost);
      context.out() << fmt::format(
          "  best first moves: {}{}\n",
          fmt::join(answer.best.begin(), answer.best.begin() + std::ptrdiff_t(shown), "  "),
          shown < answer.best.size() ? "  …" : "");
    }
  }
  for (const std::string& note : notes) context.out() << "  " << note << '\n';
  context.out() << "  " << work_text(answer.positions, answer.seconds) << '\n'
                << stats_text(answer.stats, context.stats()) << std::flush;
}

void print_series(Context& context, const SeriesAnswer& answer) {
  if (context.json()) {
    context.print(to_json(answer));
  } else {
    context.out() << series_text(answer) << std::flush;
  }
}

// A board is asked several questions, one after the other.
int solve_one_series(Context& context, const SolveOptions& solve, SeriesKind kind) {
  return context.with_job([&](Job& job) {
    const SeriesAnswer answer = solve_series(context.game(), context.game_options(), kind,
                                             question_of(context.game(), solve), job);
    print_series(context, answer);
    return answer.stopped ? context.stopped(*answer.stopped, "", "an answer") : kAnswered;
  });
}

int solve_series_of_boards(Context& context, const SolveOptions& solve, SeriesKind kind) {
  series_option(context.game(), context.game_options(), kind);  // refuses the game
  Question question = question_of(context.game(), solve);
  KeptCores kept(context.budget(), 1.0);
  if (solve.keep_tables) question.kept = &kept;
  return each_board(context, solve.boards, [&](const std::string& board, Job& job) {
    const SeriesAnswer answer =
        solve_series(context.game(), context.game_options_on(board), kind, question, job);
    print_series(context, answer);
    return answer.stopped;
  });
}

// One line a board, in input order, each as soon as it and those before it are ready. A board whose
// time is over has its line too, and the next one is tried.
int solve_boards(Context& context, const SolveOptions& solve) {
  BoardList list = open_boards(context, solve.boards);
  BadLines bad(context, solve.boards.skip_bad ? BadLinesAre::skipped : BadLinesAre::errors);
  const auto next = [&]() -> std::optional<ListEntry> {
    const auto board = list.next();
    if (!board) return std::nullopt;
    return ListEntry{board->place, context.game_options_on(board->text), board->why};
  };
  ListEnd end;
  try {
    const Question question = question_of(context.game(), solve);
    context.with_list_job([&](Job& job, std::optional<std::chrono::milliseconds> time_each) {
      const auto tables = solve.keep_tables ? BetweenBoards::keep : BetweenBoards::forget;
      solve_list(
          context.game(), {next, count_boards(context, solve.boards)}, question, job, time_each,
          tables,
          [&](const Answer& answer) {
            print_answer(context, answer, question.kind);
            end.count(answer.stopped);
            bad.answered();
          },
          [&](const std::string& place, const std::string& board, const std::string& why) {
            bad.add(place, board, why);
          });
    });
  } catch (const JobStopped& stop) {
    end.stopped = stop.reason;
  }
  bad.end(end);
  return context.ended(end);
}

int solve_board(Context& context, const SolveOptions& solve) {
  return context.with_job([&](Job& job) {
    const Question question = question_of(context.game(), solve);
    const GameOptions options = context.game_options();
    Answer answer;
    if (context.game().empty()) {
      const FileQuestion asked = question_of_file(options);
      answer = solve_one(asked.game, options, question, job);
      print_file_answer(context, answer, asked, notes_on_file(options));
    } else {
      answer = solve_one(context.game(), options, question, job);
      print_answer(context, answer, question.kind,
                   context.game_is_written() ? notes_on_written(options) : notes_on_file(options),
                   context.board_labels());
    }
    if (!answer.stopped) return kAnswered;
    return context.stopped(
        *answer.stopped, job.budget().checkpoint,
        answer.proved && !solve.certificate.empty() ? "the certificate was written" : "an answer");
  });
}

}  // namespace

void add_solve_command(CLI::App& program, Context& context, Command& chosen) {
  auto solve = std::make_shared<SolveOptions>();
  CLI::App* command =
      program.add_subcommand("solve", "who wins, the value, the outcome, best first moves");
  context.add_game_options(*command, Context::GameName::or_instance);
  context.add_shared_options(*command);
  command
      ->add_option(
          "--question", solve->question,
          "outcome (default), winner or nimber; number: of a game about one, such as the fewest "
          "colours with which Alice wins; class: who wins, for either starter; form: the value in "
          "Conway's theory, in canonical form")
      ->type_name("{outcome,winner,nimber,number,class,form}");
  add_form_options(*command, solve->form);
  command
      ->add_option("--certificate", solve->certificate,
                   "write a certificate of the answer to this file, for `harary verify`")
      ->type_name("FILE");
  add_boards_options(*command, context, solve->boards);
  command->add_flag("--remoteness", solve->remoteness,
                    "also compute how many moves the game lasts");
  command
      ->add_option("--method", solve->method,
                   "auto (default), search or theorem; for one player also heuristic")
      ->type_name("{auto,search,theorem,heuristic}");
  context.add_checkpoint_option(*command);
  context.add_stats_option(*command);
  command->add_flag(
      "--keep-tables", solve->keep_tables,
      "with --boards: the tables serve the next boards, too, and grow up to --memory; "
      "faster in clique, star, capture and colex where searches are long, but the "
      "numbers of positions depend on the list");
  command
      ->add_option(
          "--certificate-of", solve->certificate_of,
          "auto (default): core positions if the search used a core, one-sided ones where there "
          "are such, and summands of triangle saturation on at most 16 vertices; cores: neither "
          "one-sided ones nor summands; positions: plain positions; checked: what harary-check "
          "reads, whose soundness is proved")
      ->type_name("{auto,cores,positions,checked}");
  context.add_fingerprints_option(*command);
  command->add_flag("--trim", solve->trim,
                    "with --certificate: solve again with the answer as an oracle, as long as "
                    "proofs become smaller; the certificate is shorter, and takes longer to write");
  command->callback([&, solve] {
    chosen = [&, solve] {
      take_orders(context, solve->boards);
      context.require_game_or_instance(solve->boards.given());
      if (!solve->certificate.empty() && solve->boards.given()) {
        throw InputError("--certificate: only for one board, not for --boards");
      }
      if (solve->trim && solve->certificate.empty()) {
        throw InputError("--trim: only with --certificate");
      }
      if (!context.budget().checkpoint.empty() && solve->boards.given()) {
        throw InputError("--checkpoint: only for one board, not for --boards");
      }
      if (solve->keep_tables && !solve->boards.given()) {
        throw InputError("--keep-tables: only with --boards");
      }
      if (solve->keep_tables && solve->remoteness) {
        throw InputError("--keep-tables: not with --remoteness, which uses no tables of this kind");
      }
      require_boards_alone(context, solve->boards);
      if (solve->question == kFormQuestion) {
        solve->form.question = question_of(context.game(), *solve);
        return solve->boards.given() ? solve_forms(context, solve->form, solve->boards)
                                     : solve_form_of_board(context, solve->form);
      }
      require_no_form_options(solve->form);
      if (const auto series = parse_series_kind(context.game(), solve->question)) {
        return solve->boards.given() ? solve_series_of_boards(context, *solve, *series)
                                     : solve_one_series(context, *solve, *series);
      }
      return solve->boards.given() ? solve_boards(context, *solve) : solve_board(context, *solve);
    };
  });
}

}  // namespace harary::cli
