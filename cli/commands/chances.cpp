// SPDX-License-Identifier: MIT
// Slany's question in figures: how often does the side that should lose win against opponents who
// make mistakes?
#include <fmt/format.h>

#include "app/catalogue.hpp"
#include "app/suggestion/rates.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/plot.hpp"
#include "cli/text.hpp"
#include "cli/whole_numbers.hpp"
#include "store/output_file.hpp"

namespace harary::cli {

namespace {

void print_rates(Context& context, const Game& game, const RateTable& table) {
  if (context.json()) {
    Json json = asked_json(game.name(), game.options());
    json["side"] = name_of(table.side);
    json["role"] = game.roles().of(table.side);
    json["positions"] = table.positions;
    json["opponents"] = Json::array();
    for (const RateLine& line : table.lines) {
      Json rates = Json::object();
      for (std::size_t i = 0; i < table.players.size(); ++i)
        rates[table.players[i]] = line.rates[i];
      json["opponents"].push_back(
          {{"opponent", line.opponent}, {"rates", rates}, {"bound", line.bound}});
    }
    if (!table.learned.empty()) {
      json["learning"] = {{"opponent", table.learning_from},
                          {"games_a_point", table.games_a_point},
                          {"rates", table.learned}};
    }
    context.print(json);
    return;
  }
  context.out() << fmt::format(
      "{}: how often {} wins, exactly ({} positions; a tie counts one half)\n"
      "{:<26}",
      instance_text(game.name(), game.options()), as_name(game.roles().of(table.side)),
      table.positions, "against an opponent who");
  for (const std::string& player : table.players) context.out() << fmt::format("{:>14}", player);
  context.out() << fmt::format("{:>14}\n", "at best");
  for (const RateLine& line : table.lines) {
    context.out() << fmt::format("{:<26}", line.opponent);
    for (const double rate : line.rates) context.out() << fmt::format("{:>14.4f}", rate);
    context.out() << fmt::format("{:>14.4f}\n", line.bound);
  }
  if (table.learned.empty()) return;
  context.out() << fmt::format("\nlearning against one opponent who {}, wins by {} games:\n",
                               table.learning_from, table.games_a_point);
  for (std::size_t i = 0; i < table.learned.size(); ++i) {
    context.out() << fmt::format("{:>8} {:>8.4f}  {}\n", i * table.games_a_point, table.learned[i],
                                 std::string(static_cast<std::size_t>(table.learned[i] * 50), '#'));
  }
}

Plot curve_of(const Game& game, const RateTable& table) {
  Plot plot{
      instance_text(game.name(), game.options()) + ": the learning player against blind spots",
      "games played",
      "chance to win",
      {}};
  for (std::size_t i = 0; i < table.learned.size(); ++i) {
    plot.points.emplace_back(i * static_cast<std::size_t>(table.games_a_point), table.learned[i]);
  }
  return plot;
}

Side parse_side(const Game& game, const std::string& text) {
  if (text == "first") return Side::first;
  if (text == "second") return Side::second;
  if (const auto side = game.roles().side_of(text)) return *side;
  throw InputError(fmt::format("--as: {} is not {} or {}; it must be first or second",
                               in_quotes(text), game.roles().first, game.roles().second));
}

}  // namespace

void add_chances_command(CLI::App& program, Context& context, Command& chosen) {
  struct Asked {
    std::string side = "first";
    int games = 2000;
    std::string plot;
  };
  auto asked = std::make_shared<Asked>();
  CLI::App* command = program.add_subcommand(
      "chances",
      "how often a side wins against opponents who make mistakes, and how learning improves that");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command
      ->add_option("--as", asked->side,
                   "the side whose chances are computed: first (default), second or the player's "
                   "name, such as red or breaker")
      ->type_name("{first,second}");
  constexpr std::uint64_t kMostGames = 1'000'000;
  add_number(*command, "--games", asked->games, {0, kMostGames},
             "games that the learning player plays (default 2000)");
  command->add_option("--plot", asked->plot, "draw the learning player's curve into this SVG file")
      ->type_name("FILE");
  command->callback([&, asked] {
    chosen = [&, asked] {
      return context.with_job([&](Job& job) {
        const std::shared_ptr<const Game> game = context.make_game(job);
        const Side side = parse_side(*game, asked->side);
        if (!asked->plot.empty() && asked->games == 0) {
          throw InputError("--plot: needs --games");
        }
        const RateTable table = rate_table(game, side, asked->games, job);
        print_rates(context, *game, table);
        if (!asked->plot.empty()) {
          write_file_atomically(asked->plot, svg_of(curve_of(*game, table)));
        }
        return kAnswered;
      });
    };
  });
}

}  // namespace harary::cli
