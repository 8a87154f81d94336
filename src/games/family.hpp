// SPDX-License-Identifier: MIT
// How a family of games presents itself to the catalogue. A family is a class with
//   static std::vector<GameDescription> games();
//   template <class Visitor>
//   static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v);
// visit() reads the options, checks them, and returns v(rules), where `rules` is a model of Rules.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/about.hpp"
#include "games/option_spec.hpp"

namespace harary {

// How the positions of a game are drawn. A game on coloured cells may also be played on a graph;
// then its coloured vertices are drawn.
enum class DrawingKind {
  graph,     // the edges of a graph, in the colours of the players
  cells,     // the coloured cells of a grid
  letters,   // heaps of letters
  formula,   // the variables of a formula
  vertices,  // the vertices of a graph, in the colours of the players
};

// "graph", "cells", "letters", "formula", "vertices"
std::string_view name_of(DrawingKind drawing);

struct GameDescription {
  std::string name;      // the word on the command line
  std::string summary;   // one line
  OptionSpecs options;   // those that the family reads
  Example example = {};  // a small instance
  DrawingKind drawing = DrawingKind::graph;
  bool solitaire = false;  // one player; the question is how few moves reach the goal
  About about = {};

  // Null if the game has no such option.
  const OptionSpec* option(std::string_view option_name) const;
};

// The example as options of the command line: "--board K5 --target K3".
std::string example_text(const GameDescription& game);

}  // namespace harary
