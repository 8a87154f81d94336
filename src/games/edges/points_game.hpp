// SPDX-License-Identifier: MIT
// Games for points: Red (Alice) and Green (Bob) colour all points of a board, then Red has a points
// and Green has b. Alice maximises (a − b, a) lexicographically, Bob minimises it (Cambie &
// Provoost, section 1).
//
// Base: the shared part of games that colour edges (edges/two_colour_game.hpp) or vertices
// (vertices/two_colour_vertex_game.hpp). figure(set) is what a player with these points of the
// board has, as Points sees it. Points says how it counts:
//   points(own, other)     for full and partial colourings
//   range(own, own_or_open, other, other_or_open)   what a player can end with
//   score(own, other)      the points with the figure that earns them; kWords: what they are called
//   kTiesExist             whether equal points are a draw by the usual rule
//   kMonotone              that more own points of the board never mean fewer points, nor more of
//                          them for the other player
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "games/edges/outcome.hpp"
#include "games/edges/red_and_green.hpp"
#include "games/rules.hpp"

namespace harary {

template <class Base, class Points>
class PointsGame : public Base {
 public:
  using typename Base::Position;
  using Move = int;

  // See games/assured.hpp.
  static constexpr bool kMonotone = requires { requires Points::kMonotone; };

  explicit PointsGame(typename Base::Setup setup, Ties ties = Ties::usual)
      : Base(std::move(setup)), ties_(ties) {}

  // Who wins if a = b.
  Winner ties() const { return winner_of_ties<Points>(ties_, this->turns()); }

  std::optional<Value> result(const Position& p) const {
    if (!this->open(p).empty()) return std::nullopt;
    const auto red = this->figure(p[kRed]);
    const auto green = this->figure(p[kGreen]);
    return for_first(this->mover(p),
                     outcome_value(Points::points(red, green), Points::points(green, red)));
  }

  // What counts now.
  Scores scores(const Position& p) const {
    const auto red = this->figure(p[kRed]);
    const auto green = this->figure(p[kGreen]);
    return {Points::score(red, green), Points::score(green, red)};
  }
  EndReason reason(const Position& p) const {
    return counted_points(scores(p), Points::kWords, ties());
  }

  auto moves(const Position& p) const { return this->open(p); }
  auto predecessors(const Position& p) const { return this->uncoloured(p); }
  // All games last until the board is full.
  int remaining_moves(const Position& p) const { return this->open(p).size(); }

  // Red's points and Green's points each lie in a fixed range, however play continues.
  Bounds bounds(const Position& p) const {
    const auto [a, b] = ranges(p);
    const Value lower = outcome_value(a.lowest, b.highest);
    const Value upper = outcome_value(a.highest, b.lowest);
    return this->mover(p) == Side::first ? Bounds{lower, upper} : Bounds{-upper, -lower};
  }

  Verdict verdict(Value value) const { return verdict_of(value, ties()); }
  std::vector<Value> cuts() const { return outcome_cuts(ties()); }

  Position parse_position(std::string_view text) const { return this->read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    return this->read_move(p, text);
  }

 protected:
  Ties tie_rule() const { return ties_; }

  // Of Red's points and of Green's.
  std::pair<PointRange, PointRange> ranges(const Position& p) const {
    const auto open = this->open(p);
    const auto red = this->figure(p[kRed]);
    const auto green = this->figure(p[kGreen]);
    const auto red_or_open = this->figure(p[kRed] | open);
    const auto green_or_open = this->figure(p[kGreen] | open);
    return {Points::range(red, red_or_open, green, green_or_open),
            Points::range(green, green_or_open, red, red_or_open)};
  }

 private:
  Ties ties_;
};

}  // namespace harary
