// SPDX-License-Identifier: MIT
// There is no SAT solver in the browser: theorems that need one are not used there, and a search
// answers.
#include "games/positional/achievement/no_draw.hpp"

namespace harary {

std::optional<std::string> arrows_with_little_work(const Graph&, const Graph&) {
  return std::nullopt;
}

}  // namespace harary
