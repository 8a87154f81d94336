// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/catalogue.hpp"
#include "cli/context.hpp"

namespace harary::cli {

namespace {

// The catalogue's line, and which tables there are of the example: `harary layers`, `harary
// tablebase`.
Json line_of(const GameDescription& game) {
  Json json = to_json(game);
  GameOptions options;
  options.set_all(game.example);
  const auto example = make_game(game.name, options);
  const RuntimeRules& rules = example->rules();
  json["layers"] = rules.players() > 1 && rules.layer(rules.start()).has_value();
  json["tablebases"] = example->has_tablebases();
  return json;
}

}  // namespace

void add_games_command(CLI::App& program, Context& context, Command& chosen) {
  CLI::App* command = program.add_subcommand("games", "the catalogue: games, options, examples");
  context.add_shared_options(*command);
  command->callback([&] {
    chosen = [&] {
      for (const GameDescription& game : catalogue()) {
        const Json json = line_of(game);
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
