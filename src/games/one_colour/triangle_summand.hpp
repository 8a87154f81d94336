// SPDX-License-Identifier: MIT
// Positions of the triangle saturation game as a sum, on at most 16 vertices: a graph with two
// kinds of pairs, drawn and legal, as rows of bits. How a position splits into parts, and the key
// under which a table stores a part.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "base/hashing.hpp"
#include "games/rules.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/lanes.hpp"

namespace harary {

// Pairs of colour 1 are drawn, of colour 2 legal; all others can no longer matter.
struct TriangleSummand {
  SmallColouredGraph<2> graph;
  Side mover = Side::first;

  using Rows = std::array<std::uint16_t, kMaxSmallOrder>;
  const Rows& drawn() const { return graph.rows[0]; }
  const Rows& legal() const { return graph.rows[1]; }
  int legal_count() const {
    int twice = 0;
    for (const std::uint16_t row : legal()) twice += std::popcount(row);
    return twice / 2;
  }

  std::uint64_t hash() const {
    std::array<std::uint64_t, 9> words{};
    for (std::size_t i = 0; i < 8; ++i) {
      const Rows& rows = i < 4 ? drawn() : legal();
      for (std::size_t j = 0; j < 4; ++j) {
        words[i] |= std::uint64_t{rows[i % 4 * 4 + j]} << (16 * j);
      }
    }
    words[8] = static_cast<std::uint64_t>(graph.order) * 2 + static_cast<std::uint64_t>(mover);
    return hash_words(words);
  }
  friend bool operator==(const TriangleSummand&, const TriangleSummand&) = default;
};

// A canonical position without dead vertices: row v of the lower triangle as a number of v digits
// in base 3, drawn pairs as 2 and legal ones as 1. The rows of 16 vertices fill three words, 40
// digits each: 15 + 14 + 11, 13 + 12 + 10 + 5, 9 + 8 + 7 + 6 + 4 + 3 + 2 + 1.
struct TriangleKey {
  std::array<std::uint64_t, 3> words{};
  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const TriangleKey&, const TriangleKey&) = default;
};

// Rows of vertices 0 to 15; everything beyond the order is 0.
TriangleKey pack_triangle_key(const SmallColouredGraph<2>& graph);
SmallColouredGraph<2> unpack_triangle_key(const TriangleKey& key);

// The classes of linked legal pairs of a position, one after the other.
class TriangleLinks {
 public:
  using Rows = TriangleSummand::Rows;

  explicit TriangleLinks(const TriangleSummand& p) : rest_(p.legal()) {
    for (std::size_t v = 0; v < both_.size(); ++v) {
      both_[v] = static_cast<std::uint16_t>(p.drawn()[v] | p.legal()[v]);
    }
    take_lone_pairs(p.graph.order);
  }

  // Legal pairs without a link: tempo moves.
  int lone_pairs() const { return lone_; }

  // Finds the next class of at least two pairs; false if there is none.
  bool next() {
    if (left_ == 0) return false;
    while (rest_[at_] == 0) ++at_;
    members_ = {};
    found_ = 0;
    add(at_, static_cast<unsigned>(std::countr_zero(rest_[at_])));
    // Usually there is one class: it is complete as soon as no pair is left.
    for (int i = 0; i < found_ && found_ < left_; ++i) {
      const auto [a, b] = queue_[static_cast<std::size_t>(i)];
      // A pair aw is linked if bw is drawn or legal, and the other way round.
      for (unsigned w = rest_[a] & both_[b] & ~unsigned{members_[a]}; w != 0; w &= w - 1) {
        add(a, static_cast<unsigned>(std::countr_zero(w)));
      }
      for (unsigned w = rest_[b] & both_[a] & ~unsigned{members_[b]}; w != 0; w &= w - 1) {
        add(b, static_cast<unsigned>(std::countr_zero(w)));
      }
    }
    left_ -= found_;
    for (std::size_t v = 0; v < rest_.size(); ++v)
      rest_[v] &= static_cast<std::uint16_t>(~members_[v]);
    return true;
  }
  // The pairs of the class found last.
  const Rows& members() const { return members_; }

 private:
  void add(unsigned u, unsigned v) {
    members_[u] = static_cast<std::uint16_t>(members_[u] | 1U << v);
    members_[v] = static_cast<std::uint16_t>(members_[v] | 1U << u);
    queue_[static_cast<std::size_t>(found_++)] = {static_cast<std::uint8_t>(u),
                                                  static_cast<std::uint8_t>(v)};
  }

  // Pairs uv for which no w has one of uw, vw legal and the other one drawn or legal.
  void take_lone_pairs(int order) {
    const auto legal = Lanes<2>::from(rest_);
    const auto both = Lanes<2>::from(both_);
    auto linked = Lanes<2>::zero();
    LaneBlock bit = broadcast(1);
    for (std::size_t w = 0; w < static_cast<std::size_t>(order); ++w, bit += bit) {
      for (int b = 0; b < 2; ++b) {
        linked.at(b) |= LaneBlock((legal.at(b) & bit) == bit) & broadcast(both_[w]);
        linked.at(b) |= LaneBlock((both.at(b) & bit) == bit) & broadcast(rest_[w]);
      }
    }
    auto kept = Lanes<2>::zero();
    auto counts = Lanes<2>::zero();
    auto all = Lanes<2>::zero();
    for (int b = 0; b < 2; ++b) {
      kept.at(b) = legal.at(b) & linked.at(b);
      counts.at(b) = bit_counts(kept.at(b));
      all.at(b) = bit_counts(legal.at(b));
    }
    rest_ = kept.values();
    left_ = static_cast<int>(counts.sum() / 2);
    lone_ = static_cast<int>(all.sum() / 2) - left_;
  }

  Rows rest_;  // legal pairs whose class is not found yet
  Rows both_{};
  Rows members_{};
  int left_ = 0;  // their number
  int lone_ = 0;
  int found_ = 0;
  unsigned at_ = 0;
  std::array<std::array<std::uint8_t, 2>, 120> queue_;
};

// The legal pairs `members` with the drawn edges of p that count among them, and no other vertices.
inline TriangleSummand triangle_summand(const TriangleSummand& p,
                                        const TriangleSummand::Rows& members) {
  auto open = Lanes<2>::from(members);
  // u and v have a common neighbour w among the members: what w offers to v.
  auto common = Lanes<2>::zero();
  unsigned alive = 0;
  LaneBlock bit = broadcast(1);
  for (std::size_t w = 0; w < static_cast<std::size_t>(p.graph.order); ++w, bit += bit) {
    if (members[w] == 0) continue;
    alive |= 1U << w;
    for (int b = 0; b < 2; ++b) {
      common.at(b) |= LaneBlock((open.at(b) & bit) == bit) & broadcast(members[w]);
    }
  }
  auto red = Lanes<2>::from(p.drawn());
  red.keep(common);
  for (unsigned dead = ~alive & ((1U << p.graph.order) - 1); dead != 0;) {
    const unsigned v = static_cast<unsigned>(std::bit_width(dead)) - 1;
    dead &= ~(1U << v);
    const LaneBlock low = broadcast(static_cast<std::uint16_t>((1U << v) - 1));
    for (int b = 0; b < 2; ++b) {
      red.at(b) = (red.at(b) & low) | (red.at(b) >> 1 & ~low);
      open.at(b) = (open.at(b) & low) | (open.at(b) >> 1 & ~low);
    }
  }
  const auto red_rows = red.values();
  const auto open_rows = open.values();
  TriangleSummand result;
  result.mover = p.mover;
  for (; alive != 0; alive &= alive - 1) {
    const auto from = static_cast<std::size_t>(std::countr_zero(alive));
    const auto to = static_cast<std::size_t>(result.graph.order++);
    result.graph.rows[0][to] = red_rows[from];
    result.graph.rows[1][to] = open_rows[from];
  }
  return result;
}

}  // namespace harary
