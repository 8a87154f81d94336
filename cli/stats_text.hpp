// SPDX-License-Identifier: MIT
// What searches did, in words, for people: a number a line, with its share of its group.
#pragma once

#include <string>
#include <vector>

#include "app/json.hpp"

namespace harary::cli {

// Empty if it is not wanted.
std::string stats_text(const std::vector<SearchStats>& searches, WithStats wanted);

}  // namespace harary::cli
