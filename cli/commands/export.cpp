// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "app/export_game.hpp"
#include "app/export_written.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/bad_lines.hpp"
#include "cli/board_list.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/board_formats.hpp"
#include "reduce/qdimacs_of_game.hpp"
#include "store/output_file.hpp"

namespace harary::cli {

namespace {

struct ExportOptions {
  std::string format;
  std::string boards;
  std::string out;
  int plies = 0;  // 0: within the whole game
};

// A coloured board as the game ID of another program.
int run_export_id(Context& context, const ExportOptions& options, Job& job) {
  const ExportedId id =
      export_tatham_id(context.game(), context.game_options(), options.plies, job);
  if (!options.out.empty()) write_file_atomically(options.out, id.text + "\n");
  if (context.json()) {
    Json json{{"format", options.format},
              {"game", context.game()},
              {"limit", id.limit},
              {"proved", id.proved}};
    json[options.out.empty() ? "text" : "out"] = options.out.empty() ? id.text : options.out;
    context.print(json);
  } else if (options.out.empty()) {
    context.out() << id.text << '\n' << std::flush;
  } else {
    context.out() << fmt::format("{}: a game ID, {} moves allowed\n", options.out, id.limit);
  }
  return kAnswered;
}

// Writes the text where it belongs, or says what was written.
void deliver(Context& context, const ExportOptions& options, const std::string& text, Json json,
             const std::string& summary) {
  if (!options.out.empty()) write_file_atomically(options.out, text);
  if (context.json()) {
    json[options.out.empty() ? "text" : "out"] = options.out.empty() ? text : options.out;
    context.print(json);
  } else if (options.out.empty()) {
    context.out() << text << std::flush;
  } else {
    context.out() << fmt::format("{}: {}\n", printable(options.out), summary);
  }
}

// A list of graphs, one a line.
int export_list(Context& context, const ExportOptions& options, const BoardFormat& format) {
  if (!format.is_list()) {
    throw InputError(fmt::format(
        "--boards: {} holds one graph; write a list as graph6, sparse6 or digraph6", format.title));
  }
  const GameOptions given = context.game_options();
  if (given.has("board") || given.has("order")) {
    throw InputError("--boards: give either a list of boards or one board, not both");
  }
  BoardList boards(context.list_argument(options.boards), "", BoardList::Of::graphs, context.in());
  BadLines bad(context, BadLinesAre::errors);
  ListEnd end;
  std::string text;  // for a file or an object
  const bool stream = options.out.empty() && !context.json();
  while (const auto board = boards.next()) {
    if (!board->why.empty()) {
      bad.add(board->place, "", board->why);
      continue;
    }
    ++end.boards;
    bad.answered();
    const std::string line = format.write({parse_board(board->text, "--boards"), {}});
    if (stream) {
      context.out() << line << std::flush;
    } else {
      text += line;
    }
  }
  if (!stream) {
    deliver(context, options, text, {{"format", format.name}, {"boards", end.boards}},
            fmt::format("{} {}", end.boards, end.boards == 1 ? "graph" : "graphs"));
  }
  bad.end(end);
  return context.ended(end);
}

// A graph in a format of graphs.
int export_board(Context& context, const ExportOptions& options, const BoardFormat& format) {
  if (!context.game().empty()) {
    throw InputError(fmt::format("{}: {} holds a graph, not a game; write only --board",
                                 in_quotes(context.game()), format.title));
  }
  if (options.plies != 0) throw InputError("--plies: only for qdimacs and tatham");
  if (!options.boards.empty()) return export_list(context, options, format);
  const LabelledGraph board = context.labelled_board();
  const int order = board.graph.order();
  const int edges = board.graph.edge_count();
  deliver(context, options, format.write(board),
          {{"format", format.name}, {"vertices", order}, {"edges", edges}},
          fmt::format("{} {}, {} {}", order, order == 1 ? "vertex" : "vertices", edges,
                      edges == 1 ? "edge" : "edges"));
  return kAnswered;
}

int run_export(Context& context, const ExportOptions& options, Job& job) {
  const CurrentJob current(job);
  if (const BoardFormat* format = format_of_name(options.format)) {
    return export_board(context, options, *format);
  }
  const bool tatham = options.format == "tatham";
  const bool written = options.format == "game";
  if (!tatham && !written && options.format != "pg" && options.format != "qdimacs") {
    throw InputError(fmt::format(
        "{} is not an export format; use game, pg, qdimacs or tatham for a game, {} for "
        "a graph",
        in_quotes(options.format), format_names()));
  }
  if (!options.boards.empty()) {
    throw InputError("--boards: only for graphs, as graph6, sparse6 or digraph6");
  }
  if (context.game().empty()) {
    throw InputError(
        fmt::format("export {}: a game is missing; `harary games` lists them", options.format));
  }
  if (tatham) return run_export_id(context, options, job);
  if (written) {
    if (options.plies != 0) throw InputError("--plies: only for qdimacs and tatham");
    deliver(context, options, written_text_of(context.game(), context.game_options()),
            {{"format", options.format}, {"game", context.game()}}, "a written game");
    return kAnswered;
  }
  const ExportedGame game = export_game(context.game(), context.game_options());
  const int elements = static_cast<int>(game.sets.names.size());
  std::string text;
  if (options.format == "pg") {
    if (game.starter != Side::first) throw InputError("--first: in a .pg file black, Red, begins");
    if (options.plies != 0)
      throw InputError("--plies: only for qdimacs; a .pg file describes the whole game");
    text = pg_text(game.sets, game.owners);
  } else {
    if (!game.sets.turns.empty() || !game.sets.first_moves.empty()) {
      throw InputError(
          "--instance: qdimacs is only for games in which the players move in turn, Red first, any "
          "move, until nothing is left");
    }
    text = qdimacs_of_game(game.sets, game.rule, game.starter,
                           options.plies == 0 ? elements : options.plies);
  }
  deliver(context, options, text,
          {{"format", options.format},
           {"game", game.rules},
           {"elements", elements},
           {"red_sets", game.sets.sets[0].size()},
           {"green_sets", game.sets.sets[1].size()}},
          fmt::format("{} elements, {} sets of Red, {} of Green", elements,
                      game.sets.sets[0].size(), game.sets.sets[1].size()));
  return kAnswered;
}

}  // namespace

void add_export_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<ExportOptions>();
  CLI::App* command = program.add_subcommand("export",
                                             "a game as the text of a written game (game), or for "
                                             "other programs: winning sets (pg), a QBF "
                                             "(qdimacs), a game ID of Simon Tatham's "
                                             "puzzle Flood (tatham); or a graph in another format");
  std::string formats = "game,pg,qdimacs,tatham";
  for (const BoardFormat& format : board_formats()) formats += fmt::format(",{}", format.name);
  command
      ->add_option("to", options->format,
                   "game, pg, qdimacs or tatham for a game, the others for a graph")
      ->type_name("{" + formats + "}")
      ->required();
  context.add_game_options(*command);
  command->get_option("game")->required(false)->description(
      "for game any game that the language of written games can say, for pg and qdimacs one with a "
      "target, for tatham flood; `harary games` lists them");
  command
      ->add_option(
          "--boards", options->boards,
          fmt::format(
              "a list of graphs, for graph6, sparse6 and digraph6: {} or - (standard input)",
              list_file_forms("@list")))
      ->type_name("LIST");
  context.add_shared_options(*command);
  constexpr std::uint64_t kMostMoves = 4096;
  add_number(*command, "--plies", options->plies, {1, kMostMoves},
             "qdimacs: does Red win within this many moves of both players? (default: within the "
             "whole game); tatham: the limit of moves (default: the fewest that are known)");
  command->add_option("--out", options->out, "where to write it (default: standard output)")
      ->type_name("FILE");
  command->callback([&, options] {
    chosen = [&, options] {
      return context.with_job([&](Job& job) { return run_export(context, *options, job); });
    };
  });
}

}  // namespace harary::cli
