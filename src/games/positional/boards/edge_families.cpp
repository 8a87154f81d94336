// SPDX-License-Identifier: MIT
#include "games/positional/boards/set_families.hpp"

#include <numeric>
#include <span>
#include <vector>

#include "graph/subgraph.hpp"

namespace harary {

namespace {

class EdgeNumbers {
 public:
  explicit EdgeNumbers(const Graph& graph)
      : order_(graph.order()), numbers_(static_cast<std::size_t>(order_ * order_), -1) {
    int number = 0;
    for (const Edge e : graph.edges()) at(e.low, e.high) = at(e.high, e.low) = number++;
  }
  int operator()(int u, int v) const { return numbers_[static_cast<std::size_t>(u * order_ + v)]; }

 private:
  int& at(int u, int v) { return numbers_[static_cast<std::size_t>(u * order_ + v)]; }
  int order_;
  std::vector<int> numbers_;
};

// Takes or leaves one edge after the other, as long as what is taken and what is to come connect
// the board: every branch ends in a tree.
class SpanningTrees {
 public:
  SpanningTrees(const Graph& board, SetCollector& sets)
      : order_(board.order()), edges_(board.edges()), sets_(sets) {}

  void list() {
    if (connects(0)) choose(0);
  }

 private:
  // Do the taken edges and those from number `next` on connect all vertices?
  bool connects(std::size_t next) const {
    std::vector<int> root(static_cast<std::size_t>(order_));
    std::iota(root.begin(), root.end(), 0);
    int parts = order_;
    for (const int e : taken_) parts -= join(root, edges_[static_cast<std::size_t>(e)]) ? 1 : 0;
    for (std::size_t e = next; e < edges_.size(); ++e) parts -= join(root, edges_[e]) ? 1 : 0;
    return parts == 1;
  }
  bool closes_a_cycle(std::size_t edge) const {
    std::vector<int> root(static_cast<std::size_t>(order_));
    std::iota(root.begin(), root.end(), 0);
    for (const int e : taken_) join(root, edges_[static_cast<std::size_t>(e)]);
    return !join(root, edges_[edge]);
  }
  static int root_of(std::vector<int>& root, int v) {
    while (root[static_cast<std::size_t>(v)] != v) v = root[static_cast<std::size_t>(v)];
    return v;
  }
  static bool join(std::vector<int>& root, Edge edge) {
    const int u = root_of(root, edge.low);
    const int v = root_of(root, edge.high);
    root[static_cast<std::size_t>(u)] = v;
    return u != v;
  }

  void choose(std::size_t next) {
    if (static_cast<int>(taken_.size()) == order_ - 1) {
      sets_.add(taken_);
      return;
    }
    if (!closes_a_cycle(next)) {
      taken_.push_back(static_cast<int>(next));
      choose(next + 1);
      taken_.pop_back();
    }
    if (connects(next + 1)) choose(next + 1);
  }

  int order_;
  std::vector<Edge> edges_;
  SetCollector& sets_;
  std::vector<int> taken_;
};

// Simple paths, vertex by vertex.
class PathSearch {
 public:
  PathSearch(const Graph& board, SetCollector& sets) : board_(board), number_(board), sets_(sets) {}

  // Cycles whose least vertex is `least`; each is met in one of its two directions.
  void cycles_from(int least, bool only_odd) {
    only_odd_ = only_odd;
    allowed_ = VertexSet::first(board_.order()) - VertexSet::first(least + 1);
    path_ = {least};
    extend_cycle(least);
  }
  void paths_between(int from, int to) {
    allowed_ = VertexSet::first(board_.order());
    allowed_.erase(from);
    path_ = {from};
    extend_path(from, to);
  }
  void hamilton_cycles() {
    if (board_.order() < 3) return;
    allowed_ = VertexSet::first(board_.order()) - VertexSet::first(1);
    path_ = {0};
    extend(0, [&](int last) {
      if (last > path_[1] && board_.has_edge(0, last)) add(true);
    });
  }
  // From `from` to any vertex that `end` accepts.
  template <class End>
  void hamilton_paths(int from, const End& end) {
    allowed_ = VertexSet::first(board_.order());
    allowed_.erase(from);
    path_ = {from};
    if (board_.order() < 2) return;
    extend(from, [&](int last) {
      if (end(last)) add(false);
    });
  }

 private:
  void extend_cycle(int last) {
    CurrentJob::check_each(4096);
    const bool counts = !only_odd_ || path_.size() % 2 == 1;
    if (path_.size() >= 3 && path_[1] < last && counts && board_.has_edge(path_[0], last))
      add(true);
    for (const int v : board_.neighbours(last) & allowed_) {
      step(v);
      extend_cycle(v);
      step_back();
    }
  }
  void extend_path(int last, int to) {
    CurrentJob::check_each(4096);
    if (last == to) return add(false);
    for (const int v : board_.neighbours(last) & allowed_) {
      step(v);
      extend_path(v, to);
      step_back();
    }
  }
  template <class Full>
  void extend(int last, const Full& full) {
    CurrentJob::check_each(4096);
    if (allowed_.empty()) return full(last);
    // Every vertex that is left needs a neighbour to come from.
    VertexSet reached = board_.neighbours(last) & allowed_;
    for (VertexSet fresh = reached; !fresh.empty();) {
      VertexSet next;
      for (const int v : fresh) next = next | board_.neighbours(v);
      fresh = (next & allowed_) - reached;
      reached = reached | fresh;
    }
    if (!(allowed_ - reached).empty()) return;
    for (const int v : board_.neighbours(last) & allowed_) {
      step(v);
      extend(v, full);
      step_back();
    }
  }
  void step(int v) {
    path_.push_back(v);
    allowed_.erase(v);
  }
  void step_back() {
    allowed_.insert(path_.back());
    path_.pop_back();
  }
  void add(bool closed) {
    std::vector<int> set;
    for (std::size_t i = 1; i < path_.size(); ++i) set.push_back(number_(path_[i - 1], path_[i]));
    if (closed) set.push_back(number_(path_.back(), path_.front()));
    sets_.add(std::move(set));
  }

  const Graph& board_;
  EdgeNumbers number_;
  SetCollector& sets_;
  bool only_odd_ = false;
  VertexSet allowed_;
  std::vector<int> path_;
};

// Each vertex in turn gets its partner, the least one first.
class PerfectMatchings {
 public:
  PerfectMatchings(const Graph& board, SetCollector& sets)
      : board_(board), number_(board), sets_(sets) {}

  void list() { match(board_.vertices()); }

 private:
  void match(VertexSet alone) {
    CurrentJob::check_each(4096);
    if (alone.empty()) {
      if (!taken_.empty()) sets_.add(taken_);
      return;
    }
    const int least = *alone.begin();
    for (const int v : board_.neighbours(least) & alone) {
      taken_.push_back(number_(least, v));
      VertexSet left = alone;
      left.erase(least);
      left.erase(v);
      match(left);
      taken_.pop_back();
    }
  }

  const Graph& board_;
  EdgeNumbers number_;
  SetCollector& sets_;
  std::vector<int> taken_;
};

}  // namespace

void add_spanning_trees(const Graph& board, SetCollector& sets) {
  if (board.order() > 1) SpanningTrees(board, sets).list();
}

void add_cycles(const Graph& board, SetCollector& sets) {
  PathSearch search(board, sets);
  for (int v = 0; v < board.order(); ++v) search.cycles_from(v, false);
}

void add_odd_cycles(const Graph& board, SetCollector& sets) {
  PathSearch search(board, sets);
  for (int v = 0; v < board.order(); ++v) search.cycles_from(v, true);
}

void add_perfect_matchings(const Graph& board, SetCollector& sets) {
  PerfectMatchings(board, sets).list();
}

void add_simple_paths(const Graph& board, int from, int to, SetCollector& sets) {
  PathSearch(board, sets).paths_between(from, to);
}

void add_hamilton_cycles(const Graph& board, SetCollector& sets) {
  PathSearch(board, sets).hamilton_cycles();
}

void add_hamilton_paths(const Graph& board, SetCollector& sets) {
  PathSearch search(board, sets);
  for (int v = 0; v < board.order(); ++v) {
    search.hamilton_paths(v, [v](int last) { return last > v; });
  }
}

void add_hamilton_paths(const Graph& board, int from, int to, SetCollector& sets) {
  PathSearch(board, sets).hamilton_paths(from, [to](int last) { return last == to; });
}

void add_copies(const Graph& board, const Graph& target, SetCollector& sets) {
  const EdgeNumbers number(board);
  for_each_copy(board, target, [&](std::span<const Edge> copy) {
    std::vector<int> set;
    for (const Edge e : copy) set.push_back(number(e.low, e.high));
    sets.add(std::move(set));
    return true;
  });
}

}  // namespace harary
