// SPDX-License-Identifier: MIT
// Two engines for the same positions, one after the other: the first answers what takes it few
// positions, the second all else. Where a search is fast on small questions and another on large
// ones, that costs little more than the better of the two.
#pragma once

#include <cstdint>
#include <functional>

#include "app/engines/engine.hpp"

namespace harary {

// `first` is asked for at most that many positions; `second` is made when it is needed, and may be
// null: then the first goes on. Certificates, tables and what is known without a search are those
// of the first.
Engines::Handle relay(Engines::Handle first, std::uint64_t most,
                      std::function<Engines::Handle()> second);

}  // namespace harary
