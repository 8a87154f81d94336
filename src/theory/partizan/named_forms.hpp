// SPDX-License-Identifier: MIT
// Forms by name: numbers, nimbers, ups.
#pragma once

#include <vector>

#include "theory/partizan/conway_games.hpp"

namespace harary {

ConwayGames::Form integer_form(ConwayGames& games, int n);
ConwayGames::Form number_form(ConwayGames& games, const Dyadic& x);
// *0, …, *m.
std::vector<ConwayGames::Form> nimber_forms(ConwayGames& games, unsigned m);
ConwayGames::Form nimber_form(ConwayGames& games, unsigned m);
// The sum of |count| ups, or downs.
ConwayGames::Form ups_form(ConwayGames& games, int count);

}  // namespace harary
