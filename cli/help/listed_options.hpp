// SPDX-License-Identifier: MIT
// The options of a command as a page of help lists them: the most useful first.
#pragma once

#include <string>
#include <vector>

#include "cli/definitions.hpp"
#include "games/family.hpp"

namespace harary::cli {

struct ListedOption {
  // Options of one kind stand together, in this order.
  enum class Kind { argument, instance, game, command, every_command, rare };
  Kind kind = Kind::command;
  std::string term;  // "--board GRAPH"
  std::string name;  // "--board"; empty: an argument without a name
  std::string text;
  bool required = false;
};

// With a game: those that it has, in its own words.
std::vector<ListedOption> listed_options(const CommandDefinition& command,
                                         const GameDescription* game);

}  // namespace harary::cli
