// SPDX-License-Identifier: MIT
#include "play/chances.hpp"

#include <algorithm>

namespace harary {

namespace {

using Number = PositionGraph::Number;

double expectation(const PositionGraph& graph, Number n, const Policy& policy,
                   const std::vector<double>& after, std::vector<double>& chance) {
  const auto arcs = graph.arcs(n);
  chance.resize(arcs.size());
  policy.weigh(graph, n, chance);
  double sum = 0;
  for (std::size_t i = 0; i < arcs.size(); ++i) sum += chance[i] * after[arcs[i].to];
  return sum;
}

template <class AtPlayersTurn>
std::vector<double> sweep(const PositionGraph& graph, Side player, const Policy& opponent,
                          AtPlayersTurn&& at_players_turn) {
  std::vector<double> result(graph.size());
  std::vector<double> chance;
  for (Number n = 0; n < graph.size(); ++n) {
    if (graph.node(n).finished) {
      result[n] = (1 + graph.worth_for(player, n)) / 2.0;
    } else if (graph.node(n).mover == player) {
      result[n] = at_players_turn(n, result, chance);
    } else {
      result[n] = expectation(graph, n, opponent, result, chance);
    }
  }
  return result;
}

}  // namespace

std::vector<double> chances(const PositionGraph& graph, Side player, const Policy& players_policy,
                            const Policy& opponent_policy) {
  return sweep(graph, player, opponent_policy,
               [&](Number n, const std::vector<double>& after, std::vector<double>& chance) {
                 return expectation(graph, n, players_policy, after, chance);
               });
}

std::vector<double> best_chances(const PositionGraph& graph, Side player,
                                 const Policy& opponent_policy) {
  return sweep(graph, player, opponent_policy,
               [&](Number n, const std::vector<double>& after, std::vector<double>&) {
                 double best = 0;
                 for (const auto& arc : graph.arcs(n)) best = std::max(best, after[arc.to]);
                 return best;
               });
}

}  // namespace harary
