// SPDX-License-Identifier: MIT
#include "app/tablebase/strong.hpp"
#include "games/scoring/scoring.hpp"

namespace harary {

HARARY_TABLES(ScoringTable<std::uint64_t, CliquePoints, StarPoints, CapturePoints>)
HARARY_TABLES(ScoringTable<WideKey, CliquePoints, StarPoints, CapturePoints>)
HARARY_TABLES(ScoringTable<std::uint64_t, ColexPoints, CliquePoints, StarPoints, CapturePoints>)
HARARY_TABLES(ScoringTable<WideKey, ColexPoints, CliquePoints, StarPoints, CapturePoints>)

}  // namespace harary
