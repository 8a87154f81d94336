// SPDX-License-Identifier: MIT
// The catalogue's view of node Kayles.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/kayles/kayles_sum.hpp"

namespace harary {

class KaylesFamily {
 public:
  static std::vector<GameDescription> games();
  // On a path a vertex goes with its neighbours: heaps of Dawson's chess, as an octal code.
  static constexpr const char* kCodeOfPaths = "0.137";

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    return v(KaylesRules(read_one_colour_vertex_setup(options, options.board()),
                         read_last_move(options)));
  }
};

}  // namespace harary
