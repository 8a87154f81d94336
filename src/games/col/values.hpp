// SPDX-License-Identifier: MIT
// Col and Snort as sums. What a player may still do is a set of vertices that Red may take and one
// that Green may take. Two vertices influence each other only if they are adjacent and a move on
// one can take the other from a player: in Col, if some player may take both; in Snort, if one
// player may take the one and the other player the other. These pairs divide the vertices
// into components, and a position is the sum of its components, in Conway's sense.
//
// The value of a component depends only on the graph of these pairs and on who may take which of
// its vertices. So components of at most 16 vertices share their values wherever they lie.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>

#include "games/vertices/vertex_sets.hpp"
#include "graph/canonical/small.hpp"
#include "graph/graph.hpp"
#include "theory/partizan/conway_games.hpp"

namespace harary {

// Which colours must not be adjacent.
enum class Apart { equal, different };

// The vertices that Red, and Green, may take.
using FreeVertices = VertexSets<2>;

// After one of `mover` (0 red, 1 green) took a vertex.
FreeVertices after_taking(const Graph& board, Apart apart, FreeVertices free, int mover,
                          int vertex);
// Those that a move on the vertex can take from a player, and the other way round.
VertexSet influenced(const Graph& board, Apart apart, FreeVertices free, int vertex);
// Removes one component, that of the first vertex, and returns it. Some vertex must be free.
FreeVertices take_component(const Graph& board, Apart apart, FreeVertices& free);

class ColValues {
 public:
  using Form = ConwayGames::Form;
  // Beyond this many forms, or this many components, or if the forms need more bytes, value()
  // throws ConwayGames::TooManyForms.
  ColValues(const Graph& board, Apart apart, std::size_t most,
            std::uint64_t most_bytes = ~std::uint64_t{0})
      : ColValues(board, apart, std::make_shared<ConwayGames>(most, most_bytes), most) {}
  // With forms that others share.
  ColValues(const Graph& board, Apart apart, std::shared_ptr<ConwayGames> games, std::size_t most)
      : board_(board), apart_(apart), most_(most), games_(std::move(games)) {}

  ConwayGames& games() { return *games_; }
  // How many components have been valued.
  std::size_t components() const { return components_; }
  // From now on value() is asked for positions of this board. Small components keep their values.
  void move_to(const Graph& board);
  // Red is Left.
  Form value(FreeVertices free);

 private:
  // Of a component: a canonical form of its graph, the pairs as bits, then two bits a vertex; or,
  // of a larger one, its sets.
  struct Key {
    std::array<std::uint64_t, 3> words{};
    std::uint64_t order = 0;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const { return hash_words(key.words, key.order); }
  };
  Key key_of(FreeVertices component) const;
  // Takes the vertices that no other one influences, and returns what they are worth.
  Form take_isolated(FreeVertices& free);
  Form component_value(FreeVertices component);

  Graph board_;
  Apart apart_;
  std::size_t most_;
  std::shared_ptr<ConwayGames> games_;
  using Values = std::unordered_map<Key, Form, KeyHash>;
  Values small_;  // of small components, the same on all boards
  Values here_;   // of components by their sets, on this board
  std::size_t components_ = 0;
  std::unordered_map<int, Form> isolated_;
};

}  // namespace harary
