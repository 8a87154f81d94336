// SPDX-License-Identifier: MIT
#include "app/tablebase/strong.hpp"
#include "games/one_colour/table.hpp"
#include "games/positional/table.hpp"
#include "games/written/table.hpp"

namespace harary {

HARARY_TABLES(TargetTable<std::uint64_t>)
HARARY_TABLES(TargetTable<WideKey>)
HARARY_TABLES(OneColourTable<1, std::uint64_t>)
HARARY_TABLES(OneColourTable<4, WideKey>)
HARARY_TABLES(written::WrittenTable)

}  // namespace harary
