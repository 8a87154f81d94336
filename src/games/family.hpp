// SPDX-License-Identifier: MIT
// How a family of games presents itself to the catalogue. A family is a class with
//   static std::vector<GameDescription> games();
//   template <class Visitor>
//   static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v);
// visit() reads the options, checks them, and returns v(rules), where `rules` is a model of Rules.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/about.hpp"
#include "games/option_spec.hpp"
#include "games/rules.hpp"
#include "games/set_game.hpp"

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

// What an answer about an instance should say besides, given the instance's options: one line, or
// empty.
using Remark = std::string (*)(const std::map<std::string, std::string>& instance);

// A start that was solved, as the number of a game is read off it.
struct SolvedStart {
  std::optional<Value> value;                  // for Side::first
  std::optional<std::pair<int, int>> outcome;  // games with points
  const std::map<std::string, std::string>& instance;
};

// The number that people ask of a game: the edges that Builder needs, the moves of a domination
// game.
struct GameNumber {
  std::string counted;     // "edges"
  std::string one;         // the same of one: "edge"
  std::string asks;        // "How many edges does Builder need?"
  std::string needs = {};  // the flag without which there is none
  std::string sought =
      {};  // the option of which the least value is sought with which the first player wins
  // What the proved value of the start says of it; nothing where it says none. Null: only a search
  // for the sought option finds the number.
  std::optional<int> (*of)(const SolvedStart&) = nullptr;
};

// Rules on winning sets that a certificate lists.
struct ListedSets {
  SetGameKind kind = SetGameKind::maker_breaker;
  bool draw = true;  // of strong games: a board without an owned set is one
  bool operator==(const ListedSets&) const = default;
};

struct GameDescription {
  std::string name;      // the word on the command line
  std::string summary;   // one line
  OptionSpecs options;   // those that the family reads
  Example example = {};  // a small instance
  DrawingKind drawing = DrawingKind::graph;
  bool solitaire = false;  // one player; the question is how few moves reach the goal
  Remark remark = nullptr;
  std::optional<GameNumber> number = {};
  // What its instances may be as games on listed winning sets.
  std::vector<ListedSets> listed = {};
  About about = {};

  // What the players of an instance are called, given its options.
  const Roles& roles(const std::map<std::string, std::string>& instance) const;
  // Null if the game has no such option.
  const OptionSpec* option(std::string_view option_name) const;
  // Whether the value says a number although the game has no points, so that the certificate proves
  // the number, not only who wins.
  bool certifies_number() const {
    return number && number->of != nullptr && !number->sought.empty();
  }
};

// The example as options of the command line: "--board K5 --target K3".
std::string example_text(const GameDescription& game);

}  // namespace harary
