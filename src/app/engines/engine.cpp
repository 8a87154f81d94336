// SPDX-License-Identifier: MIT
#include "app/engines/engine.hpp"

#include "app/tablebase/strong_tables.hpp"

namespace harary {

std::string engine_name(const std::string& search) {
  static const std::map<std::string, std::string> kNames{
      {"proof", "proof search"},
      {"remoteness", "proof search with lengths"},
      {"core", "proof search on the reduced position"},
      {"winning_sets", "winning sets"},
      {"nimber", "nimber search"},
      {"deepening", "search by depth"},
      {"best_first", "best-first search"},
      {"retrograde", "retrograde analysis"},
  };
  const auto found = kNames.find(search);
  return found == kNames.end() ? search : found->second;
}

std::string Engine::name() const {
  return engine_name(stats().search);
}

std::unique_ptr<Tables> Engines::tables(const std::string&,
                                        const std::map<std::string, std::string>&) const {
  return nullptr;
}

}  // namespace harary
