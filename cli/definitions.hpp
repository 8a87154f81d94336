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
  std::string value;               // what follows it, such as TEXT; empty for flags
  std::string description;
  std::string positional;            // the name of a positional argument
  bool is_file = false;              // it names a file or folder
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

// A manual page in the format of man(7).
std::string manual_page(const std::vector<CommandDefinition>& commands);

// A completion script. InputError for anything but bash, zsh and fish.
std::string completion_script(const std::vector<CommandDefinition>& commands,
                              const std::string& shell);

}  // namespace harary::cli
