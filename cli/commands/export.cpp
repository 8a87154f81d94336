// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "app/export_game.hpp"
#include "app/export_tatham.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "reduce/qdimacs_of_game.hpp"
#include "store/atomic_file.hpp"

namespace harary::cli {

namespace {

struct ExportOptions {
  std::string format;
  std::string out;
  int moves = 0;  // 0: within the whole game
};

// A coloured board as the game ID of another program.
int run_export_id(Context& context, const ExportOptions& options, Job& job) {
  const ExportedId id =
      export_tatham_id(context.game(), context.game_options(), options.moves, job);
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

int run_export(Context& context, const ExportOptions& options, Job& job) {
  if (options.format == "tatham") return run_export_id(context, options, job);
  const CurrentJob current(job);
  if (options.format != "pg" && options.format != "qdimacs") {
    throw InputError(in_quotes(options.format) +
                     " is not an export format; use pg, qdimacs or tatham");
  }
  const ExportedGame game = export_game(context.game(), context.game_options());
  const int elements = static_cast<int>(game.sets.names.size());
  std::string text;
  if (options.format == "pg") {
    if (game.starter != Side::first) throw InputError("--first: in a .pg file black, Red, begins");
    if (options.moves != 0)
      throw InputError("--moves: only for qdimacs; a .pg file describes the whole game");
    text = pg_text(game.sets, game.builders);
  } else {
    if (!game.sets.turns.empty() || !game.sets.first_moves.empty()) {
      throw InputError(
          "--instance: qdimacs is only for games in which the players move in turn, Red first, any "
          "move, until nothing is left");
    }
    text = qdimacs_of_game(game.sets, game.rules, game.starter,
                           options.moves == 0 ? elements : options.moves);
  }
  if (!options.out.empty()) write_file_atomically(options.out, text);
  if (context.json()) {
    Json json{{"format", options.format},
              {"game", game.rules},
              {"elements", elements},
              {"red_sets", game.sets.sets[0].size()},
              {"green_sets", game.sets.sets[1].size()}};
    if (options.out.empty()) {
      json["text"] = text;
    } else {
      json["out"] = options.out;
    }
    context.print(json);
  } else if (options.out.empty()) {
    context.out() << text << std::flush;
  } else {
    context.out() << fmt::format("{}: {} elements, {} sets of Red, {} of Green\n", options.out,
                                 elements, game.sets.sets[0].size(), game.sets.sets[1].size());
  }
  return kAnswered;
}

}  // namespace

void add_export_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<ExportOptions>();
  CLI::App* command = program.add_subcommand(
      "export",
      "a game for other programs: winning sets (pg), a QBF (qdimacs), a game ID of Simon Tatham's "
      "puzzle Flood (tatham)");
  command->add_option("format", options->format, "pg, qdimacs or tatham")
      ->type_name("{pg,qdimacs,tatham}")
      ->required();
  context.add_game_options(*command);
  context.add_shared_options(*command);
  constexpr std::uint64_t kMostMoves = 4096;
  add_number(*command, "--moves", options->moves, {1, kMostMoves},
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
