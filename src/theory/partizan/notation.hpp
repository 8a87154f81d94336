// SPDX-License-Identifier: MIT
// Reads values as CGSuite and books write them, and brings them to canonical form:
//   3  -3/4  1/2*  *2  ^  v3*  ↑*  ⇓  2^*        numbers, ups and nimbers, and what stands together
//   {1|*}  {0,*|}  {2||1|-1}  {1|0||0}           options; the bars show how pairs lie in each other
//   ±2  +-2  ±(1,{3|0})  +-{1,1*}                switches, with all options of Left
//   Tiny(2)  Miny(1/2)  +_2  -_2                 {0||0|-2} and the negative of such a game
//   {1|-1} + *2 - (1 - ^)                        sums and differences
#pragma once

#include <string>
#include <string_view>

#include "theory/partizan/conway_games.hpp"

namespace harary {

// Throws InputError, with the column and `source`; ConwayGames::TooManyForms.
ConwayGames::Form read_form(ConwayGames& games, std::string_view text, const std::string& source);

}  // namespace harary
