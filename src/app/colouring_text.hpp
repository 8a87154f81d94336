// SPDX-License-Identifier: MIT
// Colourings and lists of targets, one for each colour, as commands and Python read and
// show them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/json.hpp"
#include "graph/graph.hpp"
#include "theory/arrowing/edge_colouring.hpp"

namespace harary {

// One target a colour. A single word is the target of all colours, two unless `colours` says
// otherwise; several words are one for each colour. Throws InputError.
std::vector<Graph> parse_targets(const std::vector<std::string>& words, std::optional<int> colours);

// ["K3","K4"], and "(K3, K4)".
Json targets_json(const std::vector<Graph>& targets);
std::string targets_text(const std::vector<Graph>& targets);

// {"red":"0-1,1-2","green":"0-2"}, which --red and --green read back; "1", "2", … where there are
// not two colours.
Json classes_json(const EdgeColouring& colouring);
// The same in indented lines.
std::string classes_text(const EdgeColouring& colouring);

}  // namespace harary
