// SPDX-License-Identifier: MIT
// The marking game as a threshold game: does Alice keep all costs at `limit` or below? She fails as
// soon as an open vertex has that many marked neighbours, because it will be marked. Only open
// vertices with `limit` neighbours or more are in danger; the others are safe, and matter only as
// neighbours.
//
// Lemma (turns). No player would rather pass: if Alice succeeds with Bob to move, she succeeds with
// the move. Proof, by induction on the open vertices: one of them is safe, since the last one that
// is marked has all its neighbours marked. She imagines that Bob has marked it and answers that: no
// other vertex costs more than she imagines. If Bob marks it later, he has passed as she imagines
// it, and she has the move, which is as good by induction.
//
// Lemma (idle vertices). Safe vertices next to none in danger do not matter: each is a pass.
//
// Lemma (Alice). She need mark only vertices in danger. Proof: a safe one that she marks only makes
// others cost more, so she would rather pass. Then she has an answer to Bob's marking that vertex,
// by induction one in danger, and it is as good before he has marked it.
//
// Lemma (Bob). Where a safe vertex s has all neighbours in danger that v has, Bob need not mark v.
// Proof: Alice's answers after s are as good after v, where she imagines s marked instead of v. If
// Bob marks s, he marks v as she imagines it; if she is to mark v, she passes.
//
// Lemma (threats). A vertex with limit - 1 marked neighbours is tight: it has an open one, which
// Bob marks. So Alice must mark it first, and fails if there are two.
//
// Lemma (in time). Alice succeeds if she can mark the vertices in danger in some order such that
// none is late: before her turn i (from 1) Bob makes at most i - 1 moves, or i if he moves first,
// and she marks neighbours only among those that are earlier. Proof: whatever Bob marks, she takes
// the next one in the order that is still open.
//
// Lemma (trees; Faigle, Kern, Kierstead, Trotter 1993). Take the graph of open vertices with the
// edges that have an end in danger, and count for each component the edges from its vertices in
// danger to marked ones. If all components are trees, with at most two such edges each, and, if
// Alice is to move, in one of them at most three, then she keeps all costs at 4 or below. Proof:
// where there are three, she marks the vertex that lies between their ends, or else a vertex on the
// way between two: after that there are two at most for each component again. Bob adds one at most,
// to a component of the one in which he marks; so no open vertex ever has four marked neighbours.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "base/hashing.hpp"
#include "games/rules.hpp"
#include "games/vertices/symmetry.hpp"
#include "graph/graph.hpp"

namespace harary {

// Of what can still matter: vertices in danger and their neighbours.
struct MarkingCorePosition {
  VertexSet open;
  std::int32_t limit = 0;  // without open vertices: 0 where Alice has failed
  Side mover = Side::first;
  std::array<std::uint8_t, 3> filling{};  // no byte is left undefined

  std::uint64_t hash() const {
    return hash_words(std::array{open.bits(), static_cast<std::uint64_t>(limit),
                                 static_cast<std::uint64_t>(mover)});
  }
  friend bool operator==(const MarkingCorePosition&, const MarkingCorePosition&) = default;
};

// At most 16 vertices and their edges: a canonical form with the number of marked neighbours that a
// vertex in danger can still take, wherever it lies on the board and whatever the limit. More: the
// vertices on the board, up to isomorphism.
struct MarkingKey {
  std::array<std::uint64_t, 4> words{};

  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const MarkingKey&, const MarkingKey&) = default;
};

class MarkingCore {
 public:
  using Position = MarkingCorePosition;
  using Key = MarkingKey;
  using Move = int;

  explicit MarkingCore(const Graph& board);

  // Of a threshold game only thresholds are asked for; each brings its own start.
  Position start() const { return broken(Side::first); }
  static bool knows_outcomes() { return true; }

  // Alice has failed.
  Position broken(Side mover) const { return {.open = {}, .limit = 0, .mover = mover}; }
  // The position in which these vertices are open.
  Position position(VertexSet open, int limit, Side mover) const;

  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (!p.open.empty()) return std::nullopt;
    return for_first(p.mover, p.limit == 0 ? -1 : 1);
  }
  VertexSet moves(const Position& p) const;
  Position after(const Position& p, Move vertex) const {
    return position(p.open - VertexSet::single(vertex), p.limit, opponent(p.mover));
  }
  Key key(const Position& p) const;

  static constexpr std::array<std::string_view, 3> kLemmas{"threats", "in time", "trees"};
  Bounds bounds(const Position& p) const;
  // The most dangerous vertex for Alice, its neighbours for Bob.
  std::int32_t move_priority(const Position& p, Move vertex) const;

 private:
  VertexSet in_danger(const Position& p) const { return p.open & with_degree(p.limit); }
  // With that many neighbours or more.
  VertexSet with_degree(int least) const { return by_degree_[static_cast<std::size_t>(least)]; }
  // How many more marked neighbours the vertex can take.
  int spare(const Position& p, int vertex) const {
    return p.limit - 1 - board_->degree(vertex) + (board_->neighbours(vertex) & p.open).size();
  }
  VertexSet tight(const Position& p) const;
  bool in_time(const Position& p) const;
  bool held_on_trees(const Position& p) const;
  VertexSet neighbours(const Position& p, VertexSet danger, int vertex) const {
    const VertexSet around = board_->neighbours(vertex) & p.open;
    return danger.contains(vertex) ? around : around & danger;
  }

  std::shared_ptr<const Graph> board_;
  std::shared_ptr<const VertexSymmetry> symmetry_;
  std::array<VertexSet, kMaxOrder + 1> by_degree_{};
};

}  // namespace harary
