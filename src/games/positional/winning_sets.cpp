// SPDX-License-Identifier: MIT
// The copies of a target on a board of any size, seen from its open edges. The search is that of
// graph/subgraph.hpp (the same plan: order of the target's vertices, conditions of Grochow & Kellis
// 2007 against meeting a copy twice) on adjacency lists in place of machine words.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <span>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "games/positional/instance.hpp"
#include "graph/subgraph_plan.hpp"

namespace harary {

namespace {

constexpr std::size_t kMostSets = 2'000'000;
constexpr int kColoured = -1;

struct Neighbour {
  int vertex;
  int open;  // the number of the edge among the open ones, or kColoured
};

// The board as the player of one colour sees it: edges of that colour and open ones.
class HostLists {
 public:
  HostLists(const TargetInstance& instance, Paint own)
      : lists_(static_cast<std::size_t>(instance.order)) {
    int open = 0;
    for (const PaintedEdge& edge : instance.edges) {
      const int number = edge.paint == Paint::open ? open++ : kColoured;
      if (edge.paint != Paint::open && edge.paint != own) continue;
      lists_[static_cast<std::size_t>(edge.low)].push_back({edge.high, number});
      lists_[static_cast<std::size_t>(edge.high)].push_back({edge.low, number});
    }
    for (auto& list : lists_) portable::ranges::sort(list, {}, &Neighbour::vertex);
  }

  int order() const { return static_cast<int>(lists_.size()); }
  std::span<const Neighbour> around(int v) const { return lists_[static_cast<std::size_t>(v)]; }
  const Neighbour* find(int u, int v) const {
    const auto list = around(u);
    const auto found = portable::ranges::lower_bound(list, v, {}, &Neighbour::vertex);
    return found != list.end() && found->vertex == v ? &*found : nullptr;
  }

 private:
  std::vector<std::vector<Neighbour>> lists_;
};

class CopiesOnLists {
 public:
  CopiesOnLists(const HostLists& host, const Graph& target)
      : host_(host), plan_(plan_search(target, {})), image_(plan_.steps.size()) {}

  std::vector<std::vector<int>> open_parts() {
    place(0);
    keep_minimal(sets_);
    return std::move(sets_);
  }

 private:
  void place(std::size_t step) {
    if (step == plan_.steps.size()) {
      collect();
      return;
    }
    const SearchStep& wanted = plan_.steps[step];
    // Candidates are neighbours of the placed neighbour that has the fewest.
    int anchor = -1;
    for (const int s : wanted.adjacent) {
      const int v = image_[static_cast<std::size_t>(s)];
      if (anchor < 0 || host_.around(v).size() < host_.around(anchor).size()) anchor = v;
    }
    if (anchor < 0) {
      for (int v = 0; v < host_.order(); ++v) try_vertex(step, v);
    } else {
      for (const Neighbour& next : host_.around(anchor)) try_vertex(step, next.vertex);
    }
  }

  void try_vertex(std::size_t step, int v) {
    const SearchStep& wanted = plan_.steps[step];
    if (static_cast<int>(host_.around(v).size()) < wanted.degree) return;
    const auto placed = std::span(image_).first(step);
    if (portable::ranges::find(placed, v) != placed.end()) return;
    for (const int s : wanted.smaller) {
      if (image_[static_cast<std::size_t>(s)] >= v) return;
    }
    for (const int s : wanted.adjacent) {
      if (host_.find(v, image_[static_cast<std::size_t>(s)]) == nullptr) return;
    }
    image_[step] = v;
    place(step + 1);
  }

  void collect() {
    std::vector<int> open;
    for (const auto& [a, b] : plan_.edges) {
      const Neighbour* edge =
          host_.find(image_[static_cast<std::size_t>(a)], image_[static_cast<std::size_t>(b)]);
      if (edge->open != kColoured) open.push_back(edge->open);
    }
    portable::ranges::sort(open);
    sets_.push_back(std::move(open));
    if (sets_.size() >= shrink_at_) {
      keep_minimal(sets_);
      if (sets_.size() > kMostSets / 2) {
        throw LimitError(
            fmt::format("the target has more than {} copies on this board", kMostSets / 2));
      }
      shrink_at_ = kMostSets;
    }
  }

  const HostLists& host_;
  SearchPlan plan_;
  std::vector<int> image_;
  std::vector<std::vector<int>> sets_;
  std::size_t shrink_at_ = kMostSets;
};

}  // namespace

void keep_minimal(std::vector<std::vector<int>>& sets) {
  portable::ranges::sort(sets, [](const auto& a, const auto& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  // Different sets of one size do not hold each other.
  if (sets.empty() || sets.front().size() == sets.back().size()) return;
  // Every kept set is filed under its first element; a set that holds one is left out.
  int most = -1;
  for (const auto& set : sets) {
    if (!set.empty()) most = std::max(most, set.back());
  }
  std::vector<std::vector<std::size_t>> by_first(static_cast<std::size_t>(most + 1));
  std::vector<std::vector<int>> kept;
  for (auto& set : sets) {
    if (!kept.empty() && kept.front().empty()) break;
    CurrentJob::check_each(64);
    bool minimal = true;
    for (const int e : set) {
      for (const std::size_t i : by_first[static_cast<std::size_t>(e)]) {
        if (portable::ranges::includes(set, kept[i])) minimal = false;
      }
    }
    if (!minimal) continue;
    if (!set.empty()) by_first[static_cast<std::size_t>(set.front())].push_back(kept.size());
    kept.push_back(std::move(set));
  }
  portable::ranges::sort(kept);
  sets = std::move(kept);
}

WinningSets winning_sets(const TargetInstance& instance, Owners owners) {
  WinningSets result;
  result.game = instance.game;
  for (const PaintedEdge& edge : instance.edges) {
    if (edge.paint == Paint::open) result.names.push_back(edge.name);
  }
  for (const Paint own : {Paint::red, Paint::green}) {
    if (own == Paint::green && owners == Owners::red) continue;
    const HostLists host(instance, own);
    auto& sets = result.sets[own == Paint::red ? 0 : 1];
    sets = CopiesOnLists(host, instance.target).open_parts();
    if (!sets.empty() && sets.front().empty()) {
      throw InputError(fmt::format("the start position already contains a {} copy of the target",
                                   own == Paint::red ? "red" : "green"));
    }
  }
  return result;
}

}  // namespace harary
