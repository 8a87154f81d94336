// SPDX-License-Identifier: MIT
// The catalogue's view of one-colour achievement.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/one_colour/completion.hpp"
#include "games/one_colour/setup.hpp"

namespace harary {

class CompletionFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const OneColourSetup setup = read_one_colour_setup(options);
    const Graph target = options.target("target", "K3", setup.board->graph());
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(CompletionRules<Words>(setup, target));
    });
  }
};

}  // namespace harary
