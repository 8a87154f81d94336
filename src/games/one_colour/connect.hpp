// SPDX-License-Identifier: MIT
// The connected graph game (Csirmaz): the player who makes the graph connected wins; in misère play
// that player loses.
// On complete boards theory/connect knows the answer in constant time; these rules serve every
// connected board, and the check of that theory.
//
// A board of one vertex is connected before the first move. By the paper's convention the start
// then counts as if the second player had just made it so: the first player loses, and wins in
// misère play.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "base/portable.hpp"
#include "games/one_colour/one_colour_game.hpp"
#include "games/one_colour/table.hpp"
#include "games/rules.hpp"
#include "theory/connect/connect_game.hpp"

namespace harary {

// Why the game is over. `last`: who moved last, if there was a move.
EndReason graph_connected(std::optional<Side> last, bool misere);

// What connecting the graph does to the player who does it.
enum class Connecting { wins, loses };

// The key of a connect game, see ConnectRules::key.
template <int Words>
struct ComponentKey {
  Colouring<Words, 1> filled;
  bool odd_missing = false;
  std::array<std::uint8_t, 7> filling{};  // no byte is left undefined

  constexpr std::uint64_t hash() const { return filled.hash(odd_missing ? 1 : 0); }
  friend constexpr bool operator==(const ComponentKey&, const ComponentKey&) = default;
};

// The key for value and remoteness, see ConnectRules::class_key.
template <int Words>
struct ComponentClass {
  Colouring<Words, 1> filled;
  std::uint64_t missing = 0;  // open edges inside components

  constexpr std::uint64_t hash() const { return filled.hash(missing); }
  friend constexpr bool operator==(const ComponentClass&, const ComponentClass&) = default;
};

template <int Words>
class ConnectRules : public OneColourGame<Words> {
 public:
  using Base = OneColourGame<Words>;
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;
  using Key = ComponentKey<Words>;
  using ClassKey = ComponentClass<Words>;

  // Throws InputError if the board is empty or not connected (no player could connect it), and if
  // the edges drawn from the start connect it already.
  ConnectRules(OneColourSetup setup, Connecting connecting)
      : Base(std::move(setup)), connecting_(connecting) {
    const Graph& board = this->board().graph();
    if (board.order() == 0) throw InputError("connect: the board has no vertices");
    if (!board.connected()) {
      throw InputError("connect: the board is not connected, so the game could not end");
    }
    if (board.order() > 1 && connected(this->start())) {
      throw InputError("connect: the edges drawn from the start connect the graph already");
    }
  }

  Connecting connecting() const { return connecting_; }

  // Csirmaz's closed form, on complete boards: the letters of the components decide.
  std::optional<TheoremValue> theorem(const Position& p) const {
    if (!complete()) return std::nullopt;
    const ConnectVariant played = variant();
    return TheoremValue{previous_player_wins(letters_of(this->drawn(p)), played) ? -1 : 1,
                        closed_form_name(played)};
  }
  // On few vertices a search finds the remoteness as well.
  TheoremUse theorem_use() const {
    return complete() && this->board().order() > kMostSearched ? TheoremUse::positions
                                                               : TheoremUse::start;
  }

  std::optional<Value> result(const Position& p) const {
    if (!connected(p)) return std::nullopt;
    return connecting_ == Connecting::wins ? -1 : 1;
  }

  EndReason reason(const Position& p) const {
    const auto last = this->layer(p) == 0 ? std::nullopt : std::optional(opponent(this->mover(p)));
    return graph_connected(last, connecting_ == Connecting::loses);
  }

  // Not empty: a connected board has edges between any components.
  Edges moves(const Position& p) const { return this->open(p); }

  // Of a component only its vertices matter: all moves inside components are alike, each draws one
  // missing edge and changes nothing else. And of the number of all missing edges only the parity
  // matters: with two more of them, the winner answers the opponent's move on one with the other.
  // So in the key all edges inside components are drawn.
  Key key(const Position& p) const {
    const Position filled = filled_up(p);
    const bool odd = (filled[0].size() - p[0].size()) % 2 != 0;
    return {this->representative(filled), odd};
  }
  // How many edges are missing inside components matters for how long the game lasts, but not which
  // of them: whichever is drawn, the others are left, and all edges between components are open. So
  // of two positions with the same components, up to isomorphism, and equally many of these edges
  // each move of the one has its like in the other, and they last equally long.
  ClassKey class_key(const Position& p) const {
    const Position filled = filled_up(p);
    return {this->representative(filled),
            static_cast<std::uint64_t>(filled[0].size() - p[0].size())};
  }

  // A connected graph is final, hence the predecessor of no position.
  auto predecessors(const Position& p) const {
    return portable::views::filter(this->undrawn(p),
                                   [this](const Position& q) { return !connected(q); });
  }

  template <class F>
    requires(Words <= 4)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    return one_colour_table(*this, rules, std::forward<F>(f));
  }

  Position parse_position(std::string_view text) const { return this->read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    return this->read_move(p, text);
  }

 private:
  // Complete boards of more vertices are analysed by the theorem.
  static constexpr int kMostSearched = 12;

  bool complete() const {
    const int order = this->board().order();
    return this->board().size() == order * (order - 1) / 2;
  }
  ConnectVariant variant() const {
    return connecting_ == Connecting::wins ? ConnectVariant::normal : ConnectVariant::misere;
  }

  // p with all edges inside components drawn.
  Position filled_up(const Position& p) const {
    const Graph drawn = this->drawn(p);
    Position filled;
    VertexSet rest = drawn.vertices();
    while (!rest.empty()) {
      const VertexSet component = component_of(drawn, rest.front());
      rest -= component;
      for (const int v : component) {
        for (const int u : this->board().graph().neighbours(v) & component & VertexSet::first(v)) {
          filled[0].insert(this->board().index(u, v));
        }
      }
    }
    return filled;
  }

  bool connected(const Position& p) const {
    return p[0].size() >= this->board().order() - 1 && this->drawn(p).connected();
  }

  static VertexSet component_of(const Graph& graph, int vertex) {
    VertexSet component;
    VertexSet frontier = VertexSet::single(vertex);
    while (!frontier.empty()) {
      component |= frontier;
      VertexSet next;
      for (const int v : frontier) next |= graph.neighbours(v);
      frontier = next - component;
    }
    return component;
  }

  Connecting connecting_;
};

}  // namespace harary
