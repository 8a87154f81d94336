// SPDX-License-Identifier: MIT
#include "games/one_colour/setup.hpp"

namespace harary {

namespace {

// Only with --score there is an outcome.
std::optional<int> edges_drawn(const SolvedStart& start) {
  if (!start.outcome) return std::nullopt;
  return start.outcome->first;
}

}  // namespace

std::vector<GameDescription> saturation_games() {
  const OptionSpec connected{
      .name = "connected",
      .type = OptionType::flag,
      .label = "Edges must touch what is drawn",
      .help = "every move but the first must touch an edge that is already drawn",
      .advanced = true};
  const OptionSpec score{.name = "score",
                         .type = OptionType::flag,
                         .label = "Count the edges in the end",
                         .help = "Max wants many edges in the end, Min few",
                         .advanced = true};
  return {
      {.name = "saturation",
       .summary = "draw edges of one colour; completing a copy of the target is forbidden; a "
                  "player who cannot move loses (--misere: wins)",
       .options = all_options(
           {graph_board_options(),
            {target_option(), connected, misere_option(), score, red_option(), first_option()}}),
       .example = {{"board", "K6"}},
       .number = GameNumber{.counted = "edges",
                            .one = "edge",
                            .asks = "How many edges are drawn in best play?",
                            .needs = "score",
                            .of = edges_drawn},
       .about = {.title = "Saturation",
                 .group = GameGroup::avoid,
                 .start = 6,
                 .rules = {"Both players draw edges of the same colour, one a turn.",
                           "Completing {target} is forbidden.", "A player who cannot move loses."},
                 .move = "Draw one open edge without completing {target}.",
                 .ties = "There is no tie.",
                 .players = PlayerNames::numbers,
                 .other_roles = RolesWithFlag{"score", {"max", "min"}},
                 .colours = ColourUse::shared,
                 .play = {.options = {{"board", "K4"}},
                          .moves = {"0-1", "1-2", "2-3", "0-3"},
                          .said = "Both missing edges would complete a triangle: Red cannot "
                                  "move and loses."},
                 .sketch = {{{"board", "K7"}}, "edges=0-3,0-4,1-3,1-4,2-5,2-6,3-6"},
                 .samples = {{{"board", "K7"}}},
                 .puzzles = {{.options = {{"board", "K6"}}, .least = 1, .most = 3}}}}};
}

}  // namespace harary
