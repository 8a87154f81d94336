// SPDX-License-Identifier: MIT
// Winning sets as JSON (docs/reductions.md).
//     {"points": ["a", "b", "c"], "sets": [["a", "b"], ["b", "c"]], "red": ["a"], "green": []}
// "red_sets" and "green_sets" in the place of "sets" where they differ; "red" and "green" are
// stones.
#pragma once

#include <istream>
#include <string>

#include "games/positional/instance.hpp"

namespace harary {

// Throws InputError, LimitError with source, line and column.
WinningSets read_json_sets(std::istream& in, const std::string& source,
                           Owners owners = Owners::both);

}  // namespace harary
