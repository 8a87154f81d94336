// SPDX-License-Identifier: MIT
// The shared part of all games in which both players draw edges of one colour: the board, edges
// that are drawn from the start, whose turn it is, isomorphism, text input and output. A family
// derives from this class and adds the result, and restrictions of the moves if there are any.
//
// These games are impartial: a position does not record who drew which edge, and the number of
// edges determines whose turn it is.
#pragma once

#include <fmt/format.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/error.hpp"
#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "games/edges/symmetry.hpp"
#include "games/edges/text.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"
#include "graph/board_text.hpp"

namespace harary {

// The board and how the game starts on it, as a family reads it from the options.
struct OneColourSetup {
  std::shared_ptr<const EdgeBoard> board;
  std::vector<Edge> drawn;  // from the start; edges of the board
  Side starter = Side::first;
};

template <int Words>
class OneColourGame : public RulesDefaults {
 public:
  using Edges = EdgeSet<Words>;
  using Position = Colouring<Words, 1>;
  using Move = int;  // the number of an edge

  explicit OneColourGame(OneColourSetup setup)
      : setup_(std::move(setup)),
        symmetry_(std::make_shared<BoardSymmetry<Words, 1>>(*setup_.board)) {
    start_[0] = board().template set_of<Words>(setup_.drawn);
  }

  const EdgeBoard& board() const { return *setup_.board; }

  // What holds of every position that play can reach, and of those that are isomorphic to one: all
  // edges are the board's, and there are at least as many as from the start.
  bool valid(const Position& p) const { return p.valid(board().size()) && layer(p) >= 0; }

  Position start() const { return start_; }
  // The number of moves made since the start: edges are never taken away.
  int layer(const Position& p) const { return p[0].size() - start_[0].size(); }
  Side mover(const Position& p) const {
    return layer(p) % 2 == 0 ? setup_.starter : opponent(setup_.starter);
  }
  Edges open(const Position& p) const { return board().template all<Words>() - p[0]; }
  Position after(const Position& p, Move edge) const {
    HARARY_ASSERT(open(p).contains(edge), "an edge that is drawn was open");
    Position result = p;
    result[0].insert(edge);
    return result;
  }
  Position representative(const Position& p) const {
    const Position result = symmetry_->representative(p);
    HARARY_ASSERT(result[0].size() == p[0].size(), "isomorphic positions have equally many edges");
    return result;
  }

  // Colours do not distinguish the players here.
  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }
  // The options that name this instance.
  std::map<std::string, std::string> instance() const {
    return {{"board", board_text(board().graph())}};
  }

  // There are no draws: one of the players always wins.
  Verdict verdict(Value value) const { return win_or_loss(value); }
  std::vector<Value> cuts() const { return {0}; }

  std::string position_text(const Position& p) const {
    return "edges=" + edge_set_text(board().edges_of(p[0]));
  }
  std::string move_text(const Position&, Move edge) const { return board_edge_text(board(), edge); }

 protected:
  // p with one edge open again. It is unknown which edges were drawn from the start, because
  // isomorphism moves them.
  auto undrawn(const Position& p) const {
    return one_reopened(p, 0, layer(p) > 0 ? p[0] : Edges());
  }

  // The graph of the edges drawn.
  Graph drawn(const Position& p) const { return board().subgraph(p[0]); }

  // A position from text: it must extend the start.
  Position read_position(std::string_view text) const {
    PositionFields fields = position_fields(text);
    const auto classes = take_colour_classes(fields, board(), {{"edges", "e", "red"}});
    no_more_fields(fields, "edges");
    Position p;
    p[0] = board().template set_of<Words>(classes[0]);
    if (!p[0].contains(start_[0])) {
      throw InputError("position: the edges drawn from the start must be part of it");
    }
    HARARY_ASSERT(valid(p), "a position that was read is valid");
    return p;
  }

  // An open edge from text.
  Move read_move(const Position& p, std::string_view text) const {
    const int edge = parse_board_edge(text, board());
    if (!open(p).contains(edge)) {
      throw InputError(
          fmt::format("move: the edge {} is already drawn", board_edge_text(board(), edge)));
    }
    return edge;
  }

 private:
  OneColourSetup setup_;
  std::shared_ptr<const BoardSymmetry<Words, 1>> symmetry_;
  Position start_;
};

}  // namespace harary
