// SPDX-License-Identifier: MIT
// Command lines as people write them, before the parser sees them: options in front of the command,
// and names that commands had before.
#pragma once

#include <string>
#include <vector>

#include "cli/definitions.hpp"

namespace harary::cli {

// The command first, by its present name, then the rest in its order: `--json solve sim` becomes
// `solve --json sim`. Other arguments stay as they are.
std::vector<std::string> in_usual_order(std::vector<std::string> arguments,
                                        const std::vector<CommandDefinition>& commands);

// The command of this name, also of a former name or an alias; null: there is none.
const CommandDefinition* command_called(const std::vector<CommandDefinition>& commands,
                                        const std::string& name);

}  // namespace harary::cli
