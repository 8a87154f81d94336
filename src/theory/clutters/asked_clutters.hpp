// SPDX-License-Identifier: MIT
// All clutters on few points, with who wins the games on them.
#pragma once

#include <functional>
#include <span>

#include "base/job.hpp"
#include "theory/clutters/clutter_games.hpp"

namespace harary {

using AskedClutters = std::function<void(std::span<const Clutter>, const ClutterOutcomes&)>;

// One of each isomorphism class, some at a time: of all clutters, or of those whose sets all have
// `size` points if that is not 0. Each is given by all sets that hold a set of it, or by its sets.
// The ranges of for_each_clutter and for_each_uniform_hypergraph; throws JobStopped.
void ask_clutters(int points, int size, Job& job, const AskedClutters& f);

}  // namespace harary
