// SPDX-License-Identifier: MIT
// The normal form of two-coloured positions that tablebases store: red is brought into its
// representative first, then green into the smallest of its images under the automorphisms that
// keep board and red. Sorted, such positions lie close together (all greens of one red in a row),
// which is what makes a tablebase small; and since most positions share their red edges with many
// others, the work on red is done once and remembered.
//
// Where red has more than kMostAutomorphisms the joint representative of both colours is taken
// instead. Which way is taken depends on the class of red alone, and either result determines the
// class of the position, so that both together are one normal form.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "base/assert.hpp"
#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "games/edges/symmetry.hpp"

namespace harary {

class ColourwiseForm {
 public:
  using Position = Colouring<1, 2>;

  // Boards of at most 64 edges. The board must outlive this object.
  explicit ColourwiseForm(const EdgeBoard& board)
      : board_(&board), one_colour_(board), both_colours_(board) {
    HARARY_ASSERT(board.size() <= 64, "the edges of the board fit a word");
  }

  // What one thread remembers; a few dozen megabytes at most.
  class Memory;

  Position of(Memory& memory, const Position& p) const;

 private:
  static constexpr std::size_t kMostAutomorphisms = 50'000;
  static constexpr std::size_t kMostRemembered = 500'000;

  using EdgeImages = std::array<std::uint8_t, 64>;
  struct RedClass {
    std::uint64_t red;                 // the representative
    bool joint;                        // too many automorphisms
    std::vector<EdgeImages> symmetry;  // of board and red, without the identity
  };
  struct Way {
    const RedClass* to;
    EdgeImages images;  // of every edge number
  };

  const Way& way(Memory& memory, std::uint64_t red) const;
  RedClass red_class(std::uint64_t red) const;

  const EdgeBoard* board_;
  BoardSymmetry<1, 1> one_colour_;
  BoardSymmetry<1, 2> both_colours_;
};

class ColourwiseForm::Memory {
 private:
  friend class ColourwiseForm;
  std::unordered_map<std::uint64_t, std::unique_ptr<RedClass>> classes_;
  std::unordered_map<std::uint64_t, Way> ways_;
};

}  // namespace harary
