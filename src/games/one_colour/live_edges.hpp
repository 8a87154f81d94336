// SPDX-License-Identifier: MIT
// What can still matter in a saturation game. Let E be the edges drawn and L the legal moves. A
// copy of the target is *live* if it lies in E and L: only live copies can ever be completed.
//
// Lemma. The value depends only on L and the edges of E in live copies. Proof: a move from L
// also removes from L the edges that it leaves as the only open edge of a copy; such a copy is
// live. And a copy that is live after the move was live before it.
//
// Lemma. A legal move in no live copy is a tempo: it changes no other move, no other move changes
// it. Two of them cancel, in normal and in misère play, so that only their parity matters: the
// player who wins without them answers one by the other, and where nothing else is left, both are
// drawn and the same player is to move.
//
// (A live copy has at least two edges in L, since a single one would not be legal.)
#pragma once

#include <array>
#include <cstdint>

#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "games/edges/copies.hpp"

namespace harary {

// The key of a saturation game: colour 0 the live drawn edges, colour 1 the legal moves that are no
// tempo, and whether the number of tempo moves is odd.
template <int Words>
struct LiveEdges {
  Colouring<Words, 2> edges;
  bool odd_tempo = false;
  std::array<std::uint8_t, 7> filling{};  // no byte is left undefined

  constexpr std::uint64_t hash() const { return edges.hash(odd_tempo ? 1 : 0); }
  friend constexpr bool operator==(const LiveEdges&, const LiveEdges&) = default;
};

// `live` are all edges of live copies.
template <int Words>
LiveEdges<Words> live_edges(const EdgeSet<Words>& drawn, const EdgeSet<Words>& legal,
                            const EdgeSet<Words>& live) {
  LiveEdges<Words> result;
  result.edges[0] = drawn & live;
  result.edges[1] = legal & live;
  result.odd_tempo = (legal - live).size() % 2 != 0;
  return result;
}

// Where the copies are too many to list, every edge counts as live.
template <int Words>
LiveEdges<Words> live_for_copies(const TargetCopies<Words>& copies, const EdgeSet<Words>& drawn,
                                 const EdgeSet<Words>& legal) {
  const EdgeSet<Words> both = drawn | legal;
  if (!copies.listed()) return live_edges(drawn, legal, both);
  return live_edges(drawn, legal, copies.list().covered_within(both));
}

// The triangles need no list: an edge of E and L is in one if its ends have a common neighbour.
template <int Words>
LiveEdges<Words> live_for_triangles(const EdgeBoard& board, const EdgeSet<Words>& drawn,
                                    const EdgeSet<Words>& legal) {
  const Graph by_both = board.subgraph(drawn | legal);
  EdgeSet<Words> live;
  for (const int e : drawn | legal) {
    const auto [u, v] = board.edge(e);
    if (!(by_both.neighbours(u) & by_both.neighbours(v)).empty()) live.insert(e);
  }
  return live_edges(drawn, legal, live);
}

}  // namespace harary
