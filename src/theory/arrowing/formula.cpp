// SPDX-License-Identifier: MIT
#include "theory/arrowing/formula.hpp"

#include <algorithm>

namespace harary {

void Formula::add(std::span<const int> clause) {
  if (std::find(clause.begin(), clause.end(), kTrueLiteral) != clause.end()) return;
  std::copy_if(clause.begin(), clause.end(), std::back_inserter(literals_),
               [](int literal) { return literal != kFalseLiteral; });
  literals_.push_back(0);
  ++clauses_;
}

void Formula::write_dimacs(std::ostream& out) const {
  out << "p cnf " << variables_ << ' ' << clauses_ << '\n';
  for (const int literal : literals_) out << literal << (literal == 0 ? '\n' : ' ');
}

}  // namespace harary
