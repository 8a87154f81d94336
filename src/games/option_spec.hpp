// SPDX-License-Identifier: MIT
// An option of a game, described once. The command line's options, help and completion, the forms
// of the page, the keyword arguments of Python and the random instances of the tests are made from
// this.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace harary {

enum class OptionType {
  graph,           // by name, in a format, or from a file
  coloured_board,  // a grid of coloured cells, or a graph
  edges,           // of the board: 0-1,1-2 or a graph6 string
  vertices,        // of the board, with `separator` between them: 3,5
  number,          // whole, from `least` to `most`
  numbers,         // several, with `separator` between them
  choice,          // one of `values`
  flag,
  bias,   // a:b
  cell,   // a vertex, or row:column of a grid
  cells,  // several of them, with `separator` between them
  text,
  file,
};

// "graph", "coloured board", "edges", …
std::string_view name_of(OptionType type);

// Which interfaces offer the option. All of them accept it.
struct Interfaces {
  bool command_line = true;
  bool page = true;
  bool python = true;
};

struct OptionSpec {
  std::string name;  // without dashes: "green-target"
  OptionType type = OptionType::text;
  std::string label;              // above the field of a form: "Green's target"
  std::string help;               // one line, for the command line
  std::string hint = {};          // inside the empty field of a form: "such as 0-1,1-2"
  std::string default_text = {};  // what is meant where the option is not given; empty: no text
  std::vector<std::string> values = {};  // all values of a choice; of other types, some to offer
  int least = 0;                         // of a number
  int most = 0;
  std::string separator = {};             // of several numbers, vertices or cells
  std::vector<std::string> aliases = {};  // other names on the command line
  bool positional = false;                // may stand on the command line without its name
  bool advanced = false;                  // forms show it under "More options"
  Interfaces interfaces = {};
};

using OptionSpecs = std::vector<OptionSpec>;

// All of these, in this order.
OptionSpecs all_options(std::initializer_list<OptionSpecs> lists);
// The same options, with another default of the one of this name.
OptionSpecs with_default(OptionSpecs options, std::string_view name, const std::string& text);

// Options that several families have.
OptionSpecs graph_board_options();  // board, order
OptionSpec red_option();
OptionSpec green_option();
OptionSpec first_option();
OptionSpec bias_option();
OptionSpec target_option();
OptionSpec green_target_option();
OptionSpec misere_option();
OptionSpec instance_option();
OptionSpecs two_colour_options();  // board, order, red, green, first, bias

}  // namespace harary
