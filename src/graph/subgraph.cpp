// SPDX-License-Identifier: MIT
#include "graph/subgraph.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/current_job.hpp"

namespace harary {

namespace {

constexpr std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

// Placing the steps of one plan in one host.
class Placement {
 public:
  Placement(const Graph& host, const SearchPlan& plan) : host_(host), plan_(plan) {
    for (const int v : host.vertices()) reach_[at(host.degree(v))].insert(v);
    for (int d = kMaxOrder - 2; d >= 0; --d) reach_[at(d)] |= reach_[at(d + 1)];
  }

  // The plan's first two steps are placed on the ends of an edge. False if a degree forbids it.
  bool pin(Edge e) {
    const std::array ends{e.low, e.high};
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      if (host_.degree(ends[i]) < plan_.steps[i].degree) return false;
      place(i, ends[i]);
    }
    return true;
  }

  // Can the steps from `depth` on be placed?
  bool exists(std::size_t depth) {
    if (depth == plan_.steps.size()) return true;
    count_step();
    const VertexSet options = candidates(depth);
    if (depth + 1 == plan_.steps.size()) return !options.empty();
    for (const int v : options) {
      place(depth, v);
      if (exists(depth + 1)) return true;
      used_.erase(v);
    }
    return false;
  }

  // Calls found() for each placement; stops, and is false, when that is false.
  template <class Found>
  bool each(std::size_t depth, const Found& found) {
    if (depth == plan_.steps.size()) return found(image_);
    count_step();
    if (steps_ > most_steps_) return false;
    for (const int v : candidates(depth)) {
      place(depth, v);
      const bool more = each(depth + 1, found);
      used_.erase(v);
      if (!more) return false;
    }
    return true;
  }

  // Takes the number of placements from `room`; false when there is not enough of it. The last
  // step is counted, not placed.
  bool count(std::size_t depth, std::uint64_t& room) {
    count_step();
    const VertexSet options = candidates(depth);
    if (depth + 1 == plan_.steps.size()) {
      const auto placements = static_cast<std::uint64_t>(options.size());
      if (placements > room) return false;
      room -= placements;
      return true;
    }
    for (const int v : options) {
      place(depth, v);
      const bool more = count(depth + 1, room);
      used_.erase(v);
      if (!more) return false;
    }
    return true;
  }

  // Makes each() stop after `most` steps.
  void limit_steps(std::uint64_t most) { most_steps_ = most; }

 private:
  static constexpr std::uint64_t kStepsBetweenChecks = 4096;

  void count_step() {
    if (++steps_ % kStepsBetweenChecks == 0) CurrentJob::check();
  }
  void place(std::size_t step, int v) {
    image_[step] = v;
    used_.insert(v);
  }

  VertexSet candidates(std::size_t depth) const {
    const SearchStep& step = plan_.steps[depth];
    VertexSet result = reach_[at(step.degree)] - used_;
    for (const int earlier : step.adjacent) result = result & host_.neighbours(image_[at(earlier)]);
    int least = 0;
    for (const int earlier : step.smaller) least = std::max(least, image_[at(earlier)] + 1);
    // The images that must be larger need room above this one.
    return (result - VertexSet::first(least)) & VertexSet::first(host_.order() - step.larger);
  }

  const Graph& host_;
  const SearchPlan& plan_;
  std::array<VertexSet, kMaxOrder> reach_{};  // [d]: the host's vertices of degree d or more
  std::array<int, kMaxOrder> image_{};
  VertexSet used_;
  std::uint64_t steps_ = 0;
  std::uint64_t most_steps_ = ~std::uint64_t{0};
};

// Necessary, and all that the target's isolated vertices ask for: the others leave enough room.
bool sizes_fit(const Graph& host, const Graph& target) {
  return host.order() >= target.order() && host.edge_count() >= target.edge_count();
}

bool any_from_edge(const Graph& host, Edge e, std::span<const SearchPlan> plans) {
  return std::any_of(plans.begin(), plans.end(), [&](const SearchPlan& plan) {
    Placement placement(host, plan);
    return placement.pin(e) && placement.exists(2);
  });
}

bool each_copy(const Graph& host, const SearchPlan& plan, const CopyCallback& callback,
               std::uint64_t most_steps = ~std::uint64_t{0}) {
  std::vector<Edge> copy(plan.edges.size());
  const auto found = [&](const std::array<int, kMaxOrder>& image) {
    std::transform(plan.edges.begin(), plan.edges.end(), copy.begin(), [&](const auto& steps) {
      return Edge::between(image[at(steps.first)], image[at(steps.second)]);
    });
    std::sort(copy.begin(), copy.end());
    return callback(std::span<const Edge>(copy));
  };
  Placement placement(host, plan);
  placement.limit_steps(most_steps);
  return placement.each(0, found);
}

std::optional<std::uint64_t> count_placements(const Graph& host, const SearchPlan& plan,
                                              std::uint64_t limit) {
  std::uint64_t room = limit;
  if (plan.steps.empty()) {
    if (room == 0) return std::nullopt;
    return 1;
  }
  if (!Placement(host, plan).count(0, room)) return std::nullopt;
  return limit - room;
}

}  // namespace

CopySearch::CopySearch(const Graph& target)
    : target_(target), whole_(plan_search(target, {})), from_edge_(plan_from_each_arc(target)) {}

bool CopySearch::contains(const Graph& host) const {
  return sizes_fit(host, target_) && Placement(host, whole_).exists(0);
}

bool CopySearch::completes(const Graph& host, Edge e) const {
  return sizes_fit(host, target_) && host.has_edge(e) && any_from_edge(host, e, from_edge_);
}

bool CopySearch::for_each(const Graph& host, const CopyCallback& callback) const {
  return !sizes_fit(host, target_) || each_copy(host, whole_, callback);
}

bool CopySearch::for_each(const Graph& host, std::uint64_t most_steps,
                          const CopyCallback& callback) const {
  return !sizes_fit(host, target_) || each_copy(host, whole_, callback, most_steps);
}

std::optional<std::uint64_t> CopySearch::count(const Graph& host, std::uint64_t limit) const {
  if (!sizes_fit(host, target_)) return 0;
  return count_placements(host, whole_, limit);
}

bool contains_copy(const Graph& host, const Graph& target) {
  return sizes_fit(host, target) && Placement(host, plan_search(target, {})).exists(0);
}

bool completes_copy(const Graph& host_with_edge, Edge e, const Graph& target) {
  return sizes_fit(host_with_edge, target) && host_with_edge.has_edge(e) &&
         any_from_edge(host_with_edge, e, plan_from_each_arc(target));
}

bool for_each_copy(const Graph& host, const Graph& target, const CopyCallback& callback) {
  return !sizes_fit(host, target) || each_copy(host, plan_search(target, {}), callback);
}

std::optional<std::uint64_t> count_copies(const Graph& host, const Graph& target,
                                          std::uint64_t limit) {
  if (!sizes_fit(host, target)) return 0;
  return count_placements(host, plan_search(target, {}), limit);
}

}  // namespace harary
