// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"
#include "cli/boards_option.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"

namespace harary::cli {

namespace {

struct LayersOptions {
  bool with_values = false;
  std::string folder;  // of a tablebase; empty: none
  BoardsOption boards;
};

std::optional<StopReason> print_layers(Context& context, const LayersOptions& asked,
                                       const Game& game, Job& job) {
  const LayerTable table = asked.folder.empty() ? game.layers(asked.with_values, job)
                                                : game.layers_from(Tablebase(asked.folder), job);
  if (context.json()) {
    context.print(to_json(table));
  } else {
    context.out() << layers_text(table) << std::flush;
  }
  return table.stopped;
}

}  // namespace

void add_layers_command(CLI::App& program, Context& context, Command& chosen) {
  auto asked = std::make_shared<LayersOptions>();
  CLI::App* command =
      program.add_subcommand("layers", "number of positions up to isomorphism, by ply");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command->add_flag("--values", asked->with_values,
                    "also count the positions that the next (N) and the previous (P) player wins");
  add_boards_options(*command, context, asked->boards);
  command
      ->add_option("--tablebase", asked->folder,
                   "count the positions of this tablebase instead of generating them")
      ->type_name("FOLDER");
  command->callback([&, asked] {
    chosen = [&, asked] {
      take_orders(context, asked->boards);
      require_boards_alone(context, asked->boards);
      if (asked->boards.given()) {
        if (!asked->folder.empty()) throw InputError("--tablebase: not with --boards");
        return each_board(context, asked->boards, [&](const std::string& board, Job& job) {
          return print_layers(context, *asked, *context.make_game_on(board, job), job);
        });
      }
      const auto stopped = context.with_job(
          [&](Job& job) { return print_layers(context, *asked, *context.make_game(job), job); });
      return stopped ? context.stopped(*stopped) : kAnswered;
    };
  });
}

}  // namespace harary::cli
