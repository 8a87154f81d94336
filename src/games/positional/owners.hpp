// SPDX-License-Identifier: MIT
#pragma once

namespace harary {

// Whose copies of the target count: those of both players, or Red's alone. Where Green only breaks,
// a green copy is no copy: the start may contain it, and nothing is asked of it.
enum class Owners { both, red };

}  // namespace harary
