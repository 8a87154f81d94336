// SPDX-License-Identifier: MIT
// Relabelling a board by its automorphisms changes nothing that matters: representatives and keys
// stay, results, turns and the number of moves too. And a representative is isomorphic to its
// position: both have the same general canonical form.
#pragma once

#include <vector>

#include "conformance/random_play.hpp"
#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "graph/canonical/nauty.hpp"

namespace harary::tests {

// An automorphism of a board, as images of edge numbers.
using EdgeImages = std::vector<int>;

inline std::vector<EdgeImages> random_automorphisms(const EdgeBoard& board, int count,
                                                    TestRandom& random) {
  const auto generators = canonical_symmetry(ColouredGraph(board.graph())).generators;
  std::vector<EdgeImages> result;
  if (generators.empty()) return result;
  Permutation image;
  for (int v = 0; v < board.order(); ++v) image.push_back(v);
  for (int i = 0; i < count; ++i) {
    for (int steps = 1 + random.below(20); steps > 0; --steps) {
      const Permutation& generator = generators[random.below(generators.size())];
      for (int& v : image) v = generator[static_cast<std::size_t>(v)];
    }
    EdgeImages edges;
    for (const Edge e : board.edges()) {
      edges.push_back(board.index(image[static_cast<std::size_t>(e.low)],
                                  image[static_cast<std::size_t>(e.high)]));
      EXPECT_GE(edges.back(), 0) << "not an automorphism";
    }
    result.push_back(edges);
  }
  return result;
}

template <int Words>
EdgeSet<Words> relabelled(const EdgeSet<Words>& set, const EdgeImages& images) {
  EdgeSet<Words> result;
  for (const int e : set) result.insert(images[static_cast<std::size_t>(e)]);
  return result;
}
// The end of a turn stays itself.
inline int relabelled(int edge, const EdgeImages& images) {
  return edge < 0 ? edge : images[static_cast<std::size_t>(edge)];
}
// A move that chooses a colour.
template <class Move>
  requires requires(Move move) {
    move.edge;
    move.colour;
  }
Move relabelled(const Move& move, const EdgeImages& images) {
  Move result = move;
  result.edge = relabelled(move.edge, images);
  return result;
}

template <int Words, int Colours>
Colouring<Words, Colours> relabelled(const Colouring<Words, Colours>& p, const EdgeImages& images) {
  Colouring<Words, Colours> result;
  for (int c = 0; c < Colours; ++c) result[c] = relabelled(p[c], images);
  return result;
}
// Positions that say more than the colours.
template <class Position>
  requires requires(Position p) { p.colours; }
Position relabelled(const Position& p, const EdgeImages& images) {
  Position result = p;
  result.colours = relabelled(p.colours, images);
  return result;
}

template <int Words, int Colours>
const Colouring<Words, Colours>& colours_of(const Colouring<Words, Colours>& p) {
  return p;
}
template <class Position>
  requires requires(Position p) { p.colours; }
const auto& colours_of(const Position& p) {
  return p.colours;
}

// The canonical form of board and colours together; equal exactly for isomorphic positions.
template <class Position>
ColouredGraph general_form(const EdgeBoard& board, const Position& p) {
  ColouredGraph graph(board.graph());
  const auto& colours = colours_of(p);
  for (int c = 0; c < static_cast<int>(colours.colour.size()); ++c) {
    for (const int e : colours[c]) {
      graph.set_colour(board.edge(e).low, board.edge(e).high, static_cast<std::uint8_t>(c + 2));
    }
  }
  return graph.relabelled(canonical_labelling(graph));
}

template <class R>
void expect_alike(const R& rules, const typename R::Position& p, const typename R::Position& q) {
  ASSERT_EQ(rules.representative(p), rules.representative(q));
  ASSERT_EQ(rules.key(p), rules.key(q));
  ASSERT_EQ(rules.key(p).hash(), rules.key(q).hash());
  ASSERT_EQ(rules.result(p), rules.result(q));
  ASSERT_EQ(rules.mover(p), rules.mover(q));
  if (!rules.result(p)) {
    ASSERT_EQ(first_moves(rules, p).size(), first_moves(rules, q).size());
  }
  if constexpr (Graded<R>) {
    ASSERT_EQ(rules.layer(p), rules.layer(q));
  }
  if constexpr (Bounded<R>) {
    if (rules.result(p)) return;
    ASSERT_EQ(rules.bounds(p).lower, rules.bounds(q).lower);
    ASSERT_EQ(rules.bounds(p).upper, rules.bounds(q).upper);
  }
}

template <class R>
void check_isomorphism(const R& rules, const typename R::Position& p, TestRandom& random) {
  const auto representative = rules.representative(p);
  ASSERT_EQ(rules.representative(representative), representative);
  expect_alike(rules, p, representative);
  if constexpr (requires { rules.board(); }) {
    ASSERT_EQ(general_form(rules.board(), p), general_form(rules.board(), representative));
    for (const EdgeImages& images : random_automorphisms(rules.board(), 3, random)) {
      const auto image = relabelled(p, images);
      expect_alike(rules, p, image);
      if (rules.result(p)) continue;
      const auto moves = first_moves(rules, p);
      const auto move = moves[random.below(moves.size())];
      ASSERT_EQ(rules.after(image, relabelled(move, images)),
                relabelled(rules.after(p, move), images));
    }
  }
}

}  // namespace harary::tests
