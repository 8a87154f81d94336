// SPDX-License-Identifier: MIT
#include "games/one_colour/connect.hpp"

#include "games/roles.hpp"

namespace harary {

EndReason graph_connected(std::optional<Side> last, bool misere) {
  if (!last) return {"The graph is connected from the start."};
  return {side_name(*last) + " connected the graph, and " + (misere ? "loses." : "wins.")};
}

}  // namespace harary
