// SPDX-License-Identifier: MIT
#include <algorithm>
#include <queue>

#include "base/portable.hpp"
#include "reduce/source_problems.hpp"

namespace harary {

namespace {

class FeedbackSearch {
 public:
  FeedbackSearch(const FeedbackProblem& problem, Job& job)
      : job_(job),
        next_(static_cast<std::size_t>(problem.vertices)),
        removed_(static_cast<std::size_t>(problem.vertices), 0) {
    for (const auto& [u, v] : problem.arcs) next_[static_cast<std::size_t>(u)].push_back(v);
  }

  void remove(int v) { removed_[static_cast<std::size_t>(v)] = 1; }

  // The vertices of a shortest cycle; none if there is no cycle.
  std::vector<int> shortest_cycle() const {
    std::vector<int> best;
    const auto order = static_cast<int>(next_.size());
    for (int start = 0; start < order; ++start) {
      if (removed_[static_cast<std::size_t>(start)] != 0) continue;
      std::vector<int> from(next_.size(), -1);
      std::queue<int> waiting;
      waiting.push(start);
      bool closed = false;
      while (!waiting.empty() && !closed) {
        const int u = waiting.front();
        waiting.pop();
        for (const int v : next_[static_cast<std::size_t>(u)]) {
          if (removed_[static_cast<std::size_t>(v)] != 0) continue;
          if (v == start) {
            std::vector<int> cycle;
            for (int w = u; w != start; w = from[static_cast<std::size_t>(w)]) cycle.push_back(w);
            cycle.push_back(start);
            if (best.empty() || cycle.size() < best.size()) best = std::move(cycle);
            closed = true;
            break;
          }
          if (from[static_cast<std::size_t>(v)] < 0) {
            from[static_cast<std::size_t>(v)] = u;
            waiting.push(v);
          }
        }
      }
    }
    return best;
  }

  // Can `left` more removals do it? The removed ones are in `chosen` then.
  bool within(int left, std::vector<int>& chosen) {
    job_.check();
    const std::vector<int> cycle = shortest_cycle();
    if (cycle.empty()) return true;
    if (left == 0) return false;
    for (const int v : cycle) {
      removed_[static_cast<std::size_t>(v)] = 1;
      chosen.push_back(v);
      if (within(left - 1, chosen)) return true;
      chosen.pop_back();
      removed_[static_cast<std::size_t>(v)] = 0;
    }
    return false;
  }

 private:
  Job& job_;
  std::vector<std::vector<int>> next_;
  std::vector<char> removed_;
};

}  // namespace

std::vector<int> smallest_feedback_set(const FeedbackProblem& problem, Job& job) {
  for (int size = 0;; ++size) {
    std::vector<int> chosen;
    if (FeedbackSearch(problem, job).within(size, chosen)) {
      portable::ranges::sort(chosen);
      return chosen;
    }
  }
}

bool acyclic_without(const FeedbackProblem& problem, const std::vector<int>& removed) {
  Job job;
  FeedbackSearch search(problem, job);
  for (const int v : removed) search.remove(v);
  return search.shortest_cycle().empty();
}

}  // namespace harary
