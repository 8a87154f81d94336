// SPDX-License-Identifier: MIT
// Reads what the two-colour target games have in common from the options: board, start colouring,
// turns and targets; refuses a start in which a copy already stands.
#pragma once

#include <string>
#include <vector>

#include "games/edges/setup.hpp"
#include "games/options.hpp"
#include "games/positional/owners.hpp"
#include "games/positional/target_game.hpp"

namespace harary {

struct TargetSetup {
  TwoColourSetup colours;
  Targets targets;
};

// The board K6 and the target K3 are taken if none is given and `named_game` is true (Sim). Where
// only Red's copies count, Green's target is Red's, whatever the options say: it is only there to
// be read.
TargetSetup read_target_setup(const GameOptions& options, bool named_game,
                              Owners owners = Owners::both);

// The target of games that winning sets by name may replace (boards/named_sets.hpp).
OptionSpec set_target_option();

// For shared colours: the same with a graph as board and target.
TargetSetup read_shared_setup(const GameOptions& options);

// The names of the options that read_target_setup() understands.
OptionSpecs target_options();
// The same with K6 as the usual board: Sim and its variants.
OptionSpecs named_target_options();

}  // namespace harary
