// SPDX-License-Identifier: MIT
// The catalogue's view of Honey-Bee: a coloured board and --starts.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "games/cells/board_option.hpp"
#include "games/cells/layouts.hpp"
#include "games/family.hpp"
#include "games/honey_bee/honey_bee.hpp"
#include "games/options.hpp"

namespace harary {

class HoneyBeeFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const auto board = read_honey_bee(options);
    return with_words<1, 2, 4, 8, 16>(
        board->contracted().order(),
        [&]<int Words>() -> decltype(auto) { return v(HoneyBeeRules<Words>(board)); });
  }

 private:
  static std::shared_ptr<const HoneyBeeBoard> read_honey_bee(const GameOptions& options) {
    SpelledBoard named = read_coloured_board(options);
    if (named.board.order() < 2) throw InputError("--board: two players need two cells");
    const auto [a, b] = options.has("starts") ? parse_starts(named.board, options.text("starts"),
                                                             "--starts", named.names)
                                              : opposite_corners(named.board);
    named.instance["starts"] = std::to_string(a) + "," + std::to_string(b);
    return std::make_shared<const HoneyBeeBoard>(named.board, a, b, std::move(named.instance));
  }
};

}  // namespace harary
