// SPDX-License-Identifier: MIT
// The copies of a target on a board. Where there are too many to list, single questions are
// answered by subgraph search instead; the answers are the same.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "base/assert.hpp"
#include "base/current_job.hpp"
#include "games/edges/board.hpp"
#include "games/edges/copy_list.hpp"
#include "graph/subgraph.hpp"

namespace harary {

template <int Words>
class TargetCopies {
 public:
  using Edges = EdgeSet<Words>;

  // Lists the copies if that takes little memory and time. The board must outlive this object.
  TargetCopies(const EdgeBoard& board, const Graph& target)
      : board_(&board), search_(target), list_(board.size()) {
    const std::size_t room = std::min<std::size_t>(kListMemory, CurrentJob::memory_share(8));
    std::vector<std::uint16_t> copy;
    listed_ = search_.for_each(board.graph(), kListSteps, [&](std::span<const Edge> edges) {
      copy.clear();
      for (const Edge e : edges) copy.push_back(static_cast<std::uint16_t>(board.index(e)));
      list_.add(copy);
      return list_.bytes() <= room && ++count_ <= kMostCopies;
    });
    if (listed_) {
      list_.finish(room - list_.bytes());
    } else {
      list_ = {};
      count_ = 0;
    }
  }

  const Graph& target() const { return search_.target(); }
  bool listed() const { return listed_; }
  // The copies; only when listed().
  const CopyList<Words>& list() const {
    HARARY_ASSERT(listed_, "copies that are asked for one by one are listed");
    return list_;
  }
  std::size_t count() const { return count_; }

  // As in CopyList.
  bool contained_in(const Edges& own) const {
    return listed_ ? list_.contained_in(own) : search_.contains(board_->subgraph(own));
  }
  bool completed_by(const Edges& own, int e) const {
    HARARY_ASSERT(!own.contains(e), "an edge that may complete a copy is not one's own yet");
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
  // A long list is slower than a search of the few edges of one colour.
  static constexpr std::size_t kMostCopies = Words > 4 ? std::size_t{1} << 18 : ~std::size_t{0};
  static constexpr std::size_t kListMemory = std::size_t{64} << 20;
  static constexpr std::uint64_t kListSteps = std::uint64_t{1} << 22;  // some 0.1 s

  const EdgeBoard* board_;
  CopySearch search_;
  bool listed_ = false;
  std::size_t count_ = 0;
  CopyList<Words> list_;
};

}  // namespace harary
