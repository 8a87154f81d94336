// SPDX-License-Identifier: MIT
// The shared part of all games in which Red and Green colour vertices of a board: the board,
// vertices that are coloured from the start, whose turn it is, isomorphism, text input and output.
// A family derives from this class and adds the result, and restrictions of the moves if there are
// any. The sibling for edges is edges/two_colour_game.hpp.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/assert.hpp"
#include "games/edges/red_and_green.hpp"
#include "games/edges/turns.hpp"
#include "games/option_spec.hpp"
#include "games/options.hpp"
#include "games/packing.hpp"
#include "games/rules_defaults.hpp"
#include "games/vertices/colouring.hpp"
#include "games/vertices/symmetry.hpp"

namespace harary {

// The board and how the game starts on it, as a family reads it from the options.
struct VertexGameSetup {
  Graph board;
  VertexColouring start;
  TurnOrder turns;
};

// The options of such a game: board, order, red, green, first, bias. The names are those of games
// of edges; red and green list vertices here.
OptionSpecs two_colour_vertex_options();

// --red, --green, --first and --bias on the given board. Throws InputError.
VertexGameSetup read_vertex_game_setup(const GameOptions& options, const Graph& board);

// Vertices of a board.
struct VertexFigure {
  const Graph& board;
  VertexSet own;
};

class TwoColourVertexGame : public RulesDefaults {
 public:
  using Setup = VertexGameSetup;
  using Position = VertexColouring;
  using Key = Position;
  using Move = int;  // a vertex

  explicit TwoColourVertexGame(const VertexGameSetup& setup);

  // Not board(), which means edges.
  const Graph& vertex_board() const { return setup_.board; }
  const TurnOrder& turns() const { return setup_.turns; }

  // What holds of every position that play can reach, and of those that are isomorphic to one: no
  // vertex has two colours, all are the board's, and the players have made as many moves as the
  // order of turns says. Which vertices were coloured from the start is not known of the others.
  bool valid(const Position& p) const;

  Position start() const { return setup_.start; }
  // The number of moves made since the start: colours never leave a vertex.
  int layer(const Position& p) const {
    return p.coloured().size() - setup_.start.coloured().size();
  }
  Side mover(const Position& p) const { return turns().mover(layer(p)); }
  VertexSet open(const Position& p) const { return vertex_board().vertices() - p.coloured(); }
  Position after(const Position& p, Move vertex) const {
    HARARY_ASSERT(open(p).contains(vertex), "a vertex that is coloured was open");
    Position result = p;
    result[colour_of(mover(p))].insert(vertex);
    HARARY_ASSERT(valid(result) || !valid(p), "a move leads from a valid position to another one");
    return result;
  }
  // What a player with these vertices has: games for points count it.
  VertexFigure figure(VertexSet own) const { return {vertex_board(), own}; }
  Position representative(const Position& p) const {
    const Position result = symmetry_->representative(p);
    HARARY_ASSERT(
        result[kRed].size() == p[kRed].size() && result[kGreen].size() == p[kGreen].size(),
        "isomorphic positions have equally many vertices of each colour");
    return result;
  }
  Key key(const Position& p) const { return representative(p); }

  // The options that name this instance.
  std::map<std::string, std::string> instance() const;

  // "red=3,5;green=1".
  std::string position_text(const Position& p) const;
  // "3".
  std::string move_text(const Position&, Move vertex) const;

  // Positions as bytes, for certificates (games/packing.hpp): the colours of the vertices. unpack()
  // is false if the bytes are not a colouring; p is then unspecified.
  ColourLayout layout() const { return {vertex_board().order(), 2}; }
  std::size_t packed_width() const { return layout().bytes(); }
  void pack(const Position& p, MutableBytes to) const;
  bool unpack(Bytes from, Position& p) const;

  // p with one vertex of the last mover's colour open again.
  auto uncoloured(const Position& p) const { return last_move_undone(p, turns(), layer(p)); }

 protected:
  const VertexSymmetry& symmetry() const { return *symmetry_; }

  // A position from text: it must extend the start, and the numbers of vertices must be those that
  // the order of turns gives.
  Position read_position(std::string_view text) const;

  // An open vertex from text.
  Move read_move(const Position& p, std::string_view text) const;

 private:
  VertexGameSetup setup_;
  std::shared_ptr<const VertexSymmetry> symmetry_;
};

}  // namespace harary
