// SPDX-License-Identifier: MIT
// Lemma (supersets). A set that holds another one can be dropped: when Maker owns it, he owns the
// smaller one, too. Of equal sets one stays.
#pragma once

#include <cstdint>

#include "games/edges/one_sided/untouched_copies.hpp"

namespace harary {

// Drops the supersets of sets whose copies have an edge of `fresh`. After a move of Maker's only
// the sets with the new edge became smaller, so only they can lie in others; a move of Breaker's
// makes no set smaller.
void drop_supersets(UntouchedCopies& position, std::uint64_t fresh);

}  // namespace harary
