// SPDX-License-Identifier: MIT
#include "games/path/longest_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/current_job.hpp"

namespace harary {

namespace {

using Bits = std::uint64_t;

constexpr Bits bit(int v) {
  return Bits{1} << v;
}

class Search {
 public:
  explicit Search(const Graph& graph) {
    for (int v = 0; v < graph.order(); ++v) {
      Bits row = 0;
      for (const int w : graph.neighbours(v)) row |= bit(w);
      rows_.push_back(row);
    }
  }

  std::vector<int> run() {
    Bits left = 0;
    for (std::size_t v = 0; v < rows_.size(); ++v) {
      if (rows_[v] != 0) left |= bit(static_cast<int>(v));
    }
    while (left != 0) {
      const Bits component = reached(std::countr_zero(left), left);
      left &= ~component;
      if (longer_than_best(std::popcount(component))) search_component(component);
    }
    return best_;
  }

 private:
  bool longer_than_best(int vertices) const { return vertices > static_cast<int>(best_.size()); }

  // The vertices among `within` that can be reached from v there, v included.
  Bits reached(int v, Bits within) const {
    Bits found = bit(v);
    for (Bits fresh = found; fresh != 0;) {
      const int w = std::countr_zero(fresh);
      fresh &= fresh - 1;
      const Bits next = rows_[static_cast<std::size_t>(w)] & within & ~found;
      found |= next;
      fresh |= next;
    }
    return found;
  }

  // A path that ends at both ends in the component starts at one of its vertices. Those of few
  // neighbours first: they are ends more often.
  void search_component(Bits component) {
    std::vector<int> starts;
    for (Bits rest = component; rest != 0; rest &= rest - 1)
      starts.push_back(std::countr_zero(rest));
    std::stable_sort(starts.begin(), starts.end(), [&](int a, int b) {
      return std::popcount(rows_[static_cast<std::size_t>(a)]) <
             std::popcount(rows_[static_cast<std::size_t>(b)]);
    });
    for (const int start : starts) {
      path_ = {start};
      extend(component & ~bit(start));
      if (!longer_than_best(std::popcount(component))) return;
    }
  }

  // Bound: the path can at most take all vertices that its end still reaches.
  void extend(Bits free) {
    CurrentJob::check_each(1024);
    if (path_.size() > best_.size()) best_ = path_;
    const int end = path_.back();
    const Bits ahead = reached(end, free) & ~bit(end);
    if (!longer_than_best(static_cast<int>(path_.size()) + std::popcount(ahead))) return;
    for (Bits next = rows_[static_cast<std::size_t>(end)] & free; next != 0; next &= next - 1) {
      const int v = std::countr_zero(next);
      path_.push_back(v);
      extend(ahead & ~bit(v));
      path_.pop_back();
      if (!longer_than_best(static_cast<int>(path_.size()) + std::popcount(ahead))) return;
    }
  }

  std::vector<Bits> rows_;
  std::vector<int> path_;
  std::vector<int> best_;
};

}  // namespace

std::vector<int> longest_path(const Graph& graph) {
  return Search(graph).run();
}

int longest_path_length(const Graph& graph) {
  return std::max(0, static_cast<int>(longest_path(graph).size()) - 1);
}

Score path_score(const Graph& own) {
  const std::vector<int> path = longest_path(own);
  Score score{.points = std::max(0, static_cast<int>(path.size()) - 1)};
  score.vertices = path;
  for (std::size_t i = 1; i < path.size(); ++i) {
    score.edges.push_back(
        fmt::format("{}-{}", std::min(path[i - 1], path[i]), std::max(path[i - 1], path[i])));
  }
  return score;
}

}  // namespace harary
