// SPDX-License-Identifier: MIT
// Online Ramsey games (J. Beck, "Achievement games and the probabilistic method", 1993; A. Kurek,
// A. Ruciński, "Two variants of the size Ramsey number", 2005): Builder, the first player, draws an
// edge between two vertices, new ones at will; Painter colours it red or blue. Builder wants a red
// copy of one graph or a blue copy of another within m edges. The least m with which this can be
// forced is the online size Ramsey number.
//
// Where m edges are to be drawn, 2 m vertices are as good as any number of them: the board is
// complete and has these, and those of the edges that are coloured from the start. On another board
// Builder draws edges of that board only.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "games/builder/core.hpp"
#include "games/builder/setup.hpp"
#include "games/edges/colouring.hpp"
#include "games/edges/copies.hpp"
#include "games/edges/end_reasons.hpp"
#include "games/edges/symmetry.hpp"
#include "games/edges/text.hpp"
#include "games/rules_defaults.hpp"
#include "graph/board_text.hpp"

namespace harary {

// Builder's and Painter's moves: an edge, open still, or red or green.
struct BuilderMove {
  int edge = 0;
  int colour = 0;
  friend constexpr bool operator==(const BuilderMove&, const BuilderMove&) = default;
};

template <int Words>
class BuilderRules : public RulesDefaults {
 public:
  using Edges = EdgeSet<Words>;
  using Position = Colouring<Words, 3>;  // the third colour: drawn, to be painted
  using Key = Position;
  using Move = BuilderMove;
  static constexpr int kDrawn = 2;

  // Room for the vertices of the boards whose edges take that many words.
  static constexpr int kMostVertices = Words == 1 ? 16 : Words == 4 ? 24 : 32;
  using Core = BuilderCore<kMostVertices>;
  static constexpr bool kThreshold = true;

  explicit BuilderRules(BuilderSetup setup)
      : setup_(std::move(setup)),
        symmetry_(std::make_shared<BoardSymmetry<Words, 3>>(board())),
        copies_{std::make_shared<CopySearch>(setup_.red_target),
                std::make_shared<CopySearch>(setup_.green_target)} {
    start_[kRed] = board().template set_of<Words>(setup_.red);
    start_[kGreen] = board().template set_of<Words>(setup_.green);
    if (setup_.unbounded) {
      plans_ = {std::make_shared<TargetPlan>(setup_.red_target),
                std::make_shared<TargetPlan>(setup_.green_target)};
    }
  }

  const EdgeBoard& board() const { return *setup_.board; }
  std::map<std::string, std::string> instance() const {
    std::map<std::string, std::string> result{{"board", board_text(board().graph())},
                                              {"target", board_text(setup_.red_target)},
                                              {"edges", std::to_string(setup_.edges)}};
    if (setup_.green_target != setup_.red_target) {
      result["green-target"] = board_text(setup_.green_target);
    }
    return result;
  }

  bool valid(const Position& p) const {
    return p.valid(board().size()) && p[kDrawn].size() <= 1 && made(p) >= 0;
  }

  Position start() const { return start_; }
  // Each edge takes two moves.
  int layer(const Position& p) const { return 2 * made(p) + p[kDrawn].size(); }
  Side mover(const Position& p) const { return p[kDrawn].empty() ? Side::first : Side::second; }

  // For Builder: the number of edges that were left, and one; -1 without a copy.
  std::optional<Value> result(const Position& p) const {
    if (!p[kDrawn].empty()) return std::nullopt;
    if (copy_in(p)) return setup_.edges + 1 - made(p);
    if (made(p) >= setup_.edges || open(p).empty()) return -1;
    return std::nullopt;
  }
  EndReason reason(const Position& p) const {
    const auto colour = copy_in(p);
    if (!colour) {
      return {fmt::format("{} edge{} drawn, and there is no copy in one colour: Painter wins.",
                          made(p), made(p) == 1 ? " is" : "s are")};
    }
    const Graph& target = *colour == kRed ? setup_.red_target : setup_.green_target;
    return copy_completed("Builder", board().subgraph(p[*colour]), target, Consequence::wins);
  }

  // Of Builder each open edge, of Painter the drawn edge in both colours.
  auto moves(const Position& p) const {
    std::vector<Move> result;
    if (!p[kDrawn].empty())
      return std::vector<Move>{{p[kDrawn].front(), kRed}, {p[kDrawn].front(), kGreen}};
    for (const int e : open(p)) result.push_back({e, kDrawn});
    return result;
  }
  Position after(const Position& p, Move move) const {
    Position result = p;
    if (move.colour != kDrawn) result[kDrawn].erase(move.edge);
    result[move.colour].insert(move.edge);
    HARARY_ASSERT(valid(result), "a move leads to a valid position");
    return result;
  }

  Position representative(const Position& p) const { return symmetry_->representative(p); }
  Key key(const Position& p) const { return representative(p); }

  // A drawn edge was not there; an edge of a colour was to be painted. None follows a copy.
  std::vector<Position> predecessors(const Position& p) const {
    std::vector<Position> result;
    if (layer(p) == 0) return result;
    for (const int colour : {kRed, kGreen, kDrawn}) {
      if ((colour == kDrawn) == p[kDrawn].empty()) continue;
      for (const int e : p[colour]) {
        Position before = p;
        before[colour].erase(e);
        if (colour != kDrawn) before[kDrawn].insert(e);
        if (!copy_in(before)) result.push_back(before);
      }
    }
    return result;
  }

  // On a graph without a bound.
  std::optional<Core> core() const {
    if (!setup_.unbounded) return std::nullopt;
    return Core(plans_[0], plans_[1], setup_.red_target == setup_.green_target);
  }
  // Whether the value for Builder is at least v, more than the least that there is.
  typename Core::Position in_core(const Core& core, const Position& p, Value v = 1) const {
    typename Core::Graph2 graph;
    std::vector<int> number(static_cast<std::size_t>(board().order()), -1);
    std::optional<Edge> drawn;
    for (const int colour : {kRed, kGreen, kDrawn}) {
      for (const int e : p[colour]) {
        const Edge edge = board().edge(e);
        for (const int end : {edge.low, edge.high}) {
          int& place = number[static_cast<std::size_t>(end)];
          if (place < 0) place = graph.order++;
        }
        const int low = number[static_cast<std::size_t>(edge.low)];
        const int high = number[static_cast<std::size_t>(edge.high)];
        graph.set_colour(low, high, colour + 1);
        if (colour == kDrawn) drawn = Edge::between(low, high);
      }
    }
    HARARY_ASSERT(v > -1, "every play is worth -1 or more to Builder");
    const int all = setup_.edges + 1 - std::max(v, 1);
    return core.position(graph, drawn, all - made(p) - p[kDrawn].size());
  }
  // From no copy to one with the next edge.
  std::vector<Value> outcomes(const Position& p) const {
    if (const auto over = result(p)) return {*over};
    std::vector<Value> result{-1};
    const int least = made(p) + 1;
    for (int edges = setup_.edges; edges >= least; --edges) {
      result.push_back(setup_.edges + 1 - edges);
    }
    return result;
  }
  // Iterative deepening: a strategy with few edges is the fastest to look for.
  static std::size_t next_threshold(const std::vector<Value>&, std::size_t, std::size_t high) {
    return high;
  }

  Verdict verdict(Value value) const { return win_or_loss(value); }
  std::vector<Value> cuts() const { return {0}; }
  // Of edges that Builder draws.
  std::optional<int> number(Value value) const {
    if (value <= 0) return std::nullopt;
    return setup_.edges + 1 - value;
  }

  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }
  std::string position_text(const Position& p) const {
    return red_and_green_text(class_text(p[kRed]), class_text(p[kGreen])) +
           ";edges=" + class_text(p[kDrawn]);
  }
  std::string move_text(const Position&, Move move) const {
    return builder_move_text(move.colour, board_edge_text(board(), move.edge));
  }
  Position parse_position(std::string_view text) const {
    PositionFields fields = position_fields(text);
    const auto classes = take_colour_classes(fields, board(), builder_field_names());
    no_more_fields(fields, "red, green and edges");
    Position p;
    for (const int colour : {kRed, kGreen, kDrawn}) {
      p[colour] = board().template set_of<Words>(classes[static_cast<std::size_t>(colour)]);
    }
    require_builder_position({p[kRed].contains(start_[kRed]) && p[kGreen].contains(start_[kGreen]),
                              made(p), p[kDrawn].size(), copy_in(p).has_value()},
                             setup_.edges);
    return p;
  }
  Move parse_move(const Position& p, std::string_view text) const {
    const auto [colour, word] = read_builder_move(text, mover(p));
    const int edge = parse_board_edge(word, board());
    if (colour == kDrawn ? !open(p).contains(edge) : !p[kDrawn].contains(edge)) {
      throw InputError(fmt::format("move: the edge {} is {}", word,
                                   colour == kDrawn ? "drawn already" : "not the one to paint"));
    }
    return {edge, colour};
  }

 private:
  int made(const Position& p) const {
    return p[kRed].size() + p[kGreen].size() - start_[kRed].size() - start_[kGreen].size();
  }
  Edges open(const Position& p) const { return board().template all<Words>() - p.coloured(); }
  std::string class_text(const Edges& edges) const {
    return edge_set_text(board().edges_of(edges));
  }
  // The colour of a copy.
  std::optional<int> copy_in(const Position& p) const {
    for (const int colour : {kRed, kGreen}) {
      if (copies_[static_cast<std::size_t>(colour)]->contains(board().subgraph(p[colour]))) {
        return colour;
      }
    }
    return std::nullopt;
  }

  BuilderSetup setup_;
  std::shared_ptr<const BoardSymmetry<Words, 3>> symmetry_;
  std::array<std::shared_ptr<const CopySearch>, 2> copies_;
  std::array<std::shared_ptr<const TargetPlan>, 2> plans_;  // none on a board that is given
  Position start_;
};

}  // namespace harary
