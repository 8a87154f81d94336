// SPDX-License-Identifier: MIT
// Thermographs (E. Berlekamp, J. Conway, R. Guy, "Winning Ways", chapter 6; A. Siegel,
// "Combinatorial Game Theory", II.5): the stops of a game when each move costs t, for all t from -1
// upwards. The scaffolds
//   L(t) = max over G^L of R_t(G^L) - t,   R(t) = min over G^R of L_t(G^R) + t
// do not rise, and do not fall; where they meet is the temperature of G, and the value there its
// mean. Above stands a mast. The temperature of an integer is -1, of m / 2^k in lowest terms
// -1/2^k.
//
// Every slope is -1, 0 or 1 and every knot dyadic, so all is exact.
#pragma once

#include <unordered_map>
#include <vector>

#include "theory/partizan/conway_games.hpp"

namespace harary {

// The value at a temperature, and how it changes with the temperature until the next knot.
struct WallKnot {
  Dyadic temperature;
  Dyadic value;
  int slope = 0;
  friend bool operator==(const WallKnot&, const WallKnot&) = default;
};

// From -1 upwards, in order of temperature; the last slope holds forever.
using Wall = std::vector<WallKnot>;

Dyadic value_at(const Wall& wall, const Dyadic& temperature);

struct Thermograph {
  Wall left;
  Wall right;
  Dyadic mean;
  Dyadic temperature;
};

class Thermographs {
 public:
  // `games` must outlive this.
  explicit Thermographs(const ConwayGames& games) : games_(games) {}

  // Throws LimitError where a number does not fit.
  const Thermograph& of(ConwayGames::Form g);
  // Both scaffolds, which go on above the temperature. Of a form that is not an integer.
  std::pair<Wall, Wall> scaffolds(ConwayGames::Form g);

 private:
  const ConwayGames& games_;
  std::unordered_map<ConwayGames::Form, Thermograph> known_;
};

}  // namespace harary
