// SPDX-License-Identifier: MIT
// The achievement games, strong and weak, in words.
#include "games/positional/games.hpp"
#include "games/positional/setup.hpp"
#include "games/positional/shared_colours.hpp"
#include "games/positional/turn_list.hpp"

namespace harary {

namespace {

const Example kTriangles{{"board", "K5"}, {"target", "K3"}};
const Example kRows{{"board", "grid:3x3"}, {"target", "line:3"}};
const char* const kMove = "Colour one open edge.";
const std::vector<std::string> kFirstToComplete{"Red and Green in turn colour one open edge.",
                                                "Try to complete {target} in your own colour.",
                                                "The first to complete one wins."};
const char* const kDraw = "A full board without one is a tie.";

OptionSpecs with_instance() {
  return all_options({target_options(), {turns_option(), moves_option(), instance_option()}});
}

GameDescription sima() {
  return {.name = "sima",
          .summary = "Sima: the first to complete a triangle in their own colour on K6 wins",
          .options = named_target_options(),
          .listed = {{.kind = SetGameKind::strong}},
          .about = {.title = "Sima",
                    .group = GameGroup::race,
                    .start = 7,
                    .rules = kFirstToComplete,
                    .move = kMove,
                    .ties = kDraw,
                    .play = {.options = {},
                             .moves = {"0-2", "1-3", "2-4", "3-5", "0-4"},
                             .said = "Red is the first with a triangle and wins."},
                    .sketch = {{}, "red=0-2,2-4,0-4;green=1-3,3-5"},
                    .samples = {{{"board", "K5"}}},
                    .puzzles = {{.options = {}, .least = 1, .most = 2}}}};
}

GameDescription achievement() {
  return {.name = "achievement",
          .summary =
              "the first to complete a copy of the target in their colour wins; a full "
              "board is a draw",
          .options = all_options({with_instance(), {colours_shared_option()}}),
          .example = kTriangles,
          .listed = {{.kind = SetGameKind::strong}},
          .about = {
              .title = "Achievement",
              .group = GameGroup::race,
              .start = 8,
              .rules = kFirstToComplete,
              .move = kMove,
              .ties = kDraw,
              .play = {.options = kTriangles,
                       .moves = {"0-2", "1-3", "2-4", "0-3", "0-4"},
                       .said = "Red is the first with a triangle and wins."},
              .sketch = {kTriangles, "red=0-2,2-4,0-4;green=1-3,0-1"},
              .samples = {kTriangles},
              .puzzles = {
                  {.options = kRows, .least = 1, .most = 2},
                  {.options = {{"board", "grid:4x4"}, {"target", "line:3"}}, .least = 1, .most = 3},
                  {.options = {{"board", "K6"}, {"target", "C4"}}, .least = 1, .most = 3}}}};
}

GameDescription achievement_no_draw() {
  return {
      .name = "achievement-no-draw",
      .summary = "like achievement, but a draw counts as a win of Green",
      .options = with_instance(),
      .example = kTriangles,
      .listed = {{.kind = SetGameKind::strong, .draw = false}},
      .about = {.title = "Achievement, no draw",
                .group = GameGroup::race,
                .start = 9,
                .rules = kFirstToComplete,
                .move = kMove,
                .ties = "If neither player can complete one any more, Green wins.",
                .play = {.options = {{"board", "K4"}, {"target", "K3"}},
                         .moves = {"0-1", "1-2", "2-3", "0-3"},
                         .said = "Neither player can complete a triangle any more: Green wins."},
                .sketch = {kTriangles, "red=1-3,3-4,1-4;green=0-2,2-4"},
                .samples = {kTriangles}}};
}

// Green has no target; the option is read and means nothing.
OptionSpecs without_greens_target(OptionSpecs options) {
  for (OptionSpec& option : options) {
    if (option.name == "green-target") option.interfaces.page = false;
  }
  return options;
}

GameDescription maker_breaker() {
  return {
      .name = "maker-breaker",
      .summary = "Maker (red) wins with a red copy of the target, Breaker (green) by preventing it",
      .options = without_greens_target(with_instance()),
      .example = kTriangles,
      .listed = {{.kind = SetGameKind::maker_breaker}},
      .about = {
          .title = "Maker–Breaker",
          .group = GameGroup::race,
          .start = 10,
          .rules = {"Maker colours one open edge red, Breaker one green, in turn.",
                    "Maker tries to complete {target} in red; green copies count nothing.",
                    "Maker wins with one, Breaker by preventing it."},
          .move = kMove,
          .ties = "There is no tie: if Maker has none in the end, Breaker wins.",
          .roles = {"maker", "breaker"},
          .play = {.options = kTriangles,
                   .moves = {"0-2", "1-3", "2-4", "0-3", "0-4"},
                   .said = "Maker has a triangle and wins."},
          .sketch = {{{"board", "K6"}, {"target", "K3"}}, "red=0-1,1-2,0-2;green=0-3,1-4,2-5"},
          .samples = {kTriangles},
          .puzzles = {{.options = kTriangles, .least = 1, .most = 2},
                      {.options = {{"board", "K5"}, {"target", "C4"}}, .least = 1, .most = 3},
                      {.options = kRows, .least = 1, .most = 2}}}};
}

}  // namespace

std::vector<GameDescription> achievement_games() {
  return {sima(), achievement(), achievement_no_draw(), maker_breaker()};
}

}  // namespace harary
