// SPDX-License-Identifier: MIT
// The components of a graph that grows by edges, with all that the connected graph game needs:
// their letters, a component of each letter, and a missing edge inside a component.
//
// Union-find (Galler & Fischer) with union by size and path halving tells components apart; lists
// of components by letter are kept by swapping. Missing edges: when two components merge, the pairs
// between their members form a *block*; all pairs inside a component are in the blocks of the
// mergers that made it. The members of a component are a linked list that mergers concatenate, so
// that both sides of a block stay contiguous in it, and a block is two stretches of that list and a
// cursor. The cursor passes drawn edges only, hence each drawn edge at most once in the whole game:
// O(n + edges) memory and amortised constant time for a missing edge.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "base/hashing.hpp"
#include "theory/connect/letters.hpp"

namespace harary {

struct VertexPair {
  std::int32_t first = 0;
  std::int32_t second = 0;
  friend bool operator==(const VertexPair&, const VertexPair&) = default;
};

class Components {
 public:
  // Isolated vertices 0 … order-1, order >= 1.
  explicit Components(std::int32_t order);

  std::int32_t order() const { return static_cast<std::int32_t>(parent_.size()); }
  std::int32_t count() const { return count_; }
  std::size_t edges() const { return drawn_.size(); }
  // Vertices must lie within the order (precondition, here and below).
  bool has_edge(VertexPair pair) const { return drawn_.contains(edge_key(pair)); }
  LetterCounts letters() const;

  // Draws an edge that is not there yet.
  void add_edge(VertexPair pair);

  // The representative of a vertex's component.
  std::int32_t find(std::int32_t vertex);
  // The representatives of the components with this letter.
  const std::vector<std::int32_t>& with_letter(Letter letter) const {
    return by_letter_[static_cast<std::size_t>(letter)];
  }
  // The number of edges missing inside the component of a representative.
  std::int64_t missing(std::int32_t representative) const;
  // A pair inside that component that is not drawn; nothing if it is complete.
  std::optional<VertexPair> missing_pair(std::int32_t representative);

 private:
  static constexpr std::int32_t kNone = -1;

  // One component, at the place of its representative.
  struct Component {
    std::int32_t size = 1;
    std::int32_t first_member;
    std::int32_t last_member;
    std::int32_t first_block = kNone;
    std::int32_t last_block = kNone;
    std::int32_t place = 0;  // in its list of by_letter_
    std::int64_t edges = 0;
  };
  // The pairs between two merged components: every left member with every right one. The cursor is
  // at the first pair that may be missing.
  struct Block {
    std::int32_t left;  // cursor
    std::int32_t left_last;
    std::int32_t right_first;
    std::int32_t right;  // cursor
    std::int32_t right_last;
    std::int32_t next = kNone;  // the next block of the component
  };

  struct KeyHash {
    std::size_t operator()(std::uint64_t key) const { return mix(key); }
  };

  static std::uint64_t edge_key(VertexPair pair);
  Component& component(std::int32_t v) { return components_[static_cast<std::size_t>(v)]; }
  const Component& component(std::int32_t v) const {
    return components_[static_cast<std::size_t>(v)];
  }
  std::int32_t next_member(std::int32_t v) const {
    return next_member_[static_cast<std::size_t>(v)];
  }
  Letter letter_of(std::int32_t representative) const;
  void enlist(std::int32_t representative);
  void strike(std::int32_t representative);
  void merge(std::int32_t larger, std::int32_t smaller);
  bool advance_to_missing(Block& block) const;

  std::int32_t count_;
  std::vector<std::int32_t> parent_;
  std::vector<std::int32_t> next_member_;
  std::vector<Component> components_;
  std::vector<Block> blocks_;
  std::array<std::vector<std::int32_t>, kLetters> by_letter_;
  std::unordered_set<std::uint64_t, KeyHash> drawn_;
};

}  // namespace harary
