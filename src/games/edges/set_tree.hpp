// SPDX-License-Identifier: MIT
// Many sets of numbers below 64, asked whether one of them lies within a given set: a tree of their
// members in increasing order, so that a search follows only members of the given set (a set trie:
// I. Savnik, "Index data structure for fast subset and superset queries", 2013). P7 has 20,160
// copies on K8; of a colour class of ten edges the tree shows a few dozen nodes.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.hpp"

namespace harary {

class SetTree {
 public:
  using Set = std::uint64_t;

  SetTree() = default;
  explicit SetTree(std::vector<Set> sets) {
    // As sequences of members; where one continues another, the longer one first.
    std::sort(sets.begin(), sets.end(),
              [](Set a, Set b) { return a != b && (a & low(a ^ b)) != 0; });
    has_empty_ = !sets.empty() && sets.back() == 0;
    if (has_empty_ || sets.empty()) return;
    nodes_.emplace_back();
    build(0, sets, 0);
    nodes_.shrink_to_fit();
  }

  // Is there a set within `own`? The empty set lies within all. Time: the members of `own` that
  // begin sets, what continues them within `own`, and so on; no memory.
  bool some_within(Set own) const {
    return has_empty_ || (!nodes_.empty() && some_below(nodes_.front(), own));
  }

  // The most bytes that trees of some sets take; `members`: the sizes of the sets added up.
  static constexpr std::size_t most_bytes(std::size_t members) { return members * sizeof(Node); }

 private:
  struct Node {
    Set ends = 0;             // members that complete a set
    Set next = 0;             // other members with which a set continues
    std::uint32_t first = 0;  // the node after the first of `next`; the others follow
  };

  static Set low(Set set) { return set & (~set + 1); }

  // Builds the node for these sets, sorted, all with the members `before` at their beginnings. A
  // set that has another one as its beginning is of no interest.
  void build(std::size_t node, std::span<const Set> sets, Set before) {
    HARARY_ASSERT(node < nodes_.size(), "a node is there before its children");
    for (const Set set : sets) {
      HARARY_ASSERT((before & ~set) == 0 && set != before, "sets of a node continue its members");
    }
    std::vector<std::pair<Set, std::span<const Set>>> children;
    while (!sets.empty()) {
      const Set member = low(sets.front() & ~before);
      std::size_t size = 1;
      while (size < sets.size() && low(sets[size] & ~before) == member) ++size;
      const std::span<const Set> group = sets.first(size);
      if (group.back() == (before | member)) {
        nodes_[node].ends |= member;
      } else {
        nodes_[node].next |= member;
        children.emplace_back(before | member, group);
      }
      sets = sets.subspan(size);
    }
    const std::size_t first = nodes_.size();
    nodes_[node].first = static_cast<std::uint32_t>(first);
    nodes_.resize(first + children.size());
    for (std::size_t i = 0; i < children.size(); ++i) {
      build(first + i, children[i].second, children[i].first);
    }
  }

  bool some_below(const Node& node, Set own) const {
    if ((node.ends & own) != 0) return true;
    for (Set rest = node.next & own; rest != 0; rest &= rest - 1) {
      const int place = std::popcount(node.next & (low(rest) - 1));
      if (some_below(nodes_[node.first + static_cast<std::size_t>(place)], own)) return true;
    }
    return false;
  }

  std::vector<Node> nodes_;
  bool has_empty_ = false;
};

}  // namespace harary
