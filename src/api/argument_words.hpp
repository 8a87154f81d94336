// SPDX-License-Identifier: MIT
// Messages of the library for programs that call it. The library names the options of the command
// line, but a caller gave arguments by name: {"board", "K6"}.
#pragma once

#include <string>
#include <string_view>

namespace harary::v0 {

// "--board: 'x' is not a graph" becomes "board: 'x' is not a graph"; inside a message the name is
// quoted: "the edge 0-1 is in --red as well" becomes "the edge 0-1 is in \"red\" as well".
std::string in_argument_words(std::string_view message);

}  // namespace harary::v0
