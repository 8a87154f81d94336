// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"

namespace harary::cli {

void add_layers_command(CLI::App& program, Context& context, Command& chosen) {
  auto with_values = std::make_shared<bool>(false);
  auto folder = std::make_shared<std::string>();
  CLI::App* command =
      program.add_subcommand("layers", "number of positions up to isomorphism, by ply");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command->add_flag("--values", *with_values,
                    "also count the positions that the next (N) and the previous (P) player wins");
  command
      ->add_option("--tablebase", *folder,
                   "count the positions of this tablebase instead of generating them")
      ->type_name("FOLDER");
  command->callback([&, with_values, folder] {
    chosen = [&, with_values, folder] {
      const LayerTable table = context.with_job([&](Job& job) {
        const auto game = context.make_game(job);
        return folder->empty() ? game->layers(*with_values, job)
                               : game->layers_from(Tablebase(*folder), job);
      });
      if (context.json()) {
        context.print(to_json(table));
      } else {
        context.out() << layers_text(table);
      }
      return table.stopped ? context.stopped(*table.stopped) : kAnswered;
    };
  });
}

}  // namespace harary::cli
