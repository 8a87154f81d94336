// SPDX-License-Identifier: MIT
// Written games as the catalogue sees them: one option holds the text of the game, others change
// its board and who starts.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/family.hpp"
#include "games/options.hpp"
#include "games/written/written_rules.hpp"
#include "games/written/written_sum.hpp"

namespace harary {

// The options of every written game, and how it presents itself.
GameDescription written_description(const written::Game& game);
// Of the option that holds the text. Throws InputError, LimitError.
written::Game read_written(const GameOptions& options);
// Who starts, and what else the options of a game with this text say.
struct WrittenSetup {
  written::Game game;
  Side starts = Side::first;
  std::map<std::string, std::string> options;
};
WrittenSetup read_written_setup(const GameOptions& options);

class WrittenFamily {
 public:
  // None by name: a text is a game.
  static std::vector<GameDescription> games() { return {}; }

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    WrittenSetup setup = read_written_setup(options);
    const std::size_t points = setup.game.points.size();
    const std::size_t marks = setup.game.marks.size();
    if (points <= 64 && marks <= 2) return v(rules<1, 2>(std::move(setup)));
    return v(rules<8, 4>(std::move(setup)));
  }

 private:
  template <int Words, int Planes>
  static written::WrittenRules<Words, Planes> rules(WrittenSetup setup) {
    return {std::make_shared<const written::Tables<Words>>(std::move(setup.game), setup.starts),
            std::move(setup.options)};
  }
};

}  // namespace harary
