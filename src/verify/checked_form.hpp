// SPDX-License-Identifier: MIT
// One position of an isomorphism class, found by labellings that need not be trusted.
//
// Isomorphic positions are those that an automorphism of the board takes to each other. Every map
// that is applied here is checked before: it is a permutation of the vertices, and it takes each
// edge of the board to an edge. So a position and its form are isomorphic for certain, and two
// positions with one form are, too. Labellings and automorphisms themselves are proposals of
// graph/canonical. If they are wrong, isomorphic positions may have different forms, and a check
// fails that should not; it never succeeds where it should fail.
//
// Two ways: where the board has few automorphisms all are tried, and the smallest image is taken;
// else a canonical labelling is applied, and the board, which comes out relabelled, is brought back
// by a labelling of its own.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"

namespace harary {

using VertexMap = std::array<std::uint8_t, kMaxOrder>;  // v goes to map[v]

// Throws std::logic_error if `map` is not an automorphism of the board.
void require_automorphism(const EdgeBoard& board, const VertexMap& map);

template <int Words, int Colours>
class CheckedForm {
 public:
  using Position = Colouring<Words, Colours>;
  using EdgeMap = std::array<std::uint8_t, 64 * Words>;  // e goes to map[e]

  // The board must outlive this object.
  explicit CheckedForm(const EdgeBoard& board);

  // Allocates nothing on boards of at most 16 vertices.
  Position of(const Position& p) const;
  // The automorphism of the board that takes p to its form.
  EdgeMap map_to_form(const Position& p) const;
  // The automorphism's images of edges. Throws std::logic_error if it is none.
  EdgeMap checked(const VertexMap& map) const;

  static Position image(const Position& p, const EdgeMap& map) {
    Position result;
    for (int c = 0; c < Colours; ++c) {
      for (const int e : p[c]) result[c].insert(map[static_cast<std::size_t>(e)]);
    }
    return result;
  }

 private:
  const EdgeMap& best_of_all(const Position& p) const;
  VertexMap by_labelling(const Position& p) const;
  VertexMap labelling(const Position& p) const;
  VertexMap labelling_of_image(const VertexMap& map) const;

  const EdgeBoard* board_;
  bool complete_;
  std::vector<EdgeMap> automorphisms_;  // all of them if they are few, else none
  VertexMap home_{};                    // place in the bare board's labelling -> vertex
};

// Two colours, on boards of at most 64 edges: red is brought into its form, then green into the
// smallest of its images under automorphisms that keep red. Most positions share their red edges
// with many others, so what belongs to red is found, checked and remembered once.
class CheckedTwoColourForm {
 public:
  using Position = Colouring<1, 2>;

  explicit CheckedTwoColourForm(const EdgeBoard& board)
      : board_(&board), red_alone_(board), both_(board) {}

  // What one thread remembers; a few dozen megabytes at most.
  class Memory;

  Position of(Memory& memory, const Position& p) const;

 private:
  static constexpr std::size_t kMostAutomorphisms = 50'000;
  static constexpr std::size_t kMostRemembered = 500'000;

  using EdgeMap = CheckedForm<1, 1>::EdgeMap;
  struct RedForm {
    std::uint64_t red = 0;
    bool symmetric = false;  // more automorphisms than we list: both colours are brought at once
    std::vector<EdgeMap> keepers;  // automorphisms of the board that keep red
  };
  struct Way {
    const RedForm* to;
    EdgeMap map;
  };

  const Way& way(Memory& memory, std::uint64_t red) const;
  RedForm red_form(std::uint64_t red) const;

  const EdgeBoard* board_;
  CheckedForm<1, 1> red_alone_;
  CheckedForm<1, 2> both_;
};

class CheckedTwoColourForm::Memory {
 private:
  friend class CheckedTwoColourForm;
  std::unordered_map<std::uint64_t, std::unique_ptr<RedForm>> forms_;
  std::unordered_map<std::uint64_t, Way> ways_;
};

}  // namespace harary
