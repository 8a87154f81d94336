// SPDX-License-Identifier: MIT
#include "play/policies.hpp"

#include <algorithm>
#include <limits>

namespace harary {

namespace {

using Number = PositionGraph::Number;
using Arc = PositionGraph::Arc;

// Probability in proportion to the number of moves, among the arcs that are allowed.
template <class Allowed>
void share_out(const PositionGraph& graph, Number n, std::span<double> chance, Allowed&& allowed) {
  const auto arcs = graph.arcs(n);
  double sum = 0;
  for (std::size_t i = 0; i < arcs.size(); ++i) {
    chance[i] = allowed(arcs[i]) ? arcs[i].ways : 0;
    sum += chance[i];
  }
  for (double& c : chance) c /= sum;
}

// The same among the arcs of the largest merit.
template <class Merit>
void share_among_best(const PositionGraph& graph, Number n, std::span<double> chance,
                      Merit&& merit) {
  double best = -std::numeric_limits<double>::infinity();
  for (const Arc& arc : graph.arcs(n)) best = std::max(best, merit(arc));
  share_out(graph, n, chance, [&](const Arc& arc) { return merit(arc) == best; });
}

bool loses_at_once(const PositionGraph& graph, Number n, const Arc& arc) {
  return graph.node(arc.to).finished && graph.worth_for(graph.node(n).mover, arc.to) < 0;
}

// The share of the moves of n, out of all, that satisfy `chosen`.
template <class Chosen>
double share(const PositionGraph& graph, Number n, Chosen&& chosen) {
  double all = 0;
  double some = 0;
  for (const Arc& arc : graph.arcs(n)) {
    all += arc.ways;
    if (chosen(arc)) some += arc.ways;
  }
  return all == 0 ? 0 : some / all;
}

constexpr double kNever = -std::numeric_limits<double>::max();

}  // namespace

void RandomPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  share_out(graph, n, chance, [](const Arc&) { return true; });
}

void KeepingPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  share_out(graph, n, chance, [&](const Arc& arc) { return graph.keeps(n, arc); });
}

void PerfectPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  share_out(graph, n, chance, [&](const Arc& arc) { return graph.perfect(n, arc); });
}

void ErringPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  PerfectPolicy().weigh(graph, n, chance);
  const auto arcs = graph.arcs(n);
  double moves = 0;
  for (const Arc& arc : arcs) moves += arc.ways;
  for (std::size_t i = 0; i < arcs.size(); ++i) {
    chance[i] = (1 - error_) * chance[i] + error_ * arcs[i].ways / moves;
  }
}

void SafePolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  share_among_best(graph, n, chance,
                   [&](const Arc& arc) { return loses_at_once(graph, n, arc) ? 0.0 : 1.0; });
}

void GreedyPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  share_among_best(graph, n, chance, [&](const Arc& arc) {
    if (graph.node(arc.to).finished) {
      // Who wins comes first; then the points.
      const Side mover = graph.node(n).mover;
      return 2.0 * graph.worth_for(mover, arc.to) +
             static_cast<double>(graph.value_for(mover, arc.to)) / (4.0 * kInfinity);
    }
    return -share(graph, arc.to,
                  [&](const Arc& reply) { return !loses_at_once(graph, arc.to, reply); });
  });
}

void TemptingPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  share_among_best(graph, n, chance, [&](const Arc& arc) {
    if (!graph.keeps(n, arc)) return kNever;
    return share(graph, arc.to, [&](const Arc& reply) { return !graph.keeps(arc.to, reply); });
  });
}

void ScoredPolicy::weigh(const PositionGraph& graph, Number n, std::span<double> chance) const {
  share_among_best(graph, n, chance,
                   [&](const Arc& arc) { return graph.keeps(n, arc) ? scores_[arc.to] : kNever; });
}

}  // namespace harary
