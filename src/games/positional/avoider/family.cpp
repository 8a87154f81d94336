// SPDX-License-Identifier: MIT
// Avoider-Enforcer games in words.
#include <fmt/format.h>

#include "games/positional/avoider/avoider.hpp"
#include "games/positional/games.hpp"
#include "games/positional/turn_list.hpp"

namespace harary {

EndReason avoided(const std::string& target) {
  return {fmt::format("Avoider cannot complete {} any more, and wins by that.", target)};
}

namespace {

OptionSpec monotone_option() {
  return {.name = "monotone",
          .type = OptionType::flag,
          .label = "Monotone: more edges a turn are allowed",
          .help = "monotone rules: a turn takes at least the edges of the bias, and may take more",
          .advanced = true};
}

const Example kTriangleOnK4{{"board", "K4"}, {"target", "K3"}};

}  // namespace

std::vector<GameDescription> avoider_games() {
  return {{.name = "avoider-enforcer",
           .summary = "Avoider (red) loses if she owns a copy of the target in the end, Enforcer "
                      "(green) wants that",
           .options =
               all_options({graph_board_options(),
                            {set_target_option(), red_option(), green_option(), first_option(),
                             bias_option(), turns_option(), monotone_option(), instance_option()}}),
           .example = kTriangleOnK4,
           .listed = {{.kind = SetGameKind::avoider_enforcer},
                      {.kind = SetGameKind::monotone_avoider_enforcer}},
           .about = {.title = "Avoider–Enforcer",
                     .group = GameGroup::avoid,
                     .rules = {"Avoider colours one open edge red, Enforcer one green, in turn.",
                               "Avoider loses if she completes {target} in red; green copies count "
                               "nothing.",
                               "Avoider wins if she has none when all edges are coloured.",
                               "In the monotone game a turn may take more edges; \"end\" ends it."},
                     .move = "Colour one open edge.",
                     .ties = "There is no tie: if Avoider has none in the end, she wins.",
                     .roles = {"avoider", "enforcer"},
                     .play = {.options = kTriangleOnK4,
                              .moves = {"0-1", "0-2", "2-3", "0-3", "1-2", "1-3"},
                              .said = "Every triangle has a green edge. Avoider wins."},
                     .sketch = {{{"board", "K5"}, {"target", "K3"}},
                                "red=0-1,1-2,2-3,3-4;green=0-2,0-3,1-4"},
                     .samples = {kTriangleOnK4}}}};
}

}  // namespace harary
