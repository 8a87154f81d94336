// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"

namespace harary::cli {

void add_analyse_command(CLI::App& program, Context& context, Command& chosen) {
  auto position = std::make_shared<std::string>();
  CLI::App* command = program.add_subcommand(
      "analyse", "every legal move of a position, with its value and remoteness");
  command->alias("analyze");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command->add_option("--position", *position,
                      "the position, such as \"red=0-1,1-2;green=0-2\" (default: the start)");
  command->callback([&, position] {
    chosen = [&, position] {
      const auto game = make_game(context.game(), context.game_options());
      const Analysis analysis =
          context.with_job([&](Job& job) { return game->analyse(*position, job); });
      if (context.json()) {
        context.print(to_json(analysis));
      } else {
        context.out() << analysis_text(analysis);
      }
      return analysis.stopped ? context.stopped(*analysis.stopped) : kAnswered;
    };
  });
}

}  // namespace harary::cli
