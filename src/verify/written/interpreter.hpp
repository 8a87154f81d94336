// SPDX-License-Identifier: MIT
// The rules of a written game by their definition, over lists of points. Slow and short.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/written/written_game.hpp"

namespace harary::verify_written {

using written::Game;
using written::Points;

enum class Over : std::uint8_t { no, first, second, draw };

// `code`: of each point, 0 open, m + 1 the mark m. `turn`: the number of the turn; beyond the list
// of turns only whose it is. `made`: moves, where the marks do not tell how many there were.
struct State {
  std::vector<std::uint8_t> code;
  int turn = 0;
  int left = 1;
  int made = 0;
  Over over = Over::no;
};

class Interpreter {
 public:
  Interpreter(Game game, Side starts);

  const Game& game() const { return game_; }
  State start() const;
  Side mover(const State& s) const;
  // Of the first player where the game is over; nothing elsewhere.
  std::optional<Value> value(const State& s) const;
  // Calls go_on(points, mark) for each legal move until it says no; true if it never did.
  using GoOn = std::function<bool(const Points&, int)>;
  bool each_move(const State& s, const GoOn& go_on) const;
  State after(const State& s, const Points& points, int mark) const;
  // Whether a play may have led to these numbers of turns.
  bool possible(const State& s) const;
  // The value of a win by an [[end]]: more than any difference of sums.
  Value beyond() const { return beyond_; }
  // What all worths are multiples of: values are differences divided by it.
  int common() const { return common_; }

 private:
  bool may_place(int mark, Side player) const;
  bool is_own(int mark, Side player) const;
  bool has(const State& s, int point, const written::MarkTest& test, int placed, Side player) const;
  bool forbidden(const State& s, const Points& points, int mark) const;
  bool each_choice(const std::vector<int>& open, std::size_t count, std::size_t from,
                   Points& chosen, const std::function<bool()>& go_on) const;
  bool fits(const State& s, const written::End& end, const Points& set, Side by) const;
  Value difference(const State& s) const;
  int moves_made(const State& s) const;
  const std::vector<Points>& sets(int family) const {
    return game_.families[static_cast<std::size_t>(family)].sets;
  }
  int moves_in(int turn) const;
  int last_turn() const { return static_cast<int>(turns_.size()); }

  Game game_;
  Side starts_;
  std::vector<int> turns_;  // without repetitions at the end
  bool counts_moves_ = false;
  int points_a_move_ = 0;  // 0: not all moves have as many
  int common_ = 1;
  Value beyond_ = 1;
};

}  // namespace harary::verify_written
