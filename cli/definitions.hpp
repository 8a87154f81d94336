// SPDX-License-Identifier: MIT
// The commands as data, read off the parser that the program really uses: what the manual page and
// the shells' completions are made from.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace harary::cli {

struct OptionDefinition {
  std::vector<std::string> names;  // "--json", "-h"; empty: positional
  std::string value;               // what follows it, such as FILE or GRAPH; empty for flags
  std::string description;
  std::string positional;  // the name of a positional argument
  bool many = false;       // a positional argument that takes all words from its place on
  bool of_game = false;    // an option of games, of which each has its own
  bool shared = false;     // an option that every command has
  bool required = false;
  std::vector<std::string> choices;  // where the parser knows them
};

struct CommandDefinition {
  std::string name;
  std::vector<std::string> aliases;
  std::string description;
  std::vector<OptionDefinition> options;
};

// Those of the whole program (no name), then one a command.
std::vector<CommandDefinition> definitions_of(const CLI::App& program);

}  // namespace harary::cli
