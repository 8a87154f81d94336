// SPDX-License-Identifier: MIT
// Triangle saturation as a sum of games and a heap of nim, reduced to what can still matter: the
// verifier's own version, written to be read.
//
// A position is a graph with drawn and legal pairs, and a heap. The player to move draws a legal
// pair uv, after which a legal pair uw is no longer legal if vw is drawn; or makes the heap
// smaller. A player who cannot move loses. The triangle saturation game is such a position with an
// empty heap: a pair is legal as long as no third vertex is joined to both its ends by drawn edges.
//
//   Lemma 1 (what is drawn). A drawn edge uv for which no w has both uw and vw legal can be
//   forgotten. Proof: it matters only for a move uw or vw that takes away the other one, and what
//   is not legal never is again.
//
//   Lemma 2 (parts). Two legal pairs are linked if they share a vertex and their third side is
//   drawn or legal. The classes that these links make are independent games, each with the drawn
//   edges that count among its pairs. Proof: a move takes away only pairs that it is linked with;
//   and pairs that are linked later are linked now, for a third side that is drawn later is drawn
//   or legal now.
//
//   Lemma 3 (R. Sprague 1935, P. Grundy 1939). Each game of this kind has a nimber: the smallest
//   number that is not the nimber of a position after a move. Who is to move in a sum of games and
//   heaps loses exactly if the XOR of all nimbers is 0; a heap of h has the nimber h. So equal
//   parts cancel, and a part of known nimber counts as a heap.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "certificate/position_set.hpp"
#include "graph/graph.hpp"

namespace harary {

struct TriangleSum {
  static constexpr std::size_t kMost = 16;        // vertices
  using Rows = std::array<std::uint16_t, kMost>;  // by vertex, a bit for every other one

  Rows drawn{};
  Rows legal{};
  int heap = 0;

  TriangleSum() = default;
  TriangleSum(std::span<const Edge> drawn_edges, std::span<const Edge> legal_pairs);

  // Whether no pair is both drawn and legal, and each is so for both its ends.
  bool valid() const;
  int legal_count() const;
  bool over() const { return heap == 0 && legal == Rows{}; }
  // The legal pairs in colexicographic order.
  std::vector<Edge> moves() const;
  TriangleSum after(Edge move) const;
  // Calls go_on(sum) for what these moves lead to, and then for smaller heaps, until it says no;
  // true if it never did.
  template <class GoOn>
  bool each_successor(GoOn&& go_on) const {
    for (const Edge move : moves()) {
      if (!go_on(after(move))) return false;
    }
    TriangleSum smaller = *this;
    for (smaller.heap = 0; smaller.heap < heap; ++smaller.heap) {
      if (!go_on(smaller)) return false;
    }
    return true;
  }

  // By lemma 1.
  TriangleSum reduced() const;

  // With its vertices in canonical order, those without a legal pair last and without drawn edges.
  // Throws std::logic_error if a proposed labelling is not a permutation.
  TriangleSum canonical() const;

  // The bytes of docs/certificate-format.md, on a board of that order.
  static std::size_t bytes(int order);
  void pack(int order, MutableBytes to) const;
  // False if the bytes do not encode a sum.
  static bool unpack(Bytes from, int order, TriangleSum& sum);

  friend bool operator==(const TriangleSum&, const TriangleSum&) = default;
};

// The parts of at least kLeastPart pairs, each reduced and with an empty heap, and a heap for all
// the rest.
struct TriangleParts {
  // A part of fewer pairs has the nimber 1: a lone pair is a heap of 1, and of two linked ones each
  // takes the other away.
  static constexpr int kLeastPart = 3;

  explicit TriangleParts(const TriangleSum& sum);
  // Of the parts those that differ, each in canonical form: two equal ones cancel.
  std::vector<TriangleSum> different() const;

  std::vector<TriangleSum> parts;
  int heap;
};

}  // namespace harary
