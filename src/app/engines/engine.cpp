// SPDX-License-Identifier: MIT
#include "app/engines/engine.hpp"

#include <algorithm>

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

std::string engine_name(const SearchStats& stats) {
  const std::string name = engine_name(stats.search);
  if (stats.decided_by.empty()) return name;
  std::string how = stats.decided_by;
  std::replace(how.begin(), how.end(), '_', ' ');
  return name + " (" + how + ")";
}

std::string Engine::name() const {
  return engine_name(stats());
}

std::unique_ptr<Tables> Engines::tables(const std::string&,
                                        const std::map<std::string, std::string>&) const {
  return nullptr;
}

}  // namespace harary
