// SPDX-License-Identifier: MIT
// The copies of a target on a wide board: each by the numbers of its edges. A set of 2048 edges has
// 256 bytes, a triangle three numbers; so a list takes little memory, and asks for few bits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/assert.hpp"
#include "games/edges/copy_list.hpp"

namespace harary {

template <int Words>
  requires(Words > 4)
class CopyList<Words> {
 public:
  using Edges = EdgeSet<Words>;
  using Copy = std::span<const std::uint16_t>;  // edges in increasing order

  CopyList() = default;
  explicit CopyList(int edges) : by_edge_(static_cast<std::size_t>(edges)) {}

  void add(Copy edges) {
    const auto first = static_cast<std::ptrdiff_t>(members_.size());
    members_.insert(members_.end(), edges.begin(), edges.end());
    std::sort(members_.begin() + first, members_.end());
    ends_.push_back(static_cast<std::uint32_t>(members_.size()));
  }
  void finish([[maybe_unused]] std::size_t room = 0) {
    for (std::uint32_t i = 0; i < ends_.size(); ++i) {
      for (const std::uint16_t e : copy(i)) by_edge_[e].push_back(i);
    }
  }
  std::size_t bytes() const {
    return ends_.size() * sizeof(std::uint32_t) +
           members_.size() * (sizeof(std::uint16_t) + sizeof(std::uint32_t));
  }

  bool contained_in(const Edges& own) const {
    return any_copy([&](Copy copy) { return within(copy, own); });
  }
  bool completed_by(const Edges& own, int e) const {
    return any_with(e, [&](Copy copy) { return within_but(e, copy, own); });
  }
  bool possible_without(const Edges& taken) const {
    return any_copy([&](Copy copy) { return !touches(copy, taken); });
  }

  Edges covered_within(const Edges& edges) const {
    Edges result;
    any_copy([&](Copy copy) { return within(copy, edges) && unite(result, copy); });
    return result;
  }
  Edges covered_without(const Edges& taken) const {
    Edges result;
    any_copy([&](Copy copy) { return !touches(copy, taken) && unite(result, copy); });
    return result;
  }
  Edges covered_with(int e, const Edges& edges) const {
    Edges result;
    bool found = false;
    any_with(e, [&](Copy copy) {
      if (!within_but(e, copy, edges)) return false;
      found = true;
      return unite(result, copy);
    });
    if (found) result.erase(e);
    return result;
  }
  Edges missing_with(int e, const Edges& own) const {
    Edges result;
    any_with(e, [&](Copy copy) {
      int missing = -1;
      for (const int other : copy) {
        if (other == e || own.contains(other)) continue;
        if (missing >= 0) return false;
        missing = other;
      }
      if (missing >= 0) result.insert(missing);
      return false;
    });
    return result;
  }

  // The other edges of each copy that uses the edge e.
  std::vector<Edges> completions(int e) const {
    std::vector<Edges> result;
    any_with(e, [&](Copy copy) {
      Edges rest;
      unite(rest, copy);
      rest.erase(e);
      result.push_back(rest);
      return false;
    });
    return result;
  }

 private:
  Copy copy(std::uint32_t i) const {
    HARARY_ASSERT(i < ends_.size(), "a copy is one of the list");
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return Copy(members_).subspan(begin, ends_[i] - begin);
  }
  // Whether `which` holds for a copy, asked until it does.
  template <class Which>
  bool any_copy(Which&& which) const {
    for (std::uint32_t i = 0; i < ends_.size(); ++i) {
      if (which(copy(i))) return true;
    }
    return false;
  }
  template <class Which>
  bool any_with(int e, Which&& which) const {
    HARARY_ASSERT(e >= 0 && static_cast<std::size_t>(e) < by_edge_.size(),
                  "the edge is one that copies are made of");
    for (const std::uint32_t i : by_edge_[static_cast<std::size_t>(e)]) {
      if (which(copy(i))) return true;
    }
    return false;
  }

  static bool within(Copy copy, const Edges& edges) {
    for (const int e : copy) {
      if (!edges.contains(e)) return false;
    }
    return true;
  }
  static bool within_but(int except, Copy copy, const Edges& edges) {
    for (const int e : copy) {
      if (e != except && !edges.contains(e)) return false;
    }
    return true;
  }
  static bool touches(Copy copy, const Edges& edges) {
    for (const int e : copy) {
      if (edges.contains(e)) return true;
    }
    return false;
  }
  // Adds the copy's edges; false, so that a search continues.
  static bool unite(Edges& edges, Copy copy) {
    for (const int e : copy) edges.insert(e);
    return false;
  }

  std::vector<std::uint16_t> members_;  // of all copies, one after the other
  std::vector<std::uint32_t> ends_;     // of each copy, in members_
  std::vector<std::vector<std::uint32_t>> by_edge_;
};

}  // namespace harary
