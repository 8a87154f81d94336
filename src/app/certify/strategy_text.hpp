// SPDX-License-Identifier: MIT
// A strategy (strategy_tree.hpp) in the forms that people read.
#pragma once

#include <string>
#include <vector>

#include "app/certify/strategy_tree.hpp"

namespace harary {

enum class StrategyForm { text, latex, dot };

// Throws InputError that names --format.
StrategyForm parse_strategy_form(const std::string& text);

// `title`: what is played.
std::string strategy_text(const std::string& title, const std::vector<StrategyTree>& strategies,
                          StrategyForm form);

}  // namespace harary
