// SPDX-License-Identifier: MIT
// Who wins a sum of games whose values may be too large to be added: a search of positions that are
// lists of components. Small components of Col and Snort become values, values are added while that
// is cheap, and G and -G leave together (the second player answers in the other one). As in MCGS
// (M. Müller and others, "A minimax solver for sums of combinatorial games"), the hottest component
// is tried first; that is an order of moves, never an answer.
//
// Lemma. Let each component have a lower bound of its right stop and an upper bound of its left
// stop. If the lower bounds add up to more than 0, Left wins in any case, for the right stop of
// a sum is at least the sum of the right stops, and a game whose right stop is positive is itself.
// If the sum is positive after one lower bound was replaced by that component's left stop, Left
// wins who begins: Left moves there as for that stop. The same for Right.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hashing.hpp"
#include "games/col/values.hpp"
#include "theory/partizan/form_reports.hpp"

namespace harary {

// A position of Col or Snort on one of the boards of a sum.
struct SumPiece {
  std::uint32_t board = 0;
  FreeVertices free;
  friend bool operator==(const SumPiece&, const SumPiece&) = default;
};

struct SumPosition {
  std::vector<ConwayGames::Form> forms;
  std::vector<SumPiece> pieces;
  friend bool operator==(const SumPosition&, const SumPosition&) = default;
};

enum class Player { left, right };
inline Player opponent(Player player) {
  return player == Player::left ? Player::right : Player::left;
}

class SumSearch {
 public:
  using Form = ConwayGames::Form;

  // Larger components are searched before they get a value. Values of Snort are hot, and the forms
  // of sums of large components are many.
  struct Sizes {
    int col = 14;
    int snort = 8;
  };

  // Positions are kept in at most this many bytes; beyond them JobStopped is thrown.
  SumSearch(std::shared_ptr<ConwayGames> games, std::uint64_t most_bytes, Sizes most_valued);

  // The number by which pieces name the board.
  std::uint32_t add_board(const Graph& board, Apart apart);
  // Nothing: it is not found with this many bytes more.
  std::optional<Form> value(const SumPiece& piece, std::uint64_t more_bytes);
  // What the players may still take once one of them took this vertex.
  FreeVertices after(const SumPiece& piece, Player player, int vertex) const;

  // Whether `player`, who is to move, wins. Throws JobStopped.
  bool mover_wins(SumPosition position, Player player);

  FormReports& reports() { return reports_; }
  ConwayGames& games() { return *games_; }
  // Searched, and components valued.
  std::uint64_t positions() const;

 private:
  struct Board {
    Graph graph;
    Apart apart;
    std::unique_ptr<ColValues> values;
  };
  struct KeyHash {
    std::size_t operator()(const std::pair<SumPosition, Player>& key) const;
  };
  struct Bounds {
    Dyadic lower;
    Dyadic upper;
  };

  SumPosition reduced(const SumPosition& position);
  void add_forms(std::vector<Form>& forms);
  std::optional<Form> cheap_sum(Form g, Form h);
  std::size_t positions_of(Form g);
  std::optional<bool> known_by_stops(const SumPosition& position, Player player);
  bool some_move_wins(const SumPosition& position, Player player);

  std::shared_ptr<ConwayGames> games_;
  FormReports reports_;
  std::uint64_t most_bytes_;
  Sizes most_valued_;
  std::uint64_t bytes_ = 0;
  std::vector<Board> boards_;
  std::unordered_map<std::pair<SumPosition, Player>, bool, KeyHash> known_;
  std::unordered_map<Form, std::size_t> positions_of_;
};

}  // namespace harary
