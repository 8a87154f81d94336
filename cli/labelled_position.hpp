// SPDX-License-Identifier: MIT
// Positions with the names that a board's file gives its vertices: "red=Ann-Bob;green=Bob-Cleo".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace harary::cli {

// The position with the numbers of the vertices in place of their names. Names that are whole
// numbers are not replaced: on the command line numbers count the vertices from 0.
std::string with_numbers(std::string_view position, const std::vector<std::string>& labels);

}  // namespace harary::cli
