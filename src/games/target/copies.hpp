// SPDX-License-Identifier: MIT
// The copies of a target on a board, as sets of edge numbers: a position contains a copy when one
// of them lies in a colour class. Where there are too many to list, single questions are answered
// by subgraph search instead; the answers are the same.
#pragma once

#include <cstdint>
#include <vector>

#include "games/edges/board.hpp"
#include "graph/subgraph.hpp"

namespace harary {

template <int Words>
class TargetCopies {
 public:
  using Edges = EdgeSet<Words>;

  // Lists the copies if they take no more than kListMemory bytes.
  // The board must outlive this object.
  TargetCopies(const EdgeBoard& board, const Graph& target) : board_(&board), search_(target) {
    const bool whole = search_.for_each(board.graph(), [&](std::span<const Edge> edges) {
      Edges copy;
      for (const Edge e : edges) copy.insert(board.index(e));
      copies_.push_back(copy);
      return copies_.size() <= kListMemory / sizeof(Edges);
    });
    listed_ = whole;
    if (!listed_) {
      copies_ = {};
      return;
    }
    by_edge_.resize(static_cast<std::size_t>(board.size()));
    for (const Edges& copy : copies_) {
      for (const int e : copy) {
        Edges rest = copy;
        rest.erase(e);
        by_edge_[static_cast<std::size_t>(e)].push_back(rest);
      }
    }
  }

  const Graph& target() const { return search_.target(); }
  // All copies; only when listed().
  bool listed() const { return listed_; }
  const std::vector<Edges>& copies() const { return copies_; }
  // The other edges of each copy that uses the edge e; only when listed().
  const std::vector<Edges>& completions(int e) const {
    return by_edge_[static_cast<std::size_t>(e)];
  }

  // Is there a copy within `own`?
  bool contained_in(const Edges& own) const {
    if (!listed_) return search_.contains(board_->subgraph(own));
    for (const Edges& copy : copies_) {
      if (own.contains(copy)) return true;
    }
    return false;
  }

  // Does adding the edge e to `own` complete a copy that uses e?
  bool completed_by(const Edges& own, int e) const {
    if (!listed_) {
      Graph graph = board_->subgraph(own);
      graph.add_edge(board_->edge(e));
      return search_.completes(graph, board_->edge(e));
    }
    for (const Edges& rest : completions(e)) {
      if (own.contains(rest)) return true;
    }
    return false;
  }

  // The edges of `candidates` that complete no copy in `own`.
  Edges harmless(const Edges& own, const Edges& candidates) const {
    Edges result = candidates;
    for (const int e : candidates) {
      if (completed_by(own, e)) result.erase(e);
    }
    return result;
  }

  // Is there a copy that avoids `taken`?
  bool possible_without(const Edges& taken) const {
    return contained_in(board_->template all<Words>() - taken);
  }

 private:
  static constexpr std::size_t kListMemory = std::size_t{64} << 20;

  const EdgeBoard* board_;
  CopySearch search_;
  bool listed_ = false;
  std::vector<Edges> copies_;
  std::vector<std::vector<Edges>> by_edge_;
};

}  // namespace harary
