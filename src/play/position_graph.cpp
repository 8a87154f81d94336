// SPDX-License-Identifier: MIT
#include "play/position_graph.hpp"

#include <optional>

#include "solve/reference/reference.hpp"

namespace harary {

PositionGraph::Number PositionGraph::add_finished(Side mover, Value value_for_first,
                                                  int worth_for_first) {
  nodes_.push_back({.mover = mover,
                    .finished = true,
                    .value = value_for_first,
                    .worth = worth_for_first,
                    .remoteness = value_for_first == 0 ? -1 : 0});
  first_arc_.push_back(arcs_.size());
  return static_cast<Number>(nodes_.size() - 1);
}

PositionGraph::Number PositionGraph::add_open(Side mover, std::span<const Arc> arcs) {
  std::optional<Evaluation> best;  // for the mover
  int worth = 0;
  for (const Arc& arc : arcs) {
    const Node& to = nodes_[arc.to];
    const Evaluation here = one_move_earlier({for_first(mover, to.value), to.remoteness}, true);
    if (best && !better(here, *best)) continue;
    best = here;
    worth = to.worth;
  }
  const Node node{.mover = mover,
                  .finished = false,
                  .value = for_first(mover, best.value().value),
                  .worth = worth,
                  .remoteness = best->remoteness};
  nodes_.push_back(node);
  arcs_.insert(arcs_.end(), arcs.begin(), arcs.end());
  first_arc_.push_back(arcs_.size());
  return static_cast<Number>(nodes_.size() - 1);
}

}  // namespace harary
