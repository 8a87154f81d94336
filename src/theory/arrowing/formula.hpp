// SPDX-License-Identifier: MIT
// A propositional formula in conjunctive form, built clause by clause. Literals are those of the
// DIMACS format, and two constants that never reach a clause.
#pragma once

#include <cstdint>
#include <limits>
#include <ostream>
#include <span>
#include <vector>

namespace harary {

inline constexpr int kTrueLiteral = std::numeric_limits<int>::max();
inline constexpr int kFalseLiteral = -kTrueLiteral;

class Formula {
 public:
  int new_variable() { return ++variables_; }
  // Leaves out false literals, and the whole clause if a literal is true.
  void add(std::span<const int> clause);

  int variables() const { return variables_; }
  std::uint64_t clause_count() const { return clauses_; }
  // The clauses one after the other, each ended by a 0.
  const std::vector<int>& literals() const { return literals_; }

  void write_dimacs(std::ostream& out) const;

 private:
  int variables_ = 0;
  std::uint64_t clauses_ = 0;
  std::vector<int> literals_;
};

}  // namespace harary
