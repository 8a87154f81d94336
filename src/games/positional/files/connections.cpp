// SPDX-License-Identifier: MIT
#include "games/positional/files/connections.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "graph/edge_set.hpp"

namespace harary {

namespace {

constexpr std::size_t kMostVertices = 1024;
constexpr std::uint64_t kMostPathSteps = 50'000'000;
using Vertices = EdgeSet<kMostVertices / 64>;

class Paths {
 public:
  explicit Paths(const ConnectionQuestion& question)
      : question_(question), around_(static_cast<std::size_t>(question.vertices)) {
    for (const auto& [u, v] : question.edges) {
      if (u == v || lost(index(u)) || lost(index(v))) continue;
      around_[index(u)].insert(v);
      around_[index(v)].insert(u);
    }
    for (const int v : question.start) {
      if (!lost(index(v))) start_.insert(v);
    }
    for (const int v : question.end) {
      if (!lost(index(v))) end_.insert(v);
    }
    connected_ = contract_own();
  }

  std::vector<std::vector<int>> sets() {
    if (connected_) return {{}};
    measure();
    for (const int v : start_) extend(v, start_);
    for (auto& set : sets_) std::sort(set.begin(), set.end());
    std::sort(sets_.begin(), sets_.end());
    return std::move(sets_);
  }

 private:
  static std::size_t index(int v) { return static_cast<std::size_t>(v); }
  bool lost(std::size_t v) const { return question_.state[v] == PointState::lost; }
  bool own(std::size_t v) const { return question_.state[v] == PointState::own; }

  // Replaces each group of own vertices; says whether one of them touches both sides.
  bool contract_own() {
    Vertices own_ones;
    for (int v = 0; v < question_.vertices; ++v) {
      if (own(index(v))) own_ones.insert(v);
    }
    Vertices seen;
    for (const int first : own_ones) {
      if (seen.contains(first)) continue;
      seen.insert(first);
      Vertices group, rim;
      for (std::vector<int> to_visit{first}; !to_visit.empty();) {
        const int v = to_visit.back();
        to_visit.pop_back();
        group.insert(v);
        rim |= around_[index(v)];
        for (const int w : (around_[index(v)] & own_ones) - seen) {
          seen.insert(w);
          to_visit.push_back(w);
        }
      }
      rim -= own_ones;
      const bool starts = group.intersects(start_), ends = group.intersects(end_);
      if (starts && ends) return true;
      if (starts) start_ |= rim;
      if (ends) end_ |= rim;
      for (const int v : rim) {
        around_[index(v)] |= rim;
        around_[index(v)].erase(v);
      }
    }
    for (Vertices& vertices : around_) vertices -= own_ones;
    start_ -= own_ones;
    end_ -= own_ones;
    return false;
  }

  // How many more vertices a path from each one takes at least. Only its first one is of the start.
  void measure() {
    distance_.assign(around_.size(), kFar);
    Vertices seen = end_, layer = end_;
    for (std::size_t d = 0; !layer.empty(); ++d) {
      Vertices next;
      for (const int v : layer) {
        distance_[index(v)] = d;
        if (!start_.contains(v)) next |= around_[index(v)];
      }
      layer = next - seen;
      seen |= layer;
    }
  }

  // Goes on at v. `banned`: the start, the path, and what touches the path before v.
  void extend(int v, Vertices banned) {
    CurrentJob::check_each(1024);
    const std::size_t further = distance_[index(v)];
    if (further == kFar || path_.size() + 1 + further > question_.most_points) return;
    if (++steps_ > kMostPathSteps) {
      throw LimitError(
          fmt::format("listing the connections takes more than {} steps", kMostPathSteps));
    }
    path_.push_back(v);
    if (end_.contains(v)) {
      if (sets_.size() == question_.most_sets) {
        throw LimitError(
            fmt::format("there are more than {} minimal connections of at most {} "
                        "points; at most {} sets are read",
                        question_.most_sets, question_.most_points, question_.most_sets));
      }
      sets_.push_back(path_);
    } else {
      banned.insert(v);
      const Vertices next = around_[index(v)] - banned;
      banned |= around_[index(v)];
      for (const int w : next) extend(w, banned);
    }
    path_.pop_back();
  }

  static constexpr std::size_t kFar = SIZE_MAX / 2;
  const ConnectionQuestion& question_;
  std::vector<Vertices> around_;
  Vertices start_, end_;
  bool connected_ = false;
  std::vector<std::size_t> distance_;
  std::vector<int> path_;
  std::vector<std::vector<int>> sets_;
  std::uint64_t steps_ = 0;
};

}  // namespace

std::vector<std::vector<int>> minimal_connections(const ConnectionQuestion& question) {
  if (question.vertices > static_cast<int>(kMostVertices)) {
    throw LimitError(fmt::format("a connection has at most {} vertices", kMostVertices));
  }
  return Paths(question).sets();
}

}  // namespace harary
