// SPDX-License-Identifier: MIT
// The catalogue's view of the saturation game.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/one_colour/saturation.hpp"
#include "games/one_colour/saturation_score.hpp"
#include "games/one_colour/saturation_sum.hpp"
#include "games/one_colour/setup.hpp"
#include "games/one_colour/triangle_sum.hpp"

namespace harary {

// If the rules for at most MaxOrder vertices fit, calls f as with_sum does. Sets of the last width
// are for boards that have more edges than a few vertices can have.
template <int MaxOrder, int Words, class F>
bool with_triangle_sum(const SaturationRules<Words>& game, F&& f) {
  if constexpr (MaxOrder * (MaxOrder - 1) / 2 < least_edges_of_width(Words)) {
    return false;
  } else {
    using Sum = TriangleSumRules<MaxOrder>;
    if (!Sum::fit(game)) return false;
    f(Sum(game), [&game](const Sum&, const typename SaturationRules<Words>::Position& p) {
      return Sum::reduced(game, p);
    });
    return true;
  }
}

// Calls f(sums, to_sum): the game as a sum, by the fastest rules that fit, and a map from its
// positions. False if it is none: the connected and the misère variant, and targets with too many
// copies.
template <int Words, class F>
bool with_sum(const SaturationRules<Words>& game, F&& f) {
  using Drawn = typename SaturationRules<Words>::Position;
  if (game.last() == LastEdge::loses) return false;
  if (with_triangle_sum<16>(game, f) || with_triangle_sum<18>(game, f) ||
      with_triangle_sum<32>(game, f)) {
    return true;
  }
  if (!SaturationSumRules<Words>::fit(game)) return false;
  f(SaturationSumRules<Words>(game),
    [](const SaturationSumRules<Words>& sums, const Drawn& p) { return sums.reduced(p); });
  return true;
}

class SaturationFamily {
 public:
  static std::vector<GameDescription> games() { return saturation_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const OneColourSetup setup = read_one_colour_setup(options);
    const Graph target = options.target("target", "K3", setup.board->graph());
    const Growth growth = options.flag("connected") ? Growth::connected : Growth::anywhere;
    const LastEdge last = options.flag("misere") ? LastEdge::loses : LastEdge::wins;
    const bool score = options.flag("score");
    if (score && last == LastEdge::loses) {
      throw InputError("--misere: not with --score, where the last edge decides nothing");
    }
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      if (score) return v(SaturationScoreRules<Words>(setup, target, growth));
      return v(SaturationRules<Words>(setup, target, growth, last));
    });
  }
};

}  // namespace harary
