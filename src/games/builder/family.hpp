// SPDX-License-Identifier: MIT
// The catalogue's view of online Ramsey games.
#pragma once

#include <string>
#include <vector>

#include "games/builder/builder.hpp"
#include "games/family.hpp"

namespace harary {

class BuilderFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    BuilderSetup setup = read_builder_setup(options);
    const int size = setup.board->size();
    return with_edge_capacity(size, [&]<int Words>() -> decltype(auto) {
      return v(BuilderRules<Words>(std::move(setup)));
    });
  }
};

}  // namespace harary
