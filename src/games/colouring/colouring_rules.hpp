// SPDX-License-Identifier: MIT
// The graph colouring game (H. L. Bodlaender, "On the complexity of some coloring games", 1991):
// Alice and Bob in turn give an uncoloured vertex one of k colours, which both may use and none of
// its neighbours has. Alice, the first player, wins if all vertices are coloured in the end, Bob if
// some vertex cannot be. The least k with which Alice wins is the game chromatic number; on the
// edges of a graph, that is on the vertices of its line graph, the game chromatic index.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/colouring/colour_planes.hpp"
#include "games/colouring/core.hpp"
#include "games/packing.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"
#include "graph/graph.hpp"

namespace harary {

// What is coloured.
enum class Coloured { vertices, edges };

struct ColouringMove {
  std::uint8_t vertex = 0;  // or the number of an edge
  std::uint8_t colour = 1;
  friend constexpr bool operator==(const ColouringMove&, const ColouringMove&) = default;
};

class ColouringRules : public RulesDefaults {
 public:
  using Position = ColourPlanes;
  using Key = ColourPlanes;
  using Move = ColouringMove;
  using Core = ColouringCore;
  static constexpr bool kThreshold = false;
  static constexpr int kMostColours = kMaxOrder;

  // Throws LimitError if more than 64 edges are to be coloured.
  ColouringRules(const Graph& board, int colours, Side starter, Coloured what);

  Position start() const { return {}; }
  // The number of moves made.
  int layer(const Position& p) const { return p.coloured().size(); }
  Side mover(const Position& p) const { return layer(p) % 2 == 0 ? starter_ : opponent(starter_); }
  std::optional<Value> result(const Position& p) const;
  EndReason reason(const Position& p) const;
  std::vector<Move> moves(const Position& p) const;
  Position after(const Position& p, Move move) const;

  // The names of the colours do not matter.
  Position representative(const Position& p) const { return p.renamed(); }
  Key key(const Position& p) const { return p.renamed(); }

  std::optional<Core> core() const;
  Core::Position in_core(const Core& core, const Position& p) const;

  // With more colours than the largest degree every vertex always has one.
  std::optional<TheoremValue> theorem(const Position& p) const;

  Verdict verdict(Value value) const { return win_or_loss(value); }
  std::vector<Value> cuts() const { return {0}; }

  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }
  std::map<std::string, std::string> instance() const;

  // Positions as bytes, for certificates (games/packing.hpp). Colours are packed in the order of
  // their smallest vertices: positions that differ only in the names of the colours are played
  // alike, and their bytes are the same. unpack() is false if the bytes are not a position of that
  // kind; p is then unspecified.
  ColourLayout layout() const { return {graph_.order(), colours_}; }
  std::size_t packed_width() const { return std::max<std::size_t>(1, layout().bytes()); }
  void pack(const Position& p, MutableBytes to) const;
  bool unpack(Bytes from, Position& p) const;

  // "1=0,3;2=1": the vertices of each colour; edges are "1=0-1,2-3".
  std::string position_text(const Position& p) const;
  Position parse_position(std::string_view text) const;
  // "2=3": colour 2 is given to vertex 3.
  std::string move_text(const Position&, Move move) const;
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  VertexSet open(const Position& p) const { return graph_.vertices() - p.coloured(); }
  // Whether a neighbour has the colour.
  bool blocked(const Position& p, int vertex, int colour) const {
    return !(graph_.neighbours(vertex) & p.of(colour)).empty();
  }
  // A vertex without a colour that it may have.
  std::optional<int> stuck(const Position& p) const;
  std::string name_of(int vertex) const;
  int vertex_named(std::string_view text, std::string_view place) const;
  int colour_named(std::string_view text, std::string_view place) const;

  Graph board_;
  Graph graph_;  // whose vertices are coloured: the board or its line graph
  int colours_;
  Side starter_;
  Coloured what_;
};

}  // namespace harary
