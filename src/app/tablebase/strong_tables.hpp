// SPDX-License-Identifier: MIT
// The tablebases of one game behind an interface. The templates behind it, in strong.hpp, are long:
// they are instantiated for the few tables that there are in strong_tables.cpp and
// strong_scoring.cpp alone.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/answer.hpp"
#include "base/job.hpp"
#include "games/runtime_rules.hpp"
#include "games/tabulated.hpp"
#include "store/layer_header.hpp"

namespace harary {

class LayerKernel;
class Tablebase;

// See Game for all but header().
class Tables {
 public:
  virtual ~Tables() = default;
  virtual LayerHeader header() const = 0;
  virtual StrongReport solve(const std::string& folder, Job& job) = 0;
  // Throws InputError if the position is not in the tablebase.
  virtual std::vector<ProbeReport::Entry> probe(const Tablebase& tablebase, const Position& p) = 0;
  virtual LayerTable layers(const Tablebase& tablebase, Job& job) const = 0;
  virtual std::unique_ptr<LayerKernel> kernel() const = 0;
};

// `instance`: with the board spelled in the one way that files use. The rules must outlive the
// tables.
template <Tabulated T>
std::unique_ptr<Tables> make_tables(const T& table, const std::string& game,
                                    const std::map<std::string, std::string>& instance,
                                    const RuntimeRules& rules);

}  // namespace harary
