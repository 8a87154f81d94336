// SPDX-License-Identifier: MIT
// The shared part of all games in which both players take vertices of a board and it does not
// matter who took which: the board, vertices that are taken from the start, whose turn it is,
// isomorphism, text input and output. A family derives from this class and adds the result, and
// restrictions of the moves. The sibling for edges is one_colour/one_colour_game.hpp.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/assert.hpp"
#include "base/portable.hpp"
#include "games/option_spec.hpp"
#include "games/options.hpp"
#include "games/packing.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"
#include "games/vertices/symmetry.hpp"
#include "games/vertices/vertex_sets.hpp"

namespace harary {

// The board and how the game starts on it, as a family reads it from the options.
struct OneColourVertexSetup {
  Graph board;
  VertexSet taken;  // from the start
  Side starter = Side::first;
};

// The options of such a game: board, order, red, first. As in games that draw edges of one colour,
// --red lists what is taken from the start, and --first red says that the first player starts.
OptionSpecs one_colour_vertex_options();

// --red and --first on the given board. Throws InputError.
OneColourVertexSetup read_one_colour_vertex_setup(const GameOptions& options, const Graph& board);

class OneColourVertexGame : public RulesDefaults {
 public:
  using Setup = OneColourVertexSetup;
  using Position = VertexSets<1>;  // the vertices taken
  using Move = int;                // a vertex

  explicit OneColourVertexGame(const OneColourVertexSetup& setup);

  // Not board(), which means edges.
  const Graph& vertex_board() const { return setup_.board; }

  // What holds of every position that play can reach, and of those that are isomorphic to one.
  bool valid(const Position& p) const {
    return vertex_board().vertices().contains(p[0]) && layer(p) >= 0;
  }

  Position start() const { return {{setup_.taken}}; }
  // The number of moves made since the start: vertices stay taken.
  int layer(const Position& p) const { return p[0].size() - setup_.taken.size(); }
  Side mover(const Position& p) const {
    return layer(p) % 2 == 0 ? setup_.starter : opponent(setup_.starter);
  }
  VertexSet open(const Position& p) const { return vertex_board().vertices() - p[0]; }
  Position after(const Position& p, Move vertex) const {
    HARARY_ASSERT(open(p).contains(vertex), "a vertex that is taken was open");
    Position result = p;
    result[0].insert(vertex);
    return result;
  }
  Position representative(const Position& p) const { return {symmetry_->representative(p.sets)}; }

  // Colours do not distinguish the players here.
  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }
  // The options that name this instance.
  std::map<std::string, std::string> instance() const;

  // "vertices=1,3,5".
  std::string position_text(const Position& p) const;
  // "3".
  std::string move_text(const Position&, Move vertex) const;

  // Positions as bytes, for certificates (games/packing.hpp): a bit for each vertex. unpack() is
  // false if the bytes say more; p is then unspecified.
  ColourLayout layout() const { return {vertex_board().order(), 1}; }
  std::size_t packed_width() const { return layout().bytes(); }
  void pack(const Position& p, MutableBytes to) const;
  bool unpack(Bytes from, Position& p) const;

 protected:
  const VertexSymmetry& symmetry() const { return *symmetry_; }

  // p with one vertex open again. It is unknown which were taken from the start, because
  // isomorphism moves them.
  auto untaken(const Position& p) const {
    return portable::views::transform(layer(p) > 0 ? p[0] : VertexSet(), [p](int vertex) {
      Position result = p;
      result[0].erase(vertex);
      return result;
    });
  }

  // A position from text: it must extend the start.
  Position read_position(std::string_view text) const;

  // An open vertex from text.
  Move read_move(const Position& p, std::string_view text) const;

 private:
  OneColourVertexSetup setup_;
  std::shared_ptr<const VertexSymmetry> symmetry_;
};

}  // namespace harary
