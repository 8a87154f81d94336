// SPDX-License-Identifier: MIT
#include "games/one_colour/connect.hpp"

#include "games/about.hpp"

namespace harary {

EndReason graph_connected(std::optional<Side> last, bool misere) {
  if (!last) return {"The graph is connected from the start."};
  return {side_name(PlayerNames::numbers, *last) + " connected the graph, and " +
          (misere ? "loses." : "wins.")};
}

}  // namespace harary
