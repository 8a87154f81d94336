// SPDX-License-Identifier: MIT
// Misère quotients of games on rows: node Kayles on paths, or any octal code.
#pragma once

#include <optional>
#include <string>

#include "app/json.hpp"
#include "base/job.hpp"
#include "theory/misere/quotient.hpp"

namespace harary {

inline constexpr int kMostQuotientHeaps = 60;

struct QuotientLine {
  std::string code;  // the octal code
  int heaps = 0;
  QuotientAnswer answer;
  double seconds = 0;
  std::optional<StopReason> stopped;
  bool too_large = false;  // more elements, or pairs, than were allowed
};

// The code of a game of the catalogue on paths. Throws InputError for those that have none.
std::string octal_code_of(const std::string& game);

// The quotients of one code, for sums of 1, of 1 and 2, and so on.
class QuotientSolver {
 public:
  // Throws InputError for a text that is not a code. Of the budget: memory.
  QuotientSolver(const std::string& code, std::size_t most_elements, const Budget& budget);

  // When the job ends, or the quotient is beyond the limits, a line without a quotient.
  QuotientLine next(Job& job);

 private:
  std::string code_;
  int heaps_ = 0;
  MisereQuotients quotients_;
};

Json to_json(const QuotientLine& line);

}  // namespace harary
