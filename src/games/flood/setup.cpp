// SPDX-License-Identifier: MIT
#include "games/flood/setup.hpp"

#include <utility>

#include "games/cells/board_option.hpp"

namespace harary {

FloodSetup read_flood(const GameOptions& options) {
  SpelledBoard named = read_coloured_board(options);
  const std::string where = options.text("start", "0");
  const int start =
      where == kFreeStart ? kAnywhere : parse_start(named.board, where, "--start", named.names);
  for (const auto& [name, text] : options.all()) {
    if (name == "order") continue;
    // A vertex's name is not repeated with the board, so its number is.
    named.instance.emplace(name, name == "start" && start != kAnywhere && !named.names.empty()
                                     ? std::to_string(start)
                                     : text);
  }
  return {std::move(named.board), start, std::move(named.instance)};
}

}  // namespace harary
