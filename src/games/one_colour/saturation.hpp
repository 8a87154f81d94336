// SPDX-License-Identifier: MIT
// Saturation games: no player may complete a copy of the target; a player who cannot move loses, or
// wins in the misère variant. With the target K3 on a complete board this is Hajnal's triangle-free
// game (Seress; Gordinowicz & Prałat, "The first player wins the one-colour triangle avoidance game
// on 16 vertices").
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "games/edges/copies.hpp"
#include "games/edges/end_reasons.hpp"
#include "games/one_colour/live_edges.hpp"
#include "games/one_colour/one_colour_game.hpp"
#include "games/one_colour/table.hpp"
#include "games/roles.hpp"
#include "graph/subgraph.hpp"

namespace harary {

// Where the next edge may be drawn: anywhere, or, once there is an edge, only where it touches a
// vertex that already has one (Seress's connected variant).
enum class Growth { anywhere, connected };

// Who draws the last edge wins, or loses (the misère variant).
enum class LastEdge { wins, loses };

template <int Words>
class SaturationRules : public OneColourGame<Words> {
 public:
  using Base = OneColourGame<Words>;
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;
  using Key = LiveEdges<Words>;

  // Throws InputError if the target has no edge or more vertices than the board, and if the edges
  // drawn from the start contain a copy of it.
  SaturationRules(OneColourSetup setup, const Graph& target, Growth growth,
                  LastEdge last = LastEdge::wins)
      : Base(std::move(setup)), target_(checked(target)), growth_(growth), last_(last) {
    if (contains_target(this->start())) {
      throw InputError("the edges drawn from the start contain a copy of the target");
    }
    if (!triangles()) {
      copies_ = std::make_shared<TargetCopies<Words>>(this->board(), target);
    }
    symmetry_ = std::make_shared<BoardSymmetry<Words, 2>>(this->board());
    for (int v = 0; v < this->board().order(); ++v) {
      Edges edges;
      for (const int u : this->board().graph().neighbours(v)) {
        edges.insert(this->board().index(u, v));
      }
      edges_at_.push_back(edges);
    }
  }

  const Graph& target() const { return target_; }
  // Null for triangles.
  const std::shared_ptr<const TargetCopies<Words>>& copies() const { return copies_; }
  Growth growth() const { return growth_; }
  LastEdge last() const { return last_; }

  std::map<std::string, std::string> instance() const {
    std::map<std::string, std::string> result = Base::instance();
    result["target"] = board_text(target_);
    return result;
  }

  // Theorem (Á. Seress, "On Hajnal's triangle-free game", Graphs and Combinatorics 8, 1992, 75-79;
  // quoted by Gordinowicz & Prałat). In the connected variant on n vertices, with the triangle as
  // target, the player who makes the first move wins if and only if n is even. It holds where the
  // board is complete, no edge is drawn, and a player who cannot move loses.
  // The first move is any edge, all alike, and so is the second: any edge that touches it. So the
  // theorem also answers where these are drawn, from the start or by moves.
  std::optional<TheoremValue> theorem(const Position& p) const {
    const int order = this->board().order();
    const int made = p[0].size();
    if (growth_ != Growth::connected || last_ != LastEdge::wins || !triangles() ||
        this->board().size() != order * (order - 1) / 2 || made > 2) {
      return std::nullopt;
    }
    if (made == 2) {
      const Graph drawn = this->drawn(p);
      bool touching = false;
      for (int v = 0; v < order; ++v) touching = touching || drawn.degree(v) == 2;
      if (!touching) return std::nullopt;
    }
    const bool mover_wins = (order % 2 == 0) == (made % 2 == 0);
    return TheoremValue{mover_wins ? 1 : -1, "Seress's theorem on the connected triangle game"};
  }

  std::optional<Value> result(const Position& p) const {
    const bool blocked = each_legal(p, [](int) { return false; });
    if (blocked) return last_ == LastEdge::wins ? -1 : 1;
    return std::nullopt;
  }

  EndReason reason(const Position& p) const {
    return no_move_left(
        {.who = side_name(this->mover(p)),
         .consequence = last_ == LastEdge::wins ? Consequence::loses : Consequence::wins,
         .nothing =
             this->open(p).empty() ? "every edge is drawn" : "no open edge touches what is drawn"},
        this->drawn(p), this->board().edges_of(reachable(p)), target_);
  }

  Edges moves(const Position& p) const {
    Edges result;
    each_legal(p, [&result](int edge) {
      result.insert(edge);
      return true;
    });
    return result;
  }

  // In the connected variant every drawn edge matters, because the drawn edges determine which
  // vertices are touched; otherwise only what is live does.
  Key key(const Position& p) const {
    Key key;
    if (growth_ == Growth::connected) {
      key.edges[0] = this->representative(p)[0];
      return key;
    }
    const Edges legal = moves(p);
    key = triangles() ? live_for_triangles(this->board(), p[0], legal)
                      : live_for_copies(*copies_, p[0], legal);
    key.edges = symmetry_->representative(key.edges);
    return key;
  }

  // The fewer moves are left, the better: on K12 this makes a search five times smaller.
  std::int32_t move_priority(const Position& p, Move edge) const {
    return -moves(this->after(p, edge)).size();
  }

  // The connected variant: the last edge was the first one or touches another.
  auto predecessors(const Position& p) const {
    return portable::views::filter(this->undrawn(p), [this, p](const Position& q) {
      return growth_ == Growth::anywhere || reachable(q).contains(p[0] - q[0]);
    });
  }

  template <class F>
    requires(Words <= 4)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    return one_colour_table(*this, rules, std::forward<F>(f));
  }

  Position parse_position(std::string_view text) const {
    const Position p = this->read_position(text);
    if (contains_target(p)) {
      throw InputError("position: it contains a forbidden copy of the target");
    }
    return p;
  }
  Move parse_move(const Position& p, std::string_view text) const {
    const Move edge = this->read_move(p, text);
    const std::string word = this->move_text(p, edge);
    if (!reachable(p).contains(edge)) {
      throw InputError("move: " + word + " touches no vertex that already has an edge");
    }
    if (!moves(p).contains(edge)) {
      throw InputError("move: " + word + " completes a copy of the target");
    }
    return edge;
  }

 private:
  const Graph& checked(const Graph& target) const {
    if (target.edge_count() == 0) throw InputError("the target has no edges");
    if (target.order() > this->board().order()) {
      throw InputError(fmt::format("the target has {} vertices, the board only {}", target.order(),
                                   this->board().order()));
    }
    return target;
  }

  // Triangles are completed by pairs with a common neighbour: no list of copies is needed.
  bool triangles() const { return target_.order() == 3 && target_.edge_count() == 3; }
  bool contains_target(const Position& p) const { return contains_copy(this->drawn(p), target_); }

  // The open edges that the variant lets be drawn, copies or not.
  Edges reachable(const Position& p) const {
    if (growth_ == Growth::anywhere || p[0].empty()) return this->open(p);
    Edges touching;
    const Graph drawn = this->drawn(p);
    for (int v = 0; v < drawn.order(); ++v) {
      if (!drawn.neighbours(v).empty()) touching |= edges_at_[static_cast<std::size_t>(v)];
    }
    return touching - p[0];
  }

  // Calls go_on(edge) for the legal moves until it says no; true if it never did.
  template <class GoOn>
  bool each_legal(const Position& p, GoOn&& go_on) const {
    const Edges candidates = reachable(p);
    if (triangles()) {
      const Graph drawn = this->drawn(p);
      for (const int e : candidates) {
        const auto [u, v] = this->board().edge(e);
        const bool legal = (drawn.neighbours(u) & drawn.neighbours(v)).empty();
        if (legal && !go_on(e)) return false;
      }
    } else {
      for (const int e : candidates) {
        if (!copies_->completed_by(p[0], e) && !go_on(e)) return false;
      }
    }
    return true;
  }

  Graph target_;
  Growth growth_;
  LastEdge last_;
  std::shared_ptr<const TargetCopies<Words>> copies_;  // none for triangles
  std::shared_ptr<const BoardSymmetry<Words, 2>> symmetry_;
  std::vector<Edges> edges_at_;  // by vertex
};

}  // namespace harary
