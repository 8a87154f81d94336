// SPDX-License-Identifier: MIT
// The copies of a target on a board. Where there are too many to list, single questions are
// answered by subgraph search instead; the answers are the same.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "games/edges/board.hpp"
#include "games/edges/copy_list.hpp"
#include "graph/subgraph.hpp"

namespace harary {

template <int Words>
class TargetCopies {
 public:
  using Edges = EdgeSet<Words>;

  // Lists the copies if they take no more than kListMemory bytes.
  // The board must outlive this object.
  TargetCopies(const EdgeBoard& board, const Graph& target) : board_(&board), search_(target) {
    std::vector<Edges> copies;
    listed_ = search_.for_each(board.graph(), [&](std::span<const Edge> edges) {
      Edges copy;
      for (const Edge e : edges) copy.insert(board.index(e));
      copies.push_back(copy);
      return copies.size() <= kListMemory / sizeof(Edges);
    });
    if (listed_) list_ = CopyList<Words>(std::move(copies), board.size());
  }

  const Graph& target() const { return search_.target(); }
  // All copies; only when listed().
  bool listed() const { return listed_; }
  const std::vector<Edges>& copies() const { return list_.copies(); }
  // The other edges of each copy that uses the edge e; only when listed().
  const std::vector<Edges>& completions(int e) const { return list_.completions(e); }

  // As in CopyList.
  bool contained_in(const Edges& own) const {
    return listed_ ? list_.contained_in(own) : search_.contains(board_->subgraph(own));
  }
  bool completed_by(const Edges& own, int e) const {
    if (listed_) return list_.completed_by(own, e);
    Graph graph = board_->subgraph(own);
    graph.add_edge(board_->edge(e));
    return search_.completes(graph, board_->edge(e));
  }
  bool possible_without(const Edges& taken) const {
    return listed_ ? list_.possible_without(taken)
                   : contained_in(board_->template all<Words>() - taken);
  }

 private:
  static constexpr std::size_t kListMemory = std::size_t{64} << 20;

  const EdgeBoard* board_;
  CopySearch search_;
  bool listed_ = false;
  CopyList<Words> list_;
};

}  // namespace harary
