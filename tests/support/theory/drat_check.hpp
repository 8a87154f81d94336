// SPDX-License-Identifier: MIT
// A DRAT proof is checked with a few lines of our own: each clause it adds must follow by unit
// propagation from those before it, and the last one is empty. Deletions are not carried out:
// keeping a clause longer does no harm.
#pragma once

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace harary {

class UnitPropagation {
 public:
  using Clause = std::vector<int>;

  explicit UnitPropagation(int variables)
      : value_(static_cast<std::size_t>(variables) + 1, 0),
        clauses_with_(2 * static_cast<std::size_t>(variables) + 2) {}

  void add(const Clause& clause) {
    const std::size_t number = clauses_.size();
    clauses_.push_back(clause);
    false_literals_.push_back(0);
    for (const int literal : clause) clauses_with_[place(literal)].push_back(number);
    if (clause.size() == 1) units_.push_back(clause[0]);
    if (clause.empty()) has_empty_ = true;
  }

  // Does propagation from the negation of `clause` end in a conflict?
  bool follows(const Clause& clause) {
    bool conflict = has_empty_;
    for (const int literal : clause) conflict = conflict || !set(-literal);
    for (const int literal : units_) conflict = conflict || !set(literal);
    for (std::size_t next = 0; next < trail_.size() && !conflict; ++next) {
      for (const std::size_t number : clauses_with_[place(-trail_[next])]) {
        const Clause& reason = clauses_[number];
        if (++false_literals_[number] + 1 < reason.size()) continue;
        conflict = conflict || !set_what_is_left(reason);
      }
      done_ = next + 1;
    }
    undo();
    return conflict;
  }

 private:
  static std::size_t place(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  int truth(int literal) const {
    return value_[static_cast<std::size_t>(std::abs(literal))] * (literal > 0 ? 1 : -1);
  }
  // False if the literal is false already.
  bool set(int literal) {
    if (truth(literal) != 0) return truth(literal) > 0;
    value_[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
    trail_.push_back(literal);
    return true;
  }
  // Of a clause of which at most one literal is not yet false, or will not be when the trail has
  // been gone through: false if none is left.
  bool set_what_is_left(const Clause& clause) {
    int left = 0;
    for (const int literal : clause) {
      if (truth(literal) > 0) return true;
      if (truth(literal) == 0) left = literal;
    }
    return left != 0 && set(left);
  }
  void undo() {
    for (std::size_t i = 0; i < done_; ++i) {
      for (const std::size_t number : clauses_with_[place(-trail_[i])]) --false_literals_[number];
    }
    for (const int literal : trail_) value_[static_cast<std::size_t>(std::abs(literal))] = 0;
    trail_.clear();
    done_ = 0;
  }

  std::vector<int> value_;  // by variable: 1, -1, or 0
  std::vector<Clause> clauses_;
  std::vector<std::size_t> false_literals_;  // of a clause, while propagating
  std::vector<std::vector<std::size_t>> clauses_with_;
  std::vector<int> units_;
  std::vector<int> trail_;
  std::size_t done_ = 0;  // of the trail
  bool has_empty_ = false;
};

inline bool proof_is_right(const std::string& formula_path, const std::string& proof_path) {
  std::ifstream formula(formula_path);
  std::string word;
  int variables = 0;
  std::size_t count = 0;
  formula >> word >> word >> variables >> count;
  UnitPropagation clauses(variables);
  const auto read_clause = [](std::istream& in) {
    UnitPropagation::Clause clause;
    for (int literal = 0; in >> literal && literal != 0;) clause.push_back(literal);
    return clause;
  };
  for (std::size_t i = 0; i < count; ++i) clauses.add(read_clause(formula));
  std::ifstream proof(proof_path);
  while (proof >> std::ws && proof.peek() != std::ifstream::traits_type::eof()) {
    if (proof.peek() == 'd') {
      proof >> word;
      read_clause(proof);
      continue;
    }
    const UnitPropagation::Clause clause = read_clause(proof);
    if (!clauses.follows(clause)) return false;
    if (clause.empty()) return true;
    clauses.add(clause);
  }
  return false;
}

}  // namespace harary
