// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
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
#include "cli/board_list.hpp"
#include "cli/context.hpp"
#include "cli/stats_text.hpp"
#include "cli/text.hpp"
#include "games/positional/files/file_question.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary::cli {

namespace {

struct SolveOptions {
  std::string question = "outcome";
  std::string method = "auto";
  std::string boards;
  std::string shape;
  std::string certificate;
  std::string certificate_of = "auto";
  bool trim = false;
  bool remoteness = false;
  bool keep_tables = false;
  bool skip_bad = false;
};

Question question_of(const SolveOptions& solve) {
  return {kind_of_question(solve.question),
          solve.remoteness,
          parse_method(solve.method),
          solve.certificate,
          parse_certificate_of(solve.certificate_of),
          solve.trim};
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
  context.out() << fmt::format("  {} positions in {:.2f} s\n", answer.positions, answer.seconds)
                << stats_text(answer.stats, context.stats()) << std::flush;
}

bool offers_coloured_boards(const GameDescription& game) {
  return std::any_of(game.options.begin(), game.options.end(), [](const OptionSpec& option) {
    return option.type == OptionType::coloured_board;
  });
}

// Of a game on coloured boards, unless the colours are given apart from the graphs.
BoardList list_of(Context& context, const SolveOptions& solve) {
  const bool coloured = offers_coloured_boards(*context.game_description()) &&
                        !context.game_options().has("vertex-colours");
  return BoardList(coloured ? solve.boards : context.list_argument(solve.boards), solve.shape,
                   coloured ? BoardList::Of::coloured_boards : BoardList::Of::graphs, context.in());
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
  context.require_no_time_total();
  return context.with_job([&](Job& job) {
    const SeriesAnswer answer =
        solve_series(context.game(), context.game_options(), kind, question_of(solve), job);
    print_series(context, answer);
    return answer.stopped ? context.stopped(*answer.stopped, "", "an answer") : kAnswered;
  });
}

// The options of the next board in the list.
// With --skip-bad: what is not a board of the game is named, and the list continues.
class SkippedBoards {
 public:
  SkippedBoards(Context& context, bool wanted) : context_(context), wanted_(wanted) {}

  bool wanted() const { return wanted_; }
  void skip(const std::string& why) {
    ++count_;
    context_.err() << "harary: skipped: " + why + '\n' << std::flush;
  }
  // Nothing where the first bad board ends the list.
  std::function<void(const std::string&)> listener() {
    if (!wanted_) return nullptr;
    return [this](const std::string& why) { skip(why); };
  }
  void summarise() {
    if (count_ == 0) return;
    context_.err() << fmt::format("harary: {} {} skipped\n", count_.load(),
                                  count_ == 1 ? "board was" : "boards were");
  }

 private:
  Context& context_;
  bool wanted_;
  std::atomic<std::uint64_t> count_ = 0;  // boards are read by the threads
};

std::optional<GameOptions> next_options(Context& context, BoardList& list, SkippedBoards& skipped) {
  for (;;) {
    try {
      const auto board = list.next();
      if (!board) return std::nullopt;
      GameOptions options = context.game_options();
      options.set("board", *board);
      return options;
    } catch (const InputError& error) {
      if (!skipped.wanted()) throw;
      skipped.skip(error.what());
    }
  }
}

int solve_series_of_boards(Context& context, const SolveOptions& solve, SeriesKind kind) {
  BoardList list = list_of(context, solve);
  SkippedBoards skipped(context, solve.skip_bad);
  ListEnd end;
  try {
    Question question = question_of(solve);
    context.with_list_job([&](Job& job, std::optional<std::chrono::milliseconds> time_each) {
      KeptCores kept(job.budget(), 1.0);
      if (solve.keep_tables) question.kept = &kept;
      Budget each = job.budget();
      each.time = time_each;
      while (const auto options = next_options(context, list, skipped)) {
        Job one(each);
        one.follow(&job);
        const SeriesAnswer answer = solve_series(context.game(), *options, kind, question, one);
        print_series(context, answer);
        end.count(answer.stopped);
        if (answer.stopped) job.check();
      }
    });
  } catch (const JobStopped& stop) {
    end.stopped = stop.reason;
  }
  skipped.summarise();
  return context.ended(end);
}

// One line a board, in input order, each as soon as it and those before it are ready. A board whose
// time is over has its line too, and the next one is tried.
int solve_boards(Context& context, const SolveOptions& solve) {
  BoardList list = list_of(context, solve);
  SkippedBoards skipped(context, solve.skip_bad);
  const auto next = [&] { return next_options(context, list, skipped); };
  ListEnd end;
  try {
    const Question question = question_of(solve);
    context.with_list_job([&](Job& job, std::optional<std::chrono::milliseconds> time_each) {
      const auto tables = solve.keep_tables ? BetweenBoards::keep : BetweenBoards::forget;
      solve_list(
          context.game(), next, question, job, time_each, tables,
          [&](const Answer& answer) {
            print_answer(context, answer, question.kind);
            end.count(answer.stopped);
          },
          skipped.listener());
    });
  } catch (const JobStopped& stop) {
    end.stopped = stop.reason;
  }
  skipped.summarise();
  return context.ended(end);
}

int solve_board(Context& context, const SolveOptions& solve) {
  context.require_no_time_total();
  return context.with_job([&](Job& job) {
    const Question question = question_of(solve);
    const GameOptions options = context.game_options();
    Answer answer;
    if (context.game().empty()) {
      const FileQuestion asked = question_of_file(options);
      answer = solve_one(asked.game, options, question, job);
      print_file_answer(context, answer, asked, notes_on_file(options));
    } else {
      answer = solve_one(context.game(), options, question, job);
      print_answer(context, answer, question.kind, notes_on_file(options), context.board_labels());
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
  context.add_checkpoint_option(*command);
  context.add_list_option(*command);
  context.add_stats_option(*command);
  command
      ->add_option("--question", solve->question,
                   "outcome (default), winner or nimber; number: the least number of colours, or "
                   "of edges in builder, with which the first player wins; class: who wins, for "
                   "either starter")
      ->type_name("{outcome,winner,nimber,number,class}");
  command
      ->add_option("--method", solve->method,
                   "auto (default), search or theorem; for one player also heuristic")
      ->type_name("{auto,search,theorem,heuristic}");
  command->add_flag("--remoteness", solve->remoteness,
                    "also compute how many moves the game lasts");
  command
      ->add_option("--boards", solve->boards,
                   fmt::format("a list of boards, one a line: {} or - (standard input); coloured "
                               "boards also in any notation, a blank line apart: @FILE",
                               list_file_forms("@list")))
      ->type_name("LIST");
  command->add_flag(
      "--skip-bad", solve->skip_bad,
      "with --boards: a line that is not a board, or not one of this game, does not end the "
      "list; each is named on stderr");
  command->add_flag(
      "--keep-tables", solve->keep_tables,
      "with --boards: the tables serve the next boards, too, and grow up to --memory; "
      "faster in clique, star, capture and colex where searches are long, but the "
      "numbers of positions depend on the list");
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
      context.require_game_or_instance(!solve->boards.empty());
      if (!solve->certificate.empty() && !solve->boards.empty()) {
        throw InputError("--certificate: only for one board, not for --boards");
      }
      if (solve->trim && solve->certificate.empty()) {
        throw InputError("--trim: only with --certificate");
      }
      if (!context.budget().checkpoint.empty() && !solve->boards.empty()) {
        throw InputError("--checkpoint: only for one board, not for --boards");
      }
      if (solve->skip_bad && solve->boards.empty()) {
        throw InputError("--skip-bad: only with --boards");
      }
      if (!solve->shape.empty() && solve->boards.empty()) {
        throw InputError("--shape: only with --boards");
      }
      if (solve->keep_tables && solve->boards.empty()) {
        throw InputError("--keep-tables: only with --boards");
      }
      if (solve->keep_tables && solve->remoteness) {
        throw InputError("--keep-tables: not with --remoteness, which uses no tables of this kind");
      }
      if (!solve->boards.empty() &&
          (context.game_options().has("board") || context.game_options().has("order"))) {
        throw InputError("--boards: give either a list of boards or one board, not both");
      }
      if (const auto series = parse_series_kind(solve->question)) {
        return solve->boards.empty() ? solve_one_series(context, *solve, *series)
                                     : solve_series_of_boards(context, *solve, *series);
      }
      return solve->boards.empty() ? solve_board(context, *solve) : solve_boards(context, *solve);
    };
  });
}

}  // namespace harary::cli
