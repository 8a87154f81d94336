// SPDX-License-Identifier: MIT
#include "app/flood_setup.hpp"

#include <utility>

#include "games/territory/board_option.hpp"

namespace harary {

FloodSetup read_flood(const GameOptions& options) {
  NamedBoard named = read_coloured_board(options);
  const int start = parse_start(named.board, options.text("start", "0"), "--start");
  for (const auto& [name, text] : options.all()) {
    if (name != "order") named.instance.emplace(name, text);
  }
  return {std::move(named.board), start, std::move(named.instance)};
}

}  // namespace harary
