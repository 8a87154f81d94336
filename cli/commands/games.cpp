// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/catalogue.hpp"
#include "cli/context.hpp"

namespace harary::cli {

namespace {

// The catalogue's line, and which tables there are of the example: `harary layers`, `harary
// tablebase`.
Json line_of(const GameDescription& game, const Game& example_game) {
  Json json = to_json(game);
  const RuntimeRules& rules = example_game.rules();
  json["layers"] = rules.players() > 1 && rules.layer(rules.start()).has_value();
  json["tablebases"] = example_game.has_tablebases();
  return json;
}

void print_game(Context& context, const GameDescription& game, const Game& example) {
  const Json json = line_of(game, example);
  if (context.json()) return context.print(json);
  context.out() << fmt::format("{}\n    {}\n    rules: {} {}\n", game.name, game.summary,
                               rules_text(game.about, "the target"), game.about.ties);
  context.out() << fmt::format("    options: --{}\n",
                               fmt::join(json["options"].get<std::vector<std::string>>(), " --"));
  const auto text = json["example"].get<std::string>();
  if (!text.empty()) context.out() << fmt::format("    example: {}\n", text);
}

}  // namespace

void add_games_command(CLI::App& program, Context& context, Command& chosen) {
  CLI::App* command = program.add_subcommand("games", "the catalogue: games, options, examples");
  context.add_shared_options(*command);
  context.add_optional_game(*command);
  command->callback([&] {
    chosen = [&] {
      if (context.game_is_written()) {
        const GameOptions options = context.game_options();
        print_game(context, *context.game_description(), *make_game(context.game(), options));
        return kAnswered;
      }
      for (const GameDescription& game : catalogue()) {
        if (!context.game().empty() && &game != &describe_game(context.game())) continue;
        GameOptions options;
        options.set_all(game.example);
        print_game(context, game, *make_game(game.name, options));
      }
      return kAnswered;
    };
  });
}

}  // namespace harary::cli
