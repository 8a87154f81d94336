// SPDX-License-Identifier: MIT
// The reductions by name: instance in, instance out, with everything that is said about it. The one
// place that knows reductions and engines, so that both sides can be solved and compared.
#pragma once

#include <istream>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/job.hpp"
#include "reduce/drawing.hpp"

namespace harary {

struct ReductionName {
  std::string from;
  std::string to;
  std::string theorem;
};
// All of them, in a fixed order.
const std::vector<ReductionName>& reductions();

struct SolvedSides {
  bool source = false;  // player I wins, the formula is true, the answer is yes
  bool target = false;  // Red or player A wins, the calls suffice, the answer is yes
  bool agree() const { return source == target; }
};

struct Reduced {
  ReductionName name;
  std::map<std::string, long> source_size;  // "variables", "clauses", …
  std::map<std::string, long> target_size;  // "vertices", "edges", "open", "bound", …
  Drawing drawing;                          // with the gadgets; empty for scs -> mscs
  std::vector<std::pair<std::string, std::string>> moves;  // of the source, of the target
  std::string instance;                                    // the target, as a file
  std::string command;  // how to solve it, with FILE for that file
  double seconds = 0;   // for building
  std::optional<SolvedSides> solved;
};

enum class SolveBoth { no, yes };

struct ReductionWish {
  std::string from;
  std::string to;
  SolveBoth solve = SolveBoth::no;
  std::optional<int> bound;  // of a problem whose file may leave it out: fvs in digraph6
};

// Throws InputError, with the names of all, if there is none.
const ReductionName& named_reduction(const std::string& from, const std::string& to);

// Reads the source problem, builds the target, and if wanted solves both. Throws InputError for
// names and texts, LimitError, JobStopped.
Reduced reduce(const ReductionWish& wish, std::istream& in, const std::string& source, Job& job);

}  // namespace harary
