// SPDX-License-Identifier: MIT
// A DRAT proof is checked with a few lines of our own: each clause it adds must follow by unit
// propagation from those before it, and the last one is empty.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace harary {

using ProofClause = std::vector<int>;
using ProofClauses = std::vector<ProofClause>;

// Unit propagation from the negation of `clause` ends in a conflict.
inline bool follows(const ProofClauses& clauses, const ProofClause& clause, int variables) {
  std::vector<int> value(static_cast<std::size_t>(variables) + 1, 0);
  const auto set = [&](int literal) {
    value[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
  };
  const auto truth = [&](int literal) {
    return value[static_cast<std::size_t>(std::abs(literal))] * (literal > 0 ? 1 : -1);
  };
  for (const int literal : clause) set(-literal);
  for (bool changed = true; changed;) {
    changed = false;
    for (const ProofClause& c : clauses) {
      int open = 0;
      int last = 0;
      bool satisfied = false;
      for (const int literal : c) {
        if (truth(literal) > 0) satisfied = true;
        if (truth(literal) == 0) {
          ++open;
          last = literal;
        }
      }
      if (satisfied || open > 1) continue;
      if (open == 0) return true;
      set(last);
      changed = true;
    }
  }
  return false;
}

inline bool proof_is_right(const std::string& formula_path, const std::string& proof_path) {
  std::ifstream formula(formula_path);
  std::string word;
  int variables = 0;
  std::size_t count = 0;
  formula >> word >> word >> variables >> count;
  ProofClauses clauses;
  const auto read_clause = [](std::istream& in) {
    ProofClause clause;
    for (int literal = 0; in >> literal && literal != 0;) clause.push_back(literal);
    return clause;
  };
  for (std::size_t i = 0; i < count; ++i) clauses.push_back(read_clause(formula));
  std::ifstream proof(proof_path);
  while (proof >> std::ws && proof.peek() != std::ifstream::traits_type::eof()) {
    if (proof.peek() == 'd') {
      proof >> word;
      read_clause(proof);  // keeping a clause longer does no harm
      continue;
    }
    const ProofClause clause = read_clause(proof);
    if (!follows(clauses, clause, variables)) return false;
    if (clause.empty()) return true;
    clauses.push_back(clause);
  }
  return false;
}

}  // namespace harary
