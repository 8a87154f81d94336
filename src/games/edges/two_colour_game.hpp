// SPDX-License-Identifier: MIT
// The shared part of all games in which Red and Green colour edges of a board: the board, edges
// that are coloured from the start, whose turn it is, isomorphism, text input and output. A family
// derives from this class and adds the result, and restrictions of the moves if there are any.
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
#include "games/edges/red_and_green.hpp"
#include "games/edges/symmetry.hpp"
#include "games/edges/text.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"
#include "graph/board_text.hpp"

namespace harary {

// The board and how the game starts on it, as a family reads it from the options.
struct TwoColourSetup {
  std::shared_ptr<const EdgeBoard> board;
  std::vector<Edge> red;    // coloured from the start
  std::vector<Edge> green;  // disjoint from red
  TurnOrder turns;
};

template <int Words>
class TwoColourGame : public RulesDefaults {
 public:
  using Setup = TwoColourSetup;
  using Edges = EdgeSet<Words>;
  using Position = Colouring<Words, 2>;
  using Key = Position;
  using Move = int;  // the number of an edge

  explicit TwoColourGame(TwoColourSetup setup)
      : setup_(std::move(setup)),
        symmetry_(std::make_shared<BoardSymmetry<Words, 2>>(*setup_.board)) {
    start_[kRed] = board().template set_of<Words>(setup_.red);
    start_[kGreen] = board().template set_of<Words>(setup_.green);
    HARARY_ASSERT(start_.valid(board().size()), "no edge is red and green from the start");
  }

  const EdgeBoard& board() const { return *setup_.board; }
  const TurnOrder& turns() const { return setup_.turns; }

  // What holds of every position that play can reach, and of those that are isomorphic to one: no
  // edge has two colours, all are the board's, and the players have made as many moves as the order
  // of turns says. Which edges were coloured from the start is not known of the others.
  bool valid(const Position& p) const {
    if (!p.valid(board().size()) || layer(p) < 0) return false;
    return p[kRed].size() - start_[kRed].size() == turns().moves_of(Side::first, layer(p));
  }

  Position start() const { return start_; }
  // The number of moves made since the start: colours never leave an edge.
  int layer(const Position& p) const {
    return p[kRed].size() + p[kGreen].size() - start_[kRed].size() - start_[kGreen].size();
  }
  Side mover(const Position& p) const { return turns().mover(layer(p)); }
  Edges open(const Position& p) const { return board().template all<Words>() - p.coloured(); }
  Position after(const Position& p, Move edge) const {
    HARARY_ASSERT(open(p).contains(edge), "an edge that is coloured was open");
    Position result = p;
    result[colour_of(mover(p))].insert(edge);
    HARARY_ASSERT(valid(result) || !valid(p), "a move leads from a valid position to another one");
    return result;
  }
  // What a player with these edges has: games for points count it.
  Graph figure(const Edges& edges) const { return board().subgraph(edges); }
  Position representative(const Position& p) const {
    const Position result = symmetry_->representative(p);
    HARARY_ASSERT(
        result[kRed].size() == p[kRed].size() && result[kGreen].size() == p[kGreen].size(),
        "isomorphic positions have equally many edges of each colour");
    return result;
  }
  Key key(const Position& p) const { return representative(p); }

  // The options that name this instance.
  std::map<std::string, std::string> instance() const {
    return {{"board", board_text(board().graph())}};
  }

  std::string position_text(const Position& p) const {
    return red_and_green_text(class_text(p[kRed]), class_text(p[kGreen]));
  }
  std::string move_text(const Position&, Move edge) const { return board_edge_text(board(), edge); }

  // p with one edge of the last mover's colour open again.
  auto uncoloured(const Position& p) const { return last_move_undone(p, turns(), layer(p)); }

 protected:
  // The colours that the fields of a position give.
  Position read_classes(PositionFields& fields) const {
    const auto classes = take_colour_classes(fields, board(), red_and_green_names());
    Position p;
    p[kRed] = board().template set_of<Words>(classes[kRed]);
    p[kGreen] = board().template set_of<Words>(classes[kGreen]);
    return p;
  }

  // A position from text: it must extend the start, and the numbers of edges must be those that
  // the order of turns gives.
  Position read_position(std::string_view text) const {
    PositionFields fields = position_fields(text);
    const Position p = read_classes(fields);
    no_more_fields(fields, "red and green");
    if (!p[kRed].contains(start_[kRed]) || !p[kGreen].contains(start_[kGreen])) {
      throw InputError("position: the edges coloured from the start must be part of it");
    }
    require_turns({p[kRed].size(), p[kGreen].size()}, {start_[kRed].size(), start_[kGreen].size()},
                  turns(), "edges");
    HARARY_ASSERT(valid(p), "a position that was read is valid");
    return p;
  }

  // An uncoloured edge from text.
  Move read_move(const Position& p, std::string_view text) const {
    const int edge = parse_board_edge(text, board());
    if (!open(p).contains(edge)) {
      throw InputError(
          fmt::format("move: the edge {} is already coloured", board_edge_text(board(), edge)));
    }
    return edge;
  }

  std::string class_text(const Edges& edges) const {
    return edge_set_text(board().edges_of(edges));
  }

 private:
  TwoColourSetup setup_;
  std::shared_ptr<const BoardSymmetry<Words, 2>> symmetry_;
  Position start_;
};

}  // namespace harary
