// SPDX-License-Identifier: MIT
// The colouring game without colours: a game on the same vertices in which Alice has it harder, so
// that what she wins here she wins there.
//
// A vertex that is not safe (core.hpp) starts with a number of allowed colours and of conflicts.
// Players take vertices in turn. A taken vertex leaves one colour less to each of its neighbours in
// conflict. Bob wins if an unsafe vertex that is not taken has no colour left; else Alice wins.
//
// Lemma. If Alice wins the game without colours she wins the colouring game. Proof: she colours the
// vertices that she takes there, in any allowed colour. A coloured vertex takes at most one
// colour away from each neighbour, and only from one in conflict; conflicts only ever disappear. So
// an unsafe vertex has at least as many colours as it has here, always one at least, and safe
// vertices have one anyway.
//
// What a vertex lacks, conflicts less colours, does not change here: both become one less. So a
// position is the set of vertices left. Those that are neither unsafe nor in conflict with an
// unsafe one are passes, of which only the parity matters (core.hpp has the lemma, which holds here
// too).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/rules.hpp"
#include "graph/graph.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

class ColourFreeGame {
 public:
  // `rivals` are its neighbours in conflict, `colours` is how many are allowed: from one to as many
  // as rivals.
  void add_unsafe(int vertex, VertexSet rivals, int colours);

  // Whether Alice wins with these vertices left and one pass or none; false, too, if that was not
  // found within a bounded number of positions. The answer depends on the game alone.
  bool alice_surely_wins(VertexSet left, bool pass, Side mover);

 private:
  struct State {
    VertexSet left;
    bool pass = false;
    Side mover = Side::first;
  };
  State without_idle(State s) const;
  State after(State s, int vertex) const;
  static State after_pass(State s);
  VertexSet with_colours_left(const State& s, int colours) const;
  bool surely_wins(const State& s);
  bool has_a_move(const State& s);
  bool has_all_answers(const State& s);

  VertexSet unsafe_;
  std::array<VertexSet, kMaxOrder> rivals_{};
  std::array<std::int8_t, kMaxOrder> lack_{};
  int budget_ = 0;
};

}  // namespace harary
