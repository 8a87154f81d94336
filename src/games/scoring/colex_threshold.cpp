// SPDX-License-Identifier: MIT
#include "games/scoring/colex_threshold.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "graph/named.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

// Copies by the number of edges; nothing if there are too many of one graph.
std::optional<OneSidedGame::Lists> copies_on(const Graph& board) {
  OneSidedGame::Lists lists(1);  // of the graph without edges every player has a copy
  for (int size = 1; size <= static_cast<int>(board.edges().size()); ++size) {
    std::vector<std::uint64_t> copies;
    const bool all = for_each_copy(board, colex_graph(size), [&](std::span<const Edge> edges) {
      std::uint64_t copy = 0;
      for (const Edge edge : edges) copy |= std::uint64_t{1} << edge.pair_index();
      copies.push_back(copy);
      return copies.size() <= UntouchedCopies::kMost;
    });
    if (!all) return std::nullopt;
    if (copies.empty()) break;  // the next graphs contain this one
    lists.push_back(std::move(copies));
  }
  return lists;
}

constexpr int kFewestEdges = 7;  // K4 and one more

}  // namespace

int ColexThreshold::companion_size(int size) {
  if (size <= 2) return 0;  // an edge, two edges at a vertex
  int complete = 1;         // edges of the smallest complete graph that holds this one
  for (int order = 3; complete < size; ++order) {
    if (size == complete + 1) return 0;  // there is a pendant edge
    complete = order * (order - 1) / 2;
  }
  return complete + 1;
}

std::optional<ColexThreshold> ColexThreshold::on(const Graph& board, const TurnOrder& turns) {
  if (board.order() > kMostVertices || board.edges().size() > kMostPoints || !covers_turns(turns)) {
    return std::nullopt;
  }
  auto lists = copies_on(board);
  if (!lists) return std::nullopt;
  std::uint64_t all = 0;
  for (const Edge edge : board.edges()) all |= std::uint64_t{1} << edge.pair_index();
  std::vector<int> companions(lists->size());
  for (std::size_t size = 0; size < companions.size(); ++size) {
    companions[size] = companion_size(static_cast<int>(size));
  }
  return ColexThreshold({.edges = all,
                         .copies = std::make_shared<const OneSidedGame::Lists>(*std::move(lists)),
                         .companions = std::move(companions),
                         .most_points = kMostPoints,
                         .one_sided_from = kFewestEdges},
                        turns);
}

}  // namespace harary
