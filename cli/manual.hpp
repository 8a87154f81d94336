// SPDX-License-Identifier: MIT
// The manual page.
#pragma once

#include <string>
#include <vector>

#include "cli/definitions.hpp"

namespace harary::cli {

// In the format of man(7).
std::string manual_page(const std::vector<CommandDefinition>& commands);

}  // namespace harary::cli
