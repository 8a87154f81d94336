// SPDX-License-Identifier: MIT
// Free flood as a game that is played: one player gives the one-colour region of any vertex another
// colour, until the board has one colour. A position is the list of moves so far,
// "moves=17:2,5:0"; a move V:C gives the region of vertex V the colour C, one that occurs on the
// board. What counts is the remoteness. Shortest solutions are searched on contracted boards, by
// other rules: free_flood.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "games/cells/coloured_board.hpp"
#include "games/flood/one_player_play.hpp"
#include "games/flood/setup.hpp"

namespace harary {

class FreeFloodPlay final : public OnePlayerPlay {
 public:
  explicit FreeFloodPlay(FloodSetup setup);

  // The board with its colours after the moves of a position.
  ColouredBoard rest(const Position& p) const;
  static Move recolouring(int vertex, int colour) {
    return Move::of(static_cast<std::uint64_t>(vertex) << 8 | static_cast<std::uint64_t>(colour));
  }
  // The vertex and the colour of a move of a position, each of which is one word.
  static std::pair<int, int> recoloured(std::uint64_t word) {
    return {static_cast<int>(word >> 8), static_cast<int>(word & 0xff)};
  }
  static std::string text_of(int vertex, int colour);

  std::optional<Value> result(const Position& p) const override;
  std::optional<EndReason> reason(const Position& p) const override;
  Moves moves(const Position& p) const override;
  Position after(const Position& p, const Move& m) const override;

  std::string position_text(const Position& p) const override;
  Position parse_position(std::string_view text) const override;
  std::string move_text(const Position& p, const Move& m) const override;
  Move parse_move(const Position& p, std::string_view text) const override;
  std::string picture(const Position& p) const override;

 private:
  std::pair<int, int> parse(const ColouredBoard& board, std::string_view text,
                            const std::string& source) const;

  ColouredBoard board_;
};

// The regions of a board: of each vertex the first vertex of its one-colour region.
std::vector<int> first_of_regions(const ColouredBoard& board);
// Gives the one-colour region of a vertex another colour.
void recolour_region(ColouredBoard& board, int vertex, int colour);

}  // namespace harary
