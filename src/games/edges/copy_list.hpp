// SPDX-License-Identifier: MIT
// The copies of a target as a list of sets of edges: a position contains a copy when one of them
// lies in a colour class. The copies are those on a board (copies.hpp), or winning sets given
// without a graph. Two forms of one list: sets of machine words, and for boards of more than four
// words the numbers of each copy's edges (wide_copy_list.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "games/edges/set_tree.hpp"
#include "graph/edge_set.hpp"

namespace harary {

template <int Words>
class CopyList {
 public:
  using Edges = EdgeSet<Words>;

  CopyList() = default;
  // For copies with edges below `edges`.
  explicit CopyList(int edges) : by_edge_(static_cast<std::size_t>(edges)) {}

  void add(std::span<const std::uint16_t> edges) {
    HARARY_ASSERT(!edges.empty(), "a copy has an edge");
    Edges copy;
    for (const int e : edges) copy.insert(e);
    copies_.push_back(copy);
    sets_ += edges.size() + 1;
    members_ += edges.size() * edges.size();
  }
  // To be called once, when all copies have been added. `room`: bytes that trees of them may take
  // besides; without trees the answers are the same.
  void finish(std::size_t room = kRoomForTrees) {
    HARARY_ASSERT(!has_trees(), "a list of copies is finished once");
    for (const Edges& copy : copies_) {
      for (const int e : copy) {
        Edges rest = copy;
        rest.erase(e);
        by_edge_[static_cast<std::size_t>(e)].push_back(rest);
      }
    }
    if constexpr (Words == 1) {
      if (copies_.size() < kManyCopies || SetTree::most_bytes(members_) > room) return;
      tree_ = tree_of(copies_);
      for (const std::vector<Edges>& rests : by_edge_) tree_by_edge_.push_back(tree_of(rests));
    }
  }
  // What the finished list takes, without trees.
  std::size_t bytes() const { return sets_ * sizeof(Edges); }

  const std::vector<Edges>& copies() const { return copies_; }
  // The other edges of each copy that uses the edge e.
  const std::vector<Edges>& completions(int e) const {
    HARARY_ASSERT(e >= 0 && static_cast<std::size_t>(e) < by_edge_.size(),
                  "the edge is one that copies are made of");
    return by_edge_[static_cast<std::size_t>(e)];
  }

  // Is there a copy within `own`?
  bool contained_in(const Edges& own) const {
    if constexpr (Words == 1) {
      if (has_trees()) return tree_.some_within(own.word(0));
    }
    for (const Edges& copy : copies_) {
      if (own.contains(copy)) return true;
    }
    return false;
  }
  // Does adding the edge e to `own` complete a copy that uses e?
  bool completed_by(const Edges& own, int e) const {
    if constexpr (Words == 1) {
      if (has_trees()) return tree_by_edge_[static_cast<std::size_t>(e)].some_within(own.word(0));
    }
    for (const Edges& rest : completions(e)) {
      if (own.contains(rest)) return true;
    }
    return false;
  }
  // Is there a copy that avoids `taken`?
  bool possible_without(const Edges& taken) const {
    for (const Edges& copy : copies_) {
      if (!copy.intersects(taken)) return true;
    }
    return false;
  }

  // All edges of the copies within `edges`.
  Edges covered_within(const Edges& edges) const {
    Edges result;
    for (const Edges& copy : copies_) {
      if (edges.contains(copy)) result |= copy;
    }
    return result;
  }
  // All edges of the copies that avoid `taken`.
  Edges covered_without(const Edges& taken) const {
    Edges result;
    for (const Edges& copy : copies_) {
      if (!copy.intersects(taken)) result |= copy;
    }
    return result;
  }
  // All other edges of the copies that use the edge e and lie within `edges` and e.
  Edges covered_with(int e, const Edges& edges) const {
    Edges result;
    for (const Edges& rest : completions(e)) {
      if (edges.contains(rest)) result |= rest;
    }
    return result;
  }
  // The edges that alone are missing from `own` and e to complete a copy that uses e.
  Edges missing_with(int e, const Edges& own) const {
    Edges result;
    for (const Edges& rest : completions(e)) {
      const Edges open = rest - own;
      if (open.size() == 1) result |= open;
    }
    return result;
  }

 private:
  static constexpr std::size_t kManyCopies = 64;  // a shorter list is faster than a tree
  static constexpr std::size_t kRoomForTrees = std::size_t{32} << 20;

  bool has_trees() const { return !tree_by_edge_.empty(); }
  static SetTree tree_of(const std::vector<Edges>& sets) {
    std::vector<SetTree::Set> words;
    for (const Edges& set : sets) words.push_back(set.word(0));
    return SetTree(std::move(words));
  }

  std::vector<Edges> copies_;
  std::vector<std::vector<Edges>> by_edge_;
  std::size_t sets_ = 0;
  std::size_t members_ = 0;  // of the sets in trees: those of the copies, and of their completions
  SetTree tree_;
  std::vector<SetTree> tree_by_edge_;
};

// The edges of `candidates` that complete no copy in `own`. Copies: CopyList or TargetCopies.
template <class Copies>
auto harmless(const Copies& copies, const typename Copies::Edges& own,
              const typename Copies::Edges& candidates) {
  typename Copies::Edges result = candidates;
  for (const int e : candidates) {
    if (copies.completed_by(own, e)) result.erase(e);
  }
  return result;
}

// Whether there are any.
template <class Copies>
bool some_harmless(const Copies& copies, const typename Copies::Edges& own,
                   const typename Copies::Edges& candidates) {
  for (const int e : candidates) {
    if (!copies.completed_by(own, e)) return true;
  }
  return false;
}

}  // namespace harary

#include "games/edges/wide_copy_list.hpp"
