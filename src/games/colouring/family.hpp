// SPDX-License-Identifier: MIT
// The catalogue's view of the graph colouring game.
#pragma once

#include <string>
#include <vector>

#include "games/colouring/colouring_rules.hpp"
#include "games/family.hpp"
#include "games/options.hpp"

namespace harary {

class ColouringFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    return v(rules(options));
  }

 private:
  static ColouringRules rules(const GameOptions& options);
};

}  // namespace harary
