// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/catalogue.hpp"
#include "cli/context.hpp"

namespace harary::cli {

void add_games_command(CLI::App& program, Context& context, Command& chosen) {
  CLI::App* command = program.add_subcommand("games", "the catalogue: games, options, examples");
  context.add_shared_options(*command);
  command->callback([&] {
    chosen = [&] {
      for (const GameDescription& game : catalogue()) {
        const Json json = to_json(game);
        if (context.json()) {
          context.print(json);
          continue;
        }
        context.out() << fmt::format("{}\n    {}\n    rules: {} {}\n", game.name, game.summary,
                                     rules_text(game.about, "the target"), game.about.ties);
        context.out() << fmt::format(
            "    options: --{}\n",
            fmt::join(json["options"].get<std::vector<std::string>>(), " --"));
        context.out() << fmt::format("    example: {}\n", json["example"].get<std::string>());
      }
      return kAnswered;
    };
  });
}

}  // namespace harary::cli
