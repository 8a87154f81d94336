// SPDX-License-Identifier: MIT
// A written game as bitsets, made once: which sets go through a point, who may place what, which
// marks still matter, how the description maps to itself.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "games/written/position.hpp"
#include "games/written/symmetry.hpp"
#include "games/written/turns.hpp"
#include "games/written/written_game.hpp"

namespace harary::written {

template <int Words>
class FamilySets {
 public:
  using Set = EdgeSet<Words>;

  FamilySets(const Family& family, int points) : begins_(static_cast<std::size_t>(points) + 1) {
    for (const Points& set : family.sets) {
      Set bits;
      for (const int point : set) {
        bits.insert(point);
        ++begins_[static_cast<std::size_t>(point) + 1];
      }
      sets_.push_back(bits);
    }
    for (std::size_t i = 1; i < begins_.size(); ++i) begins_[i] += begins_[i - 1];
    through_.resize(begins_.back());
    std::vector<std::size_t> next(begins_.begin(), begins_.end());
    for (std::size_t number = 0; number < family.sets.size(); ++number) {
      for (const int point : family.sets[number]) {
        through_[next[static_cast<std::size_t>(point)]++] = static_cast<int>(number);
      }
    }
  }

  const std::vector<Set>& sets() const { return sets_; }
  const Set& set(int number) const { return sets_[static_cast<std::size_t>(number)]; }
  std::span<const int> through(int point) const {
    const auto p = static_cast<std::size_t>(point);
    return std::span(through_).subspan(begins_[p], begins_[p + 1] - begins_[p]);
  }

 private:
  std::vector<Set> sets_;
  std::vector<std::size_t> begins_;
  std::vector<int> through_;
};

// A family of which the marks of some sets still matter: those that hold no two different marks,
// none that is not a player's own, none but a mark by name, or all.
struct Watched {
  enum class While { one_mark, own, named, always };
  While alive = While::always;
  int family = -1;
  std::vector<Marks> allowed = {};  // of own and named: the marks of one of these
  bool operator==(const Watched&) const = default;
};

// What may be left out of a key: see key() in written_rules.hpp.
struct Forgetting {
  std::vector<Watched> watched;
  bool neighbours = false;  // marks next to open points matter
  bool dead_points =
      false;  // open points that no set of a move holds any more are like marked ones
  bool counts_moves = false;  // the number of moves is a part of the position
};
Forgetting forgetting_of(const Game& game);

// How many points each move puts down, if that is the same for all; otherwise 0.
int points_a_move(const Game& game);

template <int Words>
struct Tables {
  using Set = EdgeSet<Words>;

  Tables(Game of_game, Side starts)
      : game(std::move(of_game)),
        turns(game.turns, starts),
        all(Set::first(static_cast<int>(game.points.size()))),
        placeable{game.placeable_by(Side::first), game.placeable_by(Side::second)},
        own{game.own(Side::first), game.own(Side::second)},
        common(common_worth(game)),
        beyond(static_cast<Value>(most_difference(game)) + 1),
        forgetting(forgetting_of(game)),
        points_a_move(written::points_a_move(game)),
        symmetry(game) {
    for (const Points& points : game.near) {
      Set set;
      for (const int point : points) set.insert(point);
      near.push_back(set);
    }
    for (const Family& family : game.families) {
      families.emplace_back(family, static_cast<int>(game.points.size()));
    }
  }

  const FamilySets<Words>& family(int number) const {
    return families[static_cast<std::size_t>(number)];
  }

  Game game;
  Turns turns;
  Set all;
  std::vector<Set> near;
  std::vector<FamilySets<Words>> families;
  std::array<Marks, 2> placeable;
  std::array<Marks, 2> own;
  int common;    // what all worths are multiples of
  Value beyond;  // the value of a win by an end: more than all differences, 1 without scores
  Forgetting forgetting;
  int points_a_move;
  Symmetry symmetry;
};

}  // namespace harary::written
