// SPDX-License-Identifier: MIT
// Col and Snort as a sum of components (values.hpp). Small components are replaced by their value:
// what the players may still do there counts only by its canonical form, wherever it lies and
// however many components there are. Large ones stay sets of the board's vertices.
//
// Lemma. A component may be replaced by any game of the same value. Proof: equal values are those
// that no sum tells apart (Conway).
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "games/col/values.hpp"
#include "games/rules.hpp"
#include "games/vertices/symmetry.hpp"

namespace harary {

struct ColCorePosition {
  FreeVertices free;                             // of the large components
  ConwayGames::Form small = ConwayGames::kZero;  // the sum of the others; Red is Left
  Side mover = Side::first;

  std::uint64_t hash() const {
    return hash_words(std::array{free[0].bits(), free[1].bits(), std::uint64_t{small}},
                      static_cast<std::uint64_t>(mover));
  }
  friend bool operator==(const ColCorePosition&, const ColCorePosition&) = default;
};

// The mover's vertices, then the opponent's, then the sum as the mover sees it.
struct ColCoreKey {
  std::array<std::uint64_t, 3> words{};

  std::uint64_t hash() const { return hash_words(words); }
  friend bool operator==(const ColCoreKey&, const ColCoreKey&) = default;
};

class ColCore {
 public:
  using Position = ColCorePosition;
  using Key = ColCoreKey;
  // A vertex; or kOption and the number of an option of the small components' sum.
  using Move = int;
  static constexpr int kOption = 64;

  // Components of more vertices than `most_small` are searched. Values of Col are numbers, or a
  // number and a star, so that even large ones are cheap; those of Snort are hot, and the forms of
  // sums of large components are many.
  static constexpr int most_small(Apart apart) { return apart == Apart::equal ? 12 : 6; }

  ColCore(const Graph& board, Apart apart, std::shared_ptr<const VertexSymmetry> symmetry,
          FreeVertices free, Side mover, int most_small);

  // Any vertices that the players may take, as a position.
  Position position(FreeVertices free, Side mover) const;

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const;
  std::vector<Move> moves(const Position& p) const;
  Position after(const Position& p, Move move) const;
  Key key(const Position& p) const;
  // Many moves for oneself, few for the opponent.
  std::int32_t move_priority(const Position& p, Move move) const;

 private:
  // Values are found once for all threads and for all copies of this object.
  struct Values {
    static constexpr std::size_t kMost = 200'000;
    Values(const Graph& board, Apart apart) : values(board, apart, kMost) {}
    std::mutex mutex;
    ColValues values;
  };
  Position reduced(FreeVertices free, ConwayGames::Form small, Side mover) const;

  Graph board_;
  Apart apart_;
  int most_small_;
  std::shared_ptr<const VertexSymmetry> symmetry_;
  std::shared_ptr<Values> values_;
  Position start_;
};

}  // namespace harary
