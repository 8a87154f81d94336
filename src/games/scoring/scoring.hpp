// SPDX-License-Identifier: MIT
// The scoring games of the papers: games for points (edges/points_game.hpp) on edges, with the
// keys, cores and tables that their ways to count points allow.
#pragma once

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/edges/points_game.hpp"
#include "games/edges/two_colour_game.hpp"
#include "games/runtime_rules.hpp"
#include "games/scoring/core_positions.hpp"
#include "games/scoring/points.hpp"
#include "games/scoring/table.hpp"

namespace harary {

// The core of a class of points; void if it has none.
template <class Points>
struct CoreOfPoints {
  using Type = void;
};
template <class Points>
  requires requires { typename Points::Core; }
struct CoreOfPoints<Points> {
  using Type = typename Points::Core;
};

template <class Points>
concept HasTables = requires { typename Points::Tables; };

template <int Words, class Points>
class ScoringRules : public PointsGame<TwoColourGame<Words>, Points> {
 public:
  using Base = PointsGame<TwoColourGame<Words>, Points>;
  using Base::Base;
  using typename Base::Position;
  static constexpr bool kByDegrees =
      requires(const OpenDegrees& degrees) { Points::what_matters(degrees); };
  using Key = std::conditional_t<kByDegrees, OpenGraphKey<Words>, Position>;

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

  // Claims about the outcome of `clique`, `star` and `colex`, and the values of `capture`, computed
  // from what can still matter; nothing for boards or turns that the lemmas do not cover.
  using Core = std::conditional_t<Words == 1, typename CoreOfPoints<Points>::Type, void>;
  static constexpr bool kThreshold = requires(const Core& core) { core.knows_outcomes(); };
  auto core() const
    requires(!std::is_void_v<Core>)
  {
    if constexpr (requires { Core::on(this->board().graph(), this->turns()); }) {
      return Core::on(this->board().graph(), this->turns());
    } else {
      const bool covered = Core::covers(this->board().order(), this->turns());
      return covered ? std::optional<Core>(std::in_place, this->board().order(), this->turns())
                     : std::nullopt;
    }
  }
  template <class C>
    requires std::is_same_v<C, Core>
  auto in_core(const C& core, const Position& p) const {
    // What a threshold game asks is whether Red wins.
    if constexpr (kThreshold)
      return in_core(core, p, this->cuts().back() + 1);
    else
      return core_position(core, this->board(), p, this->layer(p));
  }
  template <class C>
    requires(std::is_same_v<C, Core> && kThreshold)
  auto in_core(const C& core, const Position& p, Value at_least) const {
    return core_position(core, this->board(), p, this->layer(p),
                         OutcomeThreshold::at_least(at_least, Core::kMostPoints));
  }

  // The thresholds that decide the outcome.
  std::vector<Value> outcomes(const Position& p) const
    requires(kThreshold)
  {
    const auto [a, b] = this->ranges(p);
    std::vector<Value> result;
    for (int i = a.lowest; i <= a.highest; ++i) {
      for (int j = b.lowest; j <= b.highest; ++j) result.push_back(outcome_value(i, j));
    }
    std::sort(result.begin(), result.end());
    return result;
  }
  // First who wins, then the difference, which is rarely far from that; then the points, from the
  // fewest: a threshold of more points is refuted the sooner.
  static std::size_t next_threshold(const std::vector<Value>& outcomes, std::size_t low,
                                    std::size_t high) {
    const auto difference = [&](std::size_t i) {
      const auto [a, b] = outcome_of(outcomes[i]);
      return a - b;
    };
    const int least = difference(low);
    const int most = difference(high);
    if (least == most) return low + 1;
    const int next = least >= 1 ? least + 1 : std::min(most, 1);
    while (difference(low) < next) ++low;
    return low;
  }

  template <class F>
    requires(Words == 1 && HasTables<Points>)
  auto with_table(const RuntimeRules&, F&& f) const {
    using Shared = typename Points::Tables;
    const bool small = this->board().size() <= 32;
    return small ? f(typename Shared::template Table<std::uint64_t>(*this, this->tie_rule()))
                 : f(typename Shared::template Table<WideKey>(*this, this->tie_rule()));
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
