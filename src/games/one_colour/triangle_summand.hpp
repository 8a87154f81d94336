// SPDX-License-Identifier: MIT
// Positions of the triangle saturation game as a sum: a graph with two kinds of pairs, drawn and
// legal, as rows of bits. How a position splits into parts, and the key under which a table stores
// a part. On up to 16 vertices a row has 16 bits, on up to 32 it has 32; keys are as short as the
// number of vertices allows, so there is a type for up to 16, 18 and 32 vertices each.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "games/rules.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/lanes.hpp"

namespace harary {

template <int MaxOrder>
using TriangleGraph = SmallColouredGraph<2, MaxOrder <= 16 ? 16 : (MaxOrder <= 24 ? 24 : 32)>;

// Pairs of colour 1 are drawn, of colour 2 legal; all others can no longer matter.
template <int MaxOrder>
struct TriangleSummand {
  using Graph = TriangleGraph<MaxOrder>;
  using Row = typename Graph::Row;
  using Rows = typename Graph::Rows;

  Graph graph;
  Side mover = Side::first;

  const Rows& drawn() const { return graph.rows[0]; }
  const Rows& legal() const { return graph.rows[1]; }
  // Whether no pair is both drawn and legal, and the rows are in order.
  bool valid() const {
    for (std::size_t v = 0; v < drawn().size(); ++v) {
      if ((drawn()[v] & legal()[v]) != 0) return false;
    }
    return graph.valid();
  }

  int legal_count() const {
    int twice = 0;
    for (const Row row : legal()) twice += std::popcount(row);
    return twice / 2;
  }

  std::uint64_t hash() const {
    constexpr std::size_t kRowsInWord = 8 / sizeof(Row);
    constexpr std::size_t kWords = std::tuple_size_v<Rows> / kRowsInWord;
    std::array<std::uint64_t, 2 * kWords + 1> words{};
    for (std::size_t i = 0; i < 2 * kWords; ++i) {
      const Rows& rows = i < kWords ? drawn() : legal();
      for (std::size_t j = 0; j < kRowsInWord; ++j) {
        words[i] |= std::uint64_t{rows[i % kWords * kRowsInWord + j]} << (8 * sizeof(Row) * j);
      }
    }
    words.back() = static_cast<std::uint64_t>(graph.order) * 2 + static_cast<std::uint64_t>(mover);
    return hash_words(words);
  }
  friend bool operator==(const TriangleSummand&, const TriangleSummand&) = default;
};

// A canonical position without dead vertices: row v of the lower triangle as a number of v digits
// in base 3, drawn pairs as 2 and legal ones as 1, 40 digits a word. The rows of 16 vertices fill
// three words: 15 + 14 + 11, 13 + 12 + 10 + 5, 9 + 8 + 7 + 6 + 4 + 3 + 2 + 1. Larger graphs write
// row after row, and a row may begin in one word and end in the next.
template <int MaxOrder>
struct TriangleKey {
  static constexpr int kDigitsInWord = 40;
  static constexpr int kWords = (MaxOrder * (MaxOrder - 1) / 2 + kDigitsInWord - 1) / kDigitsInWord;

  std::array<std::uint64_t, static_cast<std::size_t>(kWords)> words{};
  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const TriangleKey&, const TriangleKey&) = default;
};

// Rows of the vertices below MaxOrder; everything beyond the order is 0.
template <int MaxOrder>
TriangleKey<MaxOrder> pack_triangle_key(const TriangleGraph<MaxOrder>& graph);
template <int MaxOrder>
TriangleGraph<MaxOrder> unpack_triangle_key(const TriangleKey<MaxOrder>& key);

extern template TriangleKey<16> pack_triangle_key(const TriangleGraph<16>&);
extern template TriangleKey<18> pack_triangle_key(const TriangleGraph<18>&);
extern template TriangleKey<32> pack_triangle_key(const TriangleGraph<32>&);
extern template TriangleGraph<16> unpack_triangle_key(const TriangleKey<16>&);
extern template TriangleGraph<18> unpack_triangle_key(const TriangleKey<18>&);
extern template TriangleGraph<32> unpack_triangle_key(const TriangleKey<32>&);

// The rows of a position as lanes.
template <class Rows>
using RowLanes = Lanes<static_cast<int>(sizeof(Rows) / 16), typename Rows::value_type>;

// The classes of linked legal pairs of a position, one after the other.
template <int MaxOrder>
class TriangleLinks {
 public:
  using Rows = typename TriangleSummand<MaxOrder>::Rows;

  explicit TriangleLinks(const TriangleSummand<MaxOrder>& p) : rest_(p.legal()) {
    HARARY_ASSERT(p.valid(), "pairs are drawn or legal, not both");
    for (std::size_t v = 0; v < both_.size(); ++v) {
      both_[v] = static_cast<Row>(p.drawn()[v] | p.legal()[v]);
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
    for (std::size_t v = 0; v < rest_.size(); ++v) rest_[v] &= static_cast<Row>(~members_[v]);
    return true;
  }
  // The pairs of the class found last.
  const Rows& members() const {
    HARARY_ASSERT(found_ >= 2, "a class of linked pairs has two pairs at least");
    return members_;
  }

 private:
  using Row = typename Rows::value_type;

  void add(unsigned u, unsigned v) {
    members_[u] = static_cast<Row>(members_[u] | 1U << v);
    members_[v] = static_cast<Row>(members_[v] | 1U << u);
    queue_[static_cast<std::size_t>(found_++)] = {static_cast<std::uint8_t>(u),
                                                  static_cast<std::uint8_t>(v)};
  }

  // Pairs uv for which no w has one of uw, vw legal and the other one drawn or legal.
  void take_lone_pairs(int order) {
    using L = RowLanes<Rows>;
    using Block = typename L::Block;
    const auto legal = L::from(rest_);
    const auto both = L::from(both_);
    auto linked = L::zero();
    Block bit = L::all(1);
    for (std::size_t w = 0; w < static_cast<std::size_t>(order); ++w, bit += bit) {
      for (int b = 0; b < L::kBlocks; ++b) {
        linked.at(b) |= Block((legal.at(b) & bit) == bit) & L::all(both_[w]);
        linked.at(b) |= Block((both.at(b) & bit) == bit) & L::all(rest_[w]);
      }
    }
    auto kept = L::zero();
    auto counts = L::zero();
    auto all = L::zero();
    for (int b = 0; b < L::kBlocks; ++b) {
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
  std::array<std::array<std::uint8_t, 2>, MaxOrder*(MaxOrder - 1) / 2> queue_;
};

// The legal pairs `members` with the drawn edges of p that count among them, and no other vertices.
template <int MaxOrder>
TriangleSummand<MaxOrder> triangle_summand(
    const TriangleSummand<MaxOrder>& p, const typename TriangleSummand<MaxOrder>::Rows& members) {
  using L = RowLanes<typename TriangleSummand<MaxOrder>::Rows>;
  using Block = typename L::Block;
  using Row = typename TriangleSummand<MaxOrder>::Row;
  auto open = L::from(members);
  // u and v have a common neighbour w among the members: what w offers to v.
  auto common = L::zero();
  unsigned alive = 0;
  Block bit = L::all(1);
  for (std::size_t w = 0; w < static_cast<std::size_t>(p.graph.order); ++w, bit += bit) {
    if (members[w] == 0) continue;
    alive |= 1U << w;
    for (int b = 0; b < L::kBlocks; ++b) {
      common.at(b) |= Block((open.at(b) & bit) == bit) & L::all(members[w]);
    }
  }
  auto red = L::from(p.drawn());
  red.keep(common);
  const auto vertices = static_cast<unsigned>((std::uint64_t{1} << p.graph.order) - 1);
  for (unsigned dead = ~alive & vertices; dead != 0;) {
    const unsigned v = static_cast<unsigned>(std::bit_width(dead)) - 1;
    dead &= ~(1U << v);
    const Block low = L::all(static_cast<Row>((1U << v) - 1));
    for (int b = 0; b < L::kBlocks; ++b) {
      red.at(b) = (red.at(b) & low) | (red.at(b) >> 1 & ~low);
      open.at(b) = (open.at(b) & low) | (open.at(b) >> 1 & ~low);
    }
  }
  const auto red_rows = red.values();
  const auto open_rows = open.values();
  TriangleSummand<MaxOrder> result;
  result.mover = p.mover;
  for (; alive != 0; alive &= alive - 1) {
    const auto from = static_cast<std::size_t>(std::countr_zero(alive));
    const auto to = static_cast<std::size_t>(result.graph.order++);
    result.graph.rows[0][to] = red_rows[from];
    result.graph.rows[1][to] = open_rows[from];
  }
  HARARY_ASSERT(result.valid(), "pairs of a part are drawn or legal, not both");
  return result;
}

}  // namespace harary
