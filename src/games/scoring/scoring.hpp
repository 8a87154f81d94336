// SPDX-License-Identifier: MIT
// Scoring games: all edges of the board are coloured, then Red (Alice) has a points and Green (Bob,
// blue in the papers) has b. Alice maximises (a − b, a) lexicographically, Bob minimises it
// (Cambie & Provoost, section 1).
#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/edges/two_colour_game.hpp"
#include "games/scoring/core_positions.hpp"
#include "games/scoring/outcome.hpp"
#include "games/scoring/points.hpp"
#include "games/scoring/table.hpp"

namespace harary {

template <int Words, class Points>
class ScoringRules : public TwoColourGame<Words> {
 public:
  using Base = TwoColourGame<Words>;
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;
  static constexpr bool kByDegrees =
      requires(const OpenDegrees& degrees) { Points::what_matters(degrees); };
  using Key = std::conditional_t<kByDegrees, OpenGraphKey<Words>, Position>;

  using Base::Base;

  // Isomorphism, and for points that depend on degrees what open_graph_key.hpp says.
  Key key(const Position& p) const {
    if constexpr (kByDegrees) {
      const bool alternating = this->turns().first_bias == 1 && this->turns().second_bias == 1;
      if (!alternating || this->board().order() > kMaxSmallOrder) {
        return Key::plain(this->representative(p));
      }
      const OpenDegrees degrees(this->board(), p);
      return Key(degrees, Points::what_matters(degrees));
    } else {
      return this->representative(p);
    }
  }

  std::optional<Value> result(const Position& p) const {
    if (!this->open(p).empty()) return std::nullopt;
    const Graph red = this->board().subgraph(p[kRed]);
    const Graph green = this->board().subgraph(p[kGreen]);
    return for_first(this->mover(p),
                     outcome_value(Points::points(red, green), Points::points(green, red)));
  }

  Edges moves(const Position& p) const { return this->open(p); }
  auto predecessors(const Position& p) const { return this->uncoloured(p); }
  // All games last until the board is full.
  int remaining_moves(const Position& p) const { return this->open(p).size(); }

  // Red's points and Green's points each lie in a fixed range, however play continues.
  Bounds bounds(const Position& p) const {
    const Edges open = this->open(p);
    const Graph red = this->board().subgraph(p[kRed]);
    const Graph green = this->board().subgraph(p[kGreen]);
    const Graph red_or_open = this->board().subgraph(p[kRed] | open);
    const Graph green_or_open = this->board().subgraph(p[kGreen] | open);
    const PointRange a = Points::range(red, red_or_open, green, green_or_open);
    const PointRange b = Points::range(green, green_or_open, red, red_or_open);
    const Value lower = outcome_value(a.lowest, b.highest);
    const Value upper = outcome_value(a.highest, b.lowest);
    return this->mover(p) == Side::first ? Bounds{lower, upper} : Bounds{-upper, -lower};
  }

  Verdict verdict(Value value) const { return verdict_of<Points>(value); }
  // a > b exactly when the value exceeds kOutcomeBase - 1, a >= b when it exceeds -1.
  std::vector<Value> cuts() const {
    if (Points::kTiesExist) return {-1, kOutcomeBase - 1};
    return {kOutcomeBase - 1};
  }

  // Who wins `clique` and `star`, and the values of `capture`, computed from what can still matter;
  // nothing for boards or turns that the lemmas do not cover.
  using Core = std::conditional_t<Words == 1, typename Points::Core, void>;
  static constexpr bool kDuel = !std::is_same_v<Points, CapturePoints>;
  auto core() const
    requires(!std::is_void_v<Core>)
  {
    std::optional<Core> result;
    if (Core::covers(this->board().order(), this->turns())) {
      result.emplace(this->board().order(), this->turns());
    }
    return result;
  }
  template <class C>
    requires std::is_same_v<C, Core>
  auto in_core(const C& core, const Position& p) const {
    return core_position(core, this->board(), p, this->layer(p));
  }

  // Clique, star and capture share one table; colex adds itself to it.
  template <class F>
    requires(Words == 1)
  auto with_table(F&& f) const {
    const bool small = this->board().size() <= 32;
    if constexpr (std::is_same_v<Points, ColexPoints>) {
      using Small =
          ScoringTable<std::uint64_t, ColexPoints, CliquePoints, StarPoints, CapturePoints>;
      using Wide = ScoringTable<WideKey, ColexPoints, CliquePoints, StarPoints, CapturePoints>;
      return small ? f(Small(*this)) : f(Wide(*this));
    } else {
      using Small = ScoringTable<std::uint64_t, CliquePoints, StarPoints, CapturePoints>;
      using Wide = ScoringTable<WideKey, CliquePoints, StarPoints, CapturePoints>;
      return small ? f(Small(*this)) : f(Wide(*this));
    }
  }

  Position parse_position(std::string_view text) const { return this->read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    return this->read_move(p, text);
  }
};

template <int Words>
using CliqueRules = ScoringRules<Words, CliquePoints>;
template <int Words>
using StarRules = ScoringRules<Words, StarPoints>;
template <int Words>
using CaptureRules = ScoringRules<Words, CapturePoints>;
template <int Words>
using ColexRules = ScoringRules<Words, ColexPoints>;

}  // namespace harary
