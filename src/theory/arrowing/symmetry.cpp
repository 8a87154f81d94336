// SPDX-License-Identifier: MIT
#include "theory/arrowing/symmetry.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "graph/canonical/nauty.hpp"

namespace harary {

namespace {

// Longer comparisons cost more clauses than they are worth; a prefix of one is sound as well.
constexpr int kLongestComparison = 150;

// Which edges a comparison may take for equally coloured, having found all before it equal.
class EqualEdges {
 public:
  explicit EqualEdges(std::size_t pairs) : parent_(pairs) {
    std::iota(parent_.begin(), parent_.end(), std::size_t{0});
  }
  // False if they were known to be equal.
  bool join(Edge e, Edge f) {
    const std::size_t a = find(static_cast<std::size_t>(e.pair_index()));
    const std::size_t b = find(static_cast<std::size_t>(f.pair_index()));
    parent_[a] = b;
    return a != b;
  }

 private:
  std::size_t find(std::size_t x) const {
    while (parent_[x] != x) x = parent_[x];
    return x;
  }
  std::vector<std::size_t> parent_;
};

class SymmetryBreaker {
 public:
  explicit SymmetryBreaker(ArrowingEncoding& encoding)
      : encoding_(encoding), coloured_(encoding.question().board) {
    const Graph& board = encoding.question().board;
    for (const Edge e : board.edges()) {
      const int given = encoding.precolour(e);
      // 0: no edge, 1: an uncoloured one.
      coloured_.set_colour(e.low, e.high, static_cast<std::uint8_t>(given + 2));
      if (given == ArrowingEncoding::kUncoloured) edges_.push_back(e);
    }
    std::sort(edges_.begin(), edges_.end(),
              [](Edge e, Edge f) { return std::pair(e.low, e.high) < std::pair(f.low, f.high); });
  }

  void exchange_vertices() {
    Permutation exchange = identity();
    for (int v = 0; v < coloured_.order(); ++v) {
      for (int u = 0; u < v; ++u) {
        if (!exchangeable(u, v)) continue;
        std::swap(at(exchange, u), at(exchange, v));
        not_above_image(exchange);
        std::swap(at(exchange, u), at(exchange, v));
      }
    }
  }

  void other_generators() {
    for (const Permutation& generator : canonical_symmetry(coloured_).generators) {
      int moved = 0;
      for (int v = 0; v < coloured_.order(); ++v) {
        if (generator[static_cast<std::size_t>(v)] != v) ++moved;
      }
      if (moved > 2) not_above_image(generator);
    }
  }

  void exchange_colours() {
    for (int high = 1; high < encoding_.colours(); ++high) {
      for (int low = 0; low < high; ++low) {
        if (colours_exchangeable(low, high)) not_above_exchange(low, high);
      }
    }
  }

 private:
  static int& at(Permutation& permutation, int v) {
    return permutation[static_cast<std::size_t>(v)];
  }
  Permutation identity() const {
    Permutation result(static_cast<std::size_t>(coloured_.order()));
    std::iota(result.begin(), result.end(), 0);
    return result;
  }

  bool exchangeable(int u, int v) const {
    for (int w = 0; w < coloured_.order(); ++w) {
      if (w != u && w != v && coloured_.colour(u, w) != coloured_.colour(v, w)) return false;
    }
    return true;
  }

  bool colours_exchangeable(int low, int high) const {
    const ArrowingQuestion& question = encoding_.question();
    for (const int colour : {low, high}) {
      const auto i = static_cast<std::size_t>(colour);
      if (i < question.precoloured.size() && !question.precoloured[i].empty()) return false;
    }
    const ColouredGraph a(question.targets[static_cast<std::size_t>(low)]);
    const ColouredGraph b(question.targets[static_cast<std::size_t>(high)]);
    return a.order() == b.order() &&
           a.relabelled(canonical_labelling(a)) == b.relabelled(canonical_labelling(b));
  }

  // The colouring is not above the one that gives each edge the colour of its image.
  void not_above_image(const Permutation& permutation) {
    Formula& formula = encoding_.formula();
    const int order = coloured_.order();
    EqualEdges equal(static_cast<std::size_t>(order * (order - 1) / 2));
    int equal_so_far = kTrueLiteral;
    int compared = 0;
    for (const Edge e : edges_) {
      const Edge f = Edge::between(permutation[static_cast<std::size_t>(e.low)],
                                   permutation[static_cast<std::size_t>(e.high)]);
      if (e == f || !equal.join(e, f)) continue;
      for (int high = 1; high < encoding_.colours(); ++high) {
        for (int low = 0; low < high; ++low) {
          formula.add(
              std::array{-equal_so_far, -encoding_.literal(e, high), -encoding_.literal(f, low)});
        }
      }
      if (++compared == kLongestComparison) return;
      const int equal_before = std::exchange(equal_so_far, formula.new_variable());
      for (int colour = 0; colour < encoding_.colours(); ++colour) {
        formula.add(std::array{-equal_before, -encoding_.literal(e, colour),
                               -encoding_.literal(f, colour), equal_so_far});
      }
    }
  }

  // The first edge of either colour has the lower one.
  void not_above_exchange(int low, int high) {
    Formula& formula = encoding_.formula();
    int neither_so_far = kTrueLiteral;
    for (const Edge e : edges_) {
      formula.add(std::array{-neither_so_far, -encoding_.literal(e, high)});
      if (encoding_.colours() == 2) return;  // the first edge has one of them
      const int neither_before = std::exchange(neither_so_far, formula.new_variable());
      formula.add(std::array{-neither_before, encoding_.literal(e, low), encoding_.literal(e, high),
                             neither_so_far});
    }
  }

  ArrowingEncoding& encoding_;
  ColouredGraph coloured_;
  std::vector<Edge> edges_;
};

}  // namespace

void break_symmetries(ArrowingEncoding& encoding) {
  if (encoding.colours() == 1) return;
  SymmetryBreaker breaker(encoding);
  breaker.exchange_vertices();
  breaker.other_generators();
  breaker.exchange_colours();
}

}  // namespace harary
