// SPDX-License-Identifier: MIT
#include <memory>
#include <string>

#include "app/catalogue.hpp"
#include "cli/context.hpp"
#include "cli/help/page.hpp"
#include "cli/help/wrapped.hpp"
#include "cli/window.hpp"

namespace harary::cli {

namespace {

// The catalogue's line, and which tables there are of the example: `harary layers`, `harary
// tablebase`.
Json line_of(const GameDescription& game, GameOptions options) {
  Json json = to_json(game);
  options.set_all(game.example);
  const auto example = make_game(game.name, options);
  const RuntimeRules& rules = example->rules();
  json["layers"] = rules.players() > 1 && rules.layer(rules.start()).has_value();
  json["tablebases"] = example->has_tablebases();
  return json;
}

}  // namespace

void add_games_command(CLI::App& program, Context& context, Command& chosen) {
  CLI::App* command =
      program.add_subcommand("games", "the games there are; with a name, all about one of them");
  context.add_optional_game(*command);
  context.add_shared_options(*command);
  command->callback([&] {
    chosen = [&] {
      if (context.has_game()) {
        const std::shared_ptr<const GameDescription> game = context.game_description();
        if (context.json()) {
          context.print(line_of(*game, context.game_options()));
        } else {
          context.out() << game_page(*game, page_columns());
        }
        return kAnswered;
      }
      for (const GameDescription& game : catalogue()) {
        if (context.json()) {
          context.print(line_of(game, GameOptions()));
        } else {
          context.out() << entry(game.name, game.summary, page_columns());
        }
      }
      if (!context.json()) context.out() << "\nAll about one: harary games NAME\n";
      return kAnswered;
    };
  });
}

}  // namespace harary::cli
