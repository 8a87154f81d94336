// SPDX-License-Identifier: MIT
#include "games/option_spec.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "graph/formats/board_formats.hpp"
#include "graph/graph.hpp"

namespace harary {

std::string_view name_of(OptionType type) {
  switch (type) {
    case OptionType::graph:
      return "graph";
    case OptionType::coloured_board:
      return "coloured board";
    case OptionType::edges:
      return "edges";
    case OptionType::vertices:
      return "vertices";
    case OptionType::number:
      return "number";
    case OptionType::numbers:
      return "numbers";
    case OptionType::choice:
      return "choice";
    case OptionType::flag:
      return "flag";
    case OptionType::bias:
      return "bias";
    case OptionType::cell:
      return "cell";
    case OptionType::cells:
      return "cells";
    case OptionType::file:
      return "file";
    case OptionType::text:
      break;
  }
  return "text";
}

OptionSpecs all_options(std::initializer_list<OptionSpecs> lists) {
  OptionSpecs result;
  for (const OptionSpecs& list : lists) result.insert(result.end(), list.begin(), list.end());
  return result;
}

OptionSpecs with_default(OptionSpecs options, std::string_view name, const std::string& text) {
  const auto found = std::find_if(options.begin(), options.end(),
                                  [&](const OptionSpec& option) { return option.name == name; });
  if (found != options.end()) found->default_text = text;
  return options;
}

OptionSpecs graph_board_options() {
  return {{.name = "board",
           .type = OptionType::graph,
           .label = "Board",
           .help = fmt::format("the board: K6, K3,3, colex:17, grid:7x3, petersen, ~C5, 2*K5, "
                               "P4xC5, K6+P3, {}, @FILE",
                               prefixed_words()),
           .hint = "K6, K3,3, C7, grid:4x3, petersen, ~C5, K4+P3, g6:…",
           .values = {"K4", "K5", "K6", "K7", "K18", "K3,3", "K4,4", "C6", "Q3", "grid:4x3",
                      "torus:3x3", "queens:3x3", "knights:4x3", "petersen", "petersen:4,1", "P3xC4",
                      "K5+P3"}},
          // A form has the field "board" for it.
          {.name = "order",
           .type = OptionType::number,
           .label = "Vertices",
           .help = "the complete graph on n vertices as board",
           .least = 1,
           .most = kMaxOrder,
           .interfaces = {.page = false}}};
}

OptionSpec red_option() {
  return {.name = "red",
          .type = OptionType::edges,
          .label = "Red edges at the start",
          .help = "edges that are red from the start: 0-1,1-2 or a graph6 string",
          .hint = "such as 0-1,1-2",
          .advanced = true};
}

OptionSpec green_option() {
  return {.name = "green",
          .type = OptionType::edges,
          .label = "Green edges at the start",
          .help = "edges that are green from the start (--blue is the same)",
          .hint = "such as 0-2",
          .aliases = {"blue"},
          .advanced = true};
}

OptionSpec first_option() {
  return {
      .name = "first",
      .type = OptionType::choice,
      .label = "Who starts",
      .help = "who moves first: red (default) or green, or the name of a player, such as breaker",
      .default_text = "red",
      .values = {"red", "green"}};
}

OptionSpec bias_option() {
  return {.name = "bias",
          .type = OptionType::bias,
          .label = "Edges a turn",
          .help = "edges a turn for red and for green, a:b (default 1:1)",
          .hint = "Red’s and Green’s, such as 1:2",
          .default_text = "1:1",
          .values = {"1:1", "1:2", "2:1"},
          .advanced = true};
}

OptionSpec target_option() {
  return {.name = "target",
          .type = OptionType::graph,
          .label = "Target",
          .help = "the target graph, written like --board (default K3)",
          .hint = "K3, K4, P4, C4, star:3, …",
          .default_text = "K3",
          .values = {"K3", "K4", "P4", "C4", "star:3", "bowtie"}};
}

OptionSpec green_target_option() {
  return {.name = "green-target",
          .type = OptionType::graph,
          .label = "Green’s target",
          .help = "the target of Green, if it differs",
          .hint = "if it differs",
          .values = {"K3", "K4", "P4", "C4"},
          .advanced = true};
}

OptionSpec misere_option() {
  return {.name = "misere",
          .type = OptionType::flag,
          .label = "Misère: the player who would win loses",
          .help = "misère: the player who would win by the normal rule loses",
          .advanced = true};
}

OptionSpec instance_option() {
  return {.name = "instance",
          .type = OptionType::file,
          .label = "Instance",
          .help = "a file: an instance that `harary reduce` wrote, .pg winning sets, or a formula",
          .interfaces = {.page = false}};
}

OptionSpecs two_colour_options() {
  return all_options(
      {graph_board_options(), {red_option(), green_option(), first_option(), bias_option()}});
}

}  // namespace harary
