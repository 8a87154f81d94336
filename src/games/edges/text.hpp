// SPDX-License-Identifier: MIT
// Positions of edge games as text: "red=0-1,2-3;green=0-2". One `name=value` a colour, separated by
// semicolons or blanks; a colour that is left out is empty. One-colour games write "edges=…".
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/edges/board.hpp"
#include "games/edges/turns.hpp"

namespace harary {

using PositionFields = std::vector<std::pair<std::string, std::string>>;

// The fields of a position text, in order. Throws InputError for a part without '=', with a
// position as an example, and for a name that is given twice.
PositionFields position_fields(std::string_view text,
                               std::string_view example = "red=0-1,1-2;green=0-2");

// Takes the field called by one of `names` out of `fields`; empty text if there is none.
std::string take_field(PositionFields& fields, const std::vector<std::string>& names);

// Throws InputError if a field is left that take_field() has not removed; `known` lists the names
// for the message.
void no_more_fields(const PositionFields& fields, std::string_view known);

// One edge of the board by its two ends ("0-1"); its number. Throws InputError otherwise.
int parse_board_edge(std::string_view text, const EdgeBoard& board);

// "0-1" for an edge number.
std::string board_edge_text(const EdgeBoard& board, int edge);

// "red=…;green=…", given the edges of both as text.
std::string red_and_green_text(std::string_view red, std::string_view green);

// The names of these two fields; blue is green.
const std::vector<std::vector<std::string>>& red_and_green_names();

// How many edges or vertices are red and green.
struct ColourCounts {
  int red;
  int green;
};

// Throws InputError unless the order of turns leads from the start to a position with these numbers
// of `things`: "edges".
void require_turns(ColourCounts position, ColourCounts start, const TurnOrder& turns,
                   std::string_view things);

// Colour classes from fields: field names[c] gives colour c. Throws InputError for bad edges and
// for an edge with two colours.
std::vector<std::vector<Edge>> take_colour_classes(
    PositionFields& fields, const EdgeBoard& board,
    const std::vector<std::vector<std::string>>& names);

}  // namespace harary
