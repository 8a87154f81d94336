// SPDX-License-Identifier: MIT
#include "cli/boards_option.hpp"

#include <fmt/format.h>

#include "app/catalogue.hpp"
#include "app/list_progress.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "cli/bad_lines.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary::cli {

namespace {

bool lists_coloured_boards(const Context& context) {
  if (!context.has_game()) return false;
  const std::shared_ptr<const GameDescription> game = context.game_description();
  bool coloured = false;
  for (const OptionSpec& option : game->options) {
    coloured = coloured || option.type == OptionType::coloured_board;
  }
  return coloured && !context.game_options().has("vertex-colours");
}

BoardList::Of kind_of(const Context& context) {
  return lists_coloured_boards(context) ? BoardList::Of::coloured_boards : BoardList::Of::graphs;
}

std::string list_of(const Context& context, const BoardsOption& boards) {
  return lists_coloured_boards(context) ? boards.list : context.list_argument(boards.list);
}

}  // namespace

void add_boards_options(CLI::App& command, Context& context, BoardsOption& boards,
                        BoardsOption::Of of) {
  context.add_list_option(command);
  command
      .add_option("--boards", boards.list,
                  fmt::format("a list of boards, one a line: {} or - (standard input); coloured "
                              "boards also in any notation, a blank line apart: @FILE",
                              list_file_forms("@list")))
      ->type_name("LIST");
  command.add_flag("--skip-bad", boards.skip_bad,
                   "with --boards: lines that are not boards, or none of this game, are expected: "
                   "they are named on stderr, and the exit status is that of the others");
  if (of == BoardsOption::Of::graphs) return;
  command
      .add_option("--shape", boards.shape,
                  "the shape of the grids in --boards @FILE or -: square:14x14, hex:9x7")
      ->type_name("SHAPE");
}

void require_boards_alone(const Context& context, const BoardsOption& boards) {
  if (!boards.given()) {
    if (boards.skip_bad) throw InputError("--skip-bad: only with --boards");
    if (!boards.shape.empty()) throw InputError("--shape: only with --boards");
    context.require_no_time_total();
    return;
  }
  if (context.game().empty()) return;
  const GameOptions options = context.game_options();
  if (options.has("board") || options.has("order")) {
    throw InputError("--boards: give either a list of boards or one board, not both");
  }
  require_options(context.game(), options);
}

void take_orders(Context& context, BoardsOption& boards) {
  constexpr std::string_view kTo = "..";
  const std::string text = context.game_options().text("order");
  const std::size_t at = text.find(kTo);
  if (at == std::string::npos) return;
  const NumberRange all{1, kMaxOrder};
  const std::uint64_t least = read_number("--order", text.substr(0, at), all);
  const std::uint64_t most = read_number("--order", text.substr(at + kTo.size()), all);
  if (least > most) {
    throw InputError(fmt::format("--order: {} is an empty range", in_quotes(text)));
  }
  if (boards.given()) throw InputError("--order: a range is a list of boards; not with --boards");
  boards.orders = NumberRange{least, most};
  context.forget_order();
}

BoardList open_boards(Context& context, const BoardsOption& boards) {
  if (boards.orders) {
    std::string names;
    for (std::uint64_t n = boards.orders->least; n <= boards.orders->most; ++n) {
      names += fmt::format("K{}\n", n);
    }
    return BoardList(names, "--order");
  }
  return BoardList(list_of(context, boards), boards.shape, kind_of(context), context.in());
}

std::uint64_t count_boards(const Context& context, const BoardsOption& boards) {
  if (boards.orders) return boards.orders->most - boards.orders->least + 1;
  if (!context.shows_progress()) return 0;
  return BoardList::count(list_of(context, boards), boards.shape, kind_of(context));
}

int each_board(Context& context, const BoardsOption& boards, const AskBoard& ask) {
  BoardList list = open_boards(context, boards);
  BadLines bad(context, boards.skip_bad ? BadLinesAre::skipped : BadLinesAre::errors);
  ListEnd end;
  try {
    context.with_list_job([&](Job& job, std::optional<std::chrono::milliseconds> time_each) {
      ListProgress progress(job, count_boards(context, boards));
      Budget each = job.budget();
      each.time = time_each;
      const auto next = [&] {
        const CurrentJob current(job);
        return list.next();
      };
      for (auto board = next(); board; board = next()) {
        if (!board->why.empty()) {
          bad.add(board->place, "", board->why);
          progress.count();
          continue;
        }
        Job one(each, progress.listener());
        one.follow(&job);
        try {
          const auto stopped = ask(board->text, one);
          end.count(stopped);
          bad.answered();
          if (stopped) job.check();
        } catch (const InputError& error) {
          bad.add(board->place, board->text, error.what());
        } catch (const LimitError& error) {
          bad.add(board->place, board->text, error.what());
        } catch (const JobStopped& stop) {  // before the game was made
          job.check();                      // unless the whole list is stopped
          end.count(stop.reason);
          context.err() << fmt::format("harary: {}: {}: the {} limit came first\n", board->place,
                                       board->text, name_of(stop.reason));
        }
        progress.count();
      }
    });
  } catch (const JobStopped& stop) {
    end.stopped = stop.reason;
  }
  bad.end(end);
  return context.ended(end);
}

}  // namespace harary::cli
