// SPDX-License-Identifier: MIT
// What to do in a lost position: all moves lose against perfect play, but the opponent may not play
// perfectly. Look for a line in which an opponent who always makes the move of the largest priority
// lets the win slip (opponent-model search, Iida, Uiterwijk, van den Herik & Herschberg 1993, with
// the simplest model there is). Against a perfect opponent nothing is lost by it but the margin.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "solve/deepening/search.hpp"

namespace harary {

template <Estimating R>
class Swindle {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  // Both must outlive this object. Players must move in turn.
  Swindle(const R& rules, DeepeningSearch<R>& engine) : rules_(rules), engine_(engine) {}

  // A move from p that wins within `most` moves if the replies are as foreseen; nothing if there is
  // none. Throws JobStopped.
  std::optional<Move> find(const Position& p, int most) {
    for (int depth = 1; depth <= most; ++depth) {
      for (const Move& move : rules_.moves(p)) {
        if (wins(rules_.after(p, move), depth)) return move;
      }
    }
    return std::nullopt;
  }

  // The same to the end of the game, without any proof on the way, within `most_positions`: where
  // the value is not known. Costs no more time than that, whatever the job says.
  std::optional<Move> find_to_the_end(const Position& p, std::uint64_t most_positions) {
    constexpr int kLongest = 1 << 14;
    Swindle lines(rules_, engine_);
    lines.left_ = most_positions;
    for (const Move& move : rules_.moves(p)) {
      if (lines.wins(rules_.after(p, move), kLongest)) return move;
    }
    return std::nullopt;
  }

 private:
  // With the opponent to move in q: does the foreseen reply lead to a won position, or one from
  // which depth - 1 more moves do? Shallower lines have been tried before.
  bool wins(const Position& q, int depth) {
    if (const auto over = rules_.result(q)) return *over < 0;
    const Position p = rules_.after(q, engine_.greedy(q));
    if (const auto over = rules_.result(p)) return *over > 0;
    if (left_ == 0) return false;
    --left_;
    const auto known = failed_.find(p);
    if (known != failed_.end() && known->second >= depth) return false;
    if (depth == 1) {
      if (engine_.bound(p, 0, 1) > 0) return true;
    } else {
      for (const Move& move : rules_.moves(p)) {
        if (wins(rules_.after(p, move), depth - 1)) return true;
      }
    }
    if (failed_.size() < kMostRemembered) failed_[p] = depth;
    return false;
  }

  struct Hash {
    std::size_t operator()(const Position& p) const { return p.hash(); }
  };
  std::uint64_t left_ = ~std::uint64_t{0};  // positions that may still be looked at
  static constexpr std::size_t kMostRemembered = 1 << 18;

  const R& rules_;
  DeepeningSearch<R>& engine_;
  // Positions of the player, each with a number of replies within which no line wins.
  std::unordered_map<Position, int, Hash> failed_;
};

}  // namespace harary
