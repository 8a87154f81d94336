// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"

namespace harary::cli {

void add_layers_command(CLI::App& program, Context& context, Command& chosen) {
  auto with_values = std::make_shared<bool>(false);
  CLI::App* command =
      program.add_subcommand("layers", "number of positions up to isomorphism, by ply");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command->add_flag("--values", *with_values,
                    "also how many are won for the next (N) and the previous (P) player");
  command->callback([&, with_values] {
    chosen = [&, with_values] {
      const auto game = make_game(context.game(), context.game_options());
      const LayerTable table =
          context.with_job([&](Job& job) { return game->layers(*with_values, job); });
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
