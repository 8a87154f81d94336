// SPDX-License-Identifier: MIT
#include "games/written/family.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/small_letters.hpp"
#include "games/written/fields.hpp"
#include "games/written/reader.hpp"
#include "games/written/reasons.hpp"

namespace harary {

namespace {

Side starting_side(const written::Game& game, const GameOptions& options) {
  if (!options.has("first")) return Side::first;
  const std::string name = options.text("first");
  for (const Side side : {Side::first, Side::second}) {
    if (small_letters(name) == small_letters(game.name_of(side))) return side;
  }
  throw InputError(fmt::format(
      "--first: {} is not a player; {}", in_quotes(name),
      written::Speaker::known_words(name, "players", {game.players[0], game.players[1]})));
}

DrawingKind drawing_of(const written::Game& game) {
  return game.points_are == written::PointsAre::edges ? DrawingKind::graph : DrawingKind::vertices;
}

}  // namespace

GameDescription written_description(const written::Game& game) {
  const bool scored = game.last == written::Result::score;
  return {.name = game.name,
          .summary = game.rules.empty() ? "a written game" : game.rules,
          .options = {{.name = kWrittenText,
                       .label = "The game's text",
                       .help = "the text of a written game (docs/written-games.md)",
                       .interfaces = {.command_line = false, .page = false, .python = false}},
                      {.name = "board",
                       .label = "Board",
                       .help = "takes the place of the board that the text names"},
                      {.name = "first",
                       .label = "Who starts",
                       .help = "the player who starts, by name",
                       .values = {game.players[0], game.players[1]}},
                      {.name = kAsWritten,
                       .type = OptionType::flag,
                       .label = "As written",
                       .help = "the rules as they are written answer, also where the game is one "
                               "that another engine knows",
                       .advanced = true}},
          .drawing = drawing_of(game),
          .about = {.title = game.title,
                    .rules = written::sentences(game),
                    .move = "Put down marks as the rules say.",
                    .ties = "Equal sums, and what the rules call a draw, are a draw.",
                    .points = scored ? "The larger sum of points wins." : "",
                    .roles = {written::role_name(game, Side::first),
                              written::role_name(game, Side::second)},
                    .several = true}};
}

written::Game read_written(const GameOptions& options) {
  return written::read_game(options.text(kWrittenText), "the text", options.text("board"));
}

WrittenSetup read_written_setup(const GameOptions& options) {
  WrittenSetup setup;
  setup.game = read_written(options);
  setup.starts = starting_side(setup.game, options);
  setup.options = {{kWrittenText, options.text(kWrittenText)}};
  if (!setup.game.board.empty()) setup.options["board"] = setup.game.board;
  if (options.has("first")) setup.options["first"] = options.text("first");
  if (options.flag(kAsWritten)) setup.options[kAsWritten] = "true";
  return setup;
}

}  // namespace harary
