// SPDX-License-Identifier: MIT
#include "graph/classes/comparability.hpp"

#include <utility>
#include <vector>

namespace harary {

namespace {

class Orienter {
 public:
  explicit Orienter(const Relation& graph)
      : left_(graph), order_(graph.order()), fresh_(graph.order()) {}

  std::optional<Relation> run() {
    for (int u = 0; u < left_.order(); ++u) {
      while (!left_.empty_row(u)) {
        if (!orient_class(u, first_neighbour(u))) return std::nullopt;
      }
    }
    return std::move(order_);
  }

 private:
  int first_neighbour(int u) const {
    int first = -1;
    left_.for_each(u, [&](int v) {
      if (first < 0) first = v;
    });
    return first;
  }

  // The implication class of u -> v in what is left; false if it holds an edge both ways.
  bool orient_class(int u, int v) {
    arcs_.clear();
    sound_ = true;
    force(u, v);
    for (std::size_t i = 0; i < arcs_.size() && sound_; ++i) {
      const auto [a, b] = arcs_[i];
      follow(a, b);
    }
    for (const auto& [a, b] : arcs_) {
      fresh_.erase(a, b);
      order_.insert(a, b);
      left_.erase(a, b);
      left_.erase(b, a);
    }
    return sound_;
  }

  void force(int u, int v) {
    if (fresh_.holds(v, u)) sound_ = false;
    if (fresh_.holds(u, v)) return;
    fresh_.insert(u, v);
    arcs_.emplace_back(u, v);
  }

  void follow(int a, int b) {
    const auto next_to_a = left_.row(a), next_to_b = left_.row(b);
    for (std::size_t i = 0; i < next_to_a.size() && sound_; ++i) {
      const int base = static_cast<int>(i) * 64;
      // a - w but not b - w: a -> w. (b itself is next to a, and not next to b.)
      std::uint64_t rest = next_to_a[i] & ~next_to_b[i];
      for (; rest != 0; rest &= rest - 1) force(a, base + std::countr_zero(rest));
      // b - w but not a - w: w -> b.
      rest = next_to_b[i] & ~next_to_a[i];
      for (; rest != 0; rest &= rest - 1) force(base + std::countr_zero(rest), b);
    }
  }

  Relation left_;   // edges without a direction
  Relation order_;  // the orientation so far
  Relation fresh_;  // of the class at hand
  std::vector<std::pair<int, int>> arcs_;
  bool sound_ = true;
};

}  // namespace

std::optional<Relation> transitive_orientation(const Relation& graph) {
  return Orienter(graph).run();
}

std::optional<Relation> cocomparability_order(const Relation& graph) {
  return transitive_orientation(graph.complement());
}

}  // namespace harary
