// SPDX-License-Identifier: MIT
#include "theory/arrowing/edge_colouring.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>

namespace harary {

namespace {

// Maps the target's vertices in their own order, each to any unused vertex of the host that is
// adjacent to the images of its earlier neighbours and has no smaller degree. Vertices with the
// same neighbours, such as the leaves of a star, are exchangeable: their images are in increasing
// order.
class PlainSearch {
 public:
  PlainSearch(const Graph& host, const Graph& target, const Job& job)
      : host_(host), target_(target), job_(job) {}

  bool extend() {
    constexpr std::uint64_t kStepsBetweenChecks = 1 << 14;
    if (++steps_ % kStepsBetweenChecks == 0) job_.check();
    const int next = static_cast<int>(image_.size());
    if (next == target_.order()) return true;
    for (int v = 0; v < host_.order(); ++v) {
      if (!allowed(next, v)) continue;
      image_.push_back(v);
      if (extend()) return true;
      image_.pop_back();
    }
    return false;
  }

 private:
  bool allowed(int next, int v) const {
    if (host_.degree(v) < target_.degree(next)) return false;
    for (int earlier = 0; earlier < next; ++earlier) {
      const int u = image_[static_cast<std::size_t>(earlier)];
      if (u == v || (target_.has_edge(earlier, next) && !host_.has_edge(u, v))) return false;
      if (u > v && exchangeable(earlier, next)) return false;
    }
    return true;
  }

  bool exchangeable(int a, int b) const {
    for (int c = 0; c < target_.order(); ++c) {
      if (c != a && c != b && target_.has_edge(a, c) != target_.has_edge(b, c)) return false;
    }
    return true;
  }

  const Graph& host_;
  const Graph& target_;
  const Job& job_;
  std::vector<int> image_;
  std::uint64_t steps_ = 0;
};

}  // namespace

bool contains_plainly(const Graph& host, const Graph& target, const Job& job) {
  return target.order() <= host.order() && PlainSearch(host, target, job).extend();
}

std::optional<std::string> fault_of_witness(const EdgeColouring& colouring,
                                            const std::vector<Graph>& targets, const Job& job) {
  if (colouring.classes.size() != targets.size()) return "wrong number of colours";
  Graph uncoloured = colouring.board;
  for (std::size_t colour = 0; colour < targets.size(); ++colour) {
    Graph in_colour(colouring.board.order());
    for (const Edge e : colouring.classes[colour]) {
      if (!uncoloured.has_edge(e)) {
        return fmt::format("the edge {}-{} is not on the board or has two colours", e.low, e.high);
      }
      uncoloured.remove_edge(e);
      in_colour.add_edge(e);
    }
    if (contains_plainly(in_colour, targets[colour], job)) {
      return fmt::format("colour {} contains a copy of its target", colour);
    }
  }
  if (uncoloured.edge_count() > 0) return "an edge has no colour";
  return std::nullopt;
}

}  // namespace harary
