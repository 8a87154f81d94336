// SPDX-License-Identifier: MIT
#include "play/position_graph.hpp"

namespace harary {

namespace {

// Is (value, remoteness) a better than b for a player who chooses? First by value, then fast wins
// and slow losses.
bool better(Value a, int remoteness_a, Value b, int remoteness_b) {
  if (a != b) return a > b;
  return a > 0 ? remoteness_a < remoteness_b : a < 0 && remoteness_a > remoteness_b;
}

}  // namespace

PositionGraph::Number PositionGraph::add_finished(Side mover, Value value_for_first) {
  nodes_.push_back({.mover = mover,
                    .finished = true,
                    .value = value_for_first,
                    .remoteness = value_for_first == 0 ? -1 : 0});
  first_arc_.push_back(arcs_.size());
  return static_cast<Number>(nodes_.size() - 1);
}

PositionGraph::Number PositionGraph::add_open(Side mover, std::span<const Arc> arcs) {
  const Node* best = nullptr;
  for (const Arc& arc : arcs) {
    const Node& to = nodes_[arc.to];
    if (best == nullptr || better(for_first(mover, to.value), to.remoteness,
                                  for_first(mover, best->value), best->remoteness)) {
      best = &to;
    }
  }
  const Node node{.mover = mover,
                  .finished = false,
                  .value = best->value,
                  .remoteness = best->value == 0 ? -1 : best->remoteness + 1};
  nodes_.push_back(node);
  arcs_.insert(arcs_.end(), arcs.begin(), arcs.end());
  first_arc_.push_back(arcs_.size());
  return static_cast<Number>(nodes_.size() - 1);
}

}  // namespace harary
