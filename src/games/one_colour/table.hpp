// SPDX-License-Identifier: MIT
// A one-colour game in the form that retrograde analysis needs. The key is the set of drawn edges.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/error.hpp"
#include "games/edges/colouring.hpp"
#include "games/remote_table.hpp"
#include "games/tabulated.hpp"

namespace harary {

// K must hold the numbers of all edges of the board, and one word of edges those of 64.
template <int Words, PackedKey K>
class OneColourTable : public RemoteTable<Colouring<Words, 1>> {
 public:
  using Key = K;
  using Position = Colouring<Words, 1>;
  struct Worker {};

  using RemoteTable<Position>::RemoteTable;

  Worker worker() const { return {}; }
  Key key(Worker&, const Position& p) const {
    const Position normal = this->representative(p);
    Key result = normal[0].word(0);
    if constexpr (Words > 1 && sizeof(Key) > sizeof(std::uint64_t)) {
      result |= static_cast<Key>(normal[0].word(1)) << 64;
    }
    return result;
  }
  Position position(Key key) const {
    Position p;
    p[0].word(0) = static_cast<std::uint64_t>(key);
    if constexpr (Words > 1 && sizeof(Key) > sizeof(std::uint64_t)) {
      p[0].word(1) = static_cast<std::uint64_t>(key >> 64);
    }
    return p;
  }

  bool first_chooses(int layer) const {
    return (layer % 2 == 0) == (this->rules().mover(this->rules().start()) == Side::first);
  }
};

// Calls f(table) with the table of this game, of which `rules` are the rules at run time. Throws
// LimitError for more than 128 edges.
template <class Game, class F>
auto one_colour_table(const Game& game, const RuntimeRules& rules, F&& f) {
  constexpr int kWords = static_cast<int>(sizeof(typename Game::Position) / sizeof(std::uint64_t));
  if (game.board().size() > 128) {
    throw LimitError("a tablebase holds positions of at most 128 edges");
  }
  return f(
      OneColourTable<kWords, std::conditional_t<kWords == 1, std::uint64_t, WideKey>>(game, rules));
}

}  // namespace harary
