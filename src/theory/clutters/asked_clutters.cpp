// SPDX-License-Identifier: MIT
#include "theory/clutters/asked_clutters.hpp"

#include <vector>

#include "theory/clutters/clutters.hpp"

namespace harary {

void ask_clutters(int points, int size, Job& job, const AskedClutters& f) {
  ClutterGames games(points);
  std::vector<Clutter> waiting;
  const auto ask = [&] {
    f(waiting, games.outcomes(waiting));
    waiting.clear();
  };
  const auto add = [&](const Clutter& clutter) {
    waiting.push_back(clutter);
    if (waiting.size() == kClutterLanes) ask();
  };
  if (size == 0) {
    for_each_clutter(points, job, add);
  } else {
    for_each_uniform_hypergraph(points, size, job, add);
  }
  if (!waiting.empty()) ask();
}

}  // namespace harary
