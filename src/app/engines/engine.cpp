// SPDX-License-Identifier: MIT
#include "app/engines/engine.hpp"

#include "app/tablebase/strong_tables.hpp"

namespace harary {

std::unique_ptr<Tables> Engines::tables(const std::string&,
                                        const std::map<std::string, std::string>&) const {
  return nullptr;
}

}  // namespace harary
