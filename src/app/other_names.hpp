// SPDX-License-Identifier: MIT
// Names under which people look for games: Hex and noughts and crosses are instances of games of
// the catalogue, node Kayles is called kayles there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace harary {

struct OtherName {
  std::string_view title;    // "Hex"
  std::string_view game;     // of the catalogue: "maker-breaker"; or a written game's file
  std::string_view options;  // a small instance: "--board rhombus:5x5 …"
  std::vector<std::string_view> names;  // in small letters and digits alone: "tictactoe"
  std::string_view question = {};       // an option of `solve` that belongs to it
};

const std::vector<OtherName>& other_names();

// What a word may mean: capital letters, blanks, hyphens and one wrong letter or so do not matter.
// Null: nothing that is known.
const OtherName* meant_by(std::string_view word);

}  // namespace harary
