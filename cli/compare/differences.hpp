// SPDX-License-Identifier: MIT
// Where the answers of two programs to one question differ.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/json.hpp"

namespace harary::cli {

// The objects that a command printed, one a line; throws InputError for anything else.
std::vector<Json> read_answers(std::string_view printed);

// One line a difference, "moves.0.value: 1, not 2" (`mine`, not `other`). Times and numbers of
// positions are no part of an answer, and neither is a field that only one program writes.
std::vector<std::string> differences(const std::vector<Json>& mine, const std::vector<Json>& other);

}  // namespace harary::cli
