// SPDX-License-Identifier: MIT
#include "reduce/translated_play.hpp"

#include <algorithm>
#include <bit>

#include "base/portable.hpp"

namespace harary {

namespace {

VariableSet bit(int x) {
  return VariableSet{1} << (x - 1);
}

}  // namespace

FormulaOracle::FormulaOracle(const PositiveFormula& formula) : rules_(formula) {}

Value FormulaOracle::value(const PositiveFormulaRules::Position& p) {
  if (const auto result = rules_.result(p)) return *result;
  const Bounds bounds = rules_.bounds(p);
  if (bounds.lower == bounds.upper) return bounds.lower;
  const auto known = known_.find(p.chosen);
  if (known != known_.end()) return known->second;
  Value best = -1;
  for (const auto move : rules_.moves(p)) {
    best = std::max(best, -value(rules_.after(p, move)));
    if (best > 0) break;
  }
  known_.emplace(p.chosen, best);
  return best;
}

Side FormulaOracle::winner() {
  return value(rules_.start()) > 0 ? Side::first : Side::second;
}

int FormulaOracle::best(const PositiveFormulaRules::Position& p) {
  int any = 0;
  for (const auto move : rules_.moves(p)) {
    any = move.variable;
    if (value(rules_.after(p, move)) < 0) return any;
  }
  return any;
}

void ImaginedRace::opponent_chose(int x) {
  const Side other = opponent(own_);
  if ((imagined_ & bit(x)) != 0) {
    // What was imagined has come true: the move in hand is imagined elsewhere.
    imagined_ &= ~bit(x);
    opponent_passed();
  } else if ((position_.all() & bit(x)) == 0 && !own_turn()) {
    of(other) |= bit(x);
  } else {
    opponent_passed();
  }
}

void ImaginedRace::opponent_passed() {
  if (finished() || own_turn()) return;
  const int x = std::countr_one(position_.all()) + 1;
  of(opponent(own_)) |= bit(x);
  imagined_ |= bit(x);
}

int ImaginedRace::reply() {
  if (!own_turn()) return 0;
  const int x = oracle_->best(position_);
  of(own_) |= bit(x);
  return x;
}

bool CnfStrategy::legal(int edge) const {
  if (!owns(edge, Owner::none)) return false;
  const int x = edges_.variable(edge);
  const bool red = own_ == Side::first;
  if (x != 0) {
    if (edge == edges_.left(x)) return red && !owns(edges_.middle(x), Owner::us);
    if (edge == edges_.middle(x)) {
      return !owns(red ? edges_.left(x) : edges_.right(x), Owner::us);
    }
    if (red || owns(edges_.middle(x), Owner::us)) return false;
    for (std::size_t c = 0; c < formula_->clauses.size(); ++c) {
      const Clause& clause = formula_->clauses[c];
      if (owns(edges_.clause(static_cast<int>(c)), Owner::us) &&
          portable::ranges::find(clause, x) != clause.end()) {
        return false;
      }
    }
    return true;
  }
  if (edge == edges_.spare()) return red;
  if (red) return false;
  for (int c = 0; c < static_cast<int>(formula_->clauses.size()); ++c) {
    if (owns(edges_.clause(c), Owner::us)) return false;
  }
  const auto& clause = formula_->clauses[static_cast<std::size_t>(edge - edges_.clause(0))];
  return portable::ranges::none_of(clause, [&](int y) { return owns(edges_.right(y), Owner::us); });
}

int CnfStrategy::take(int edge) {
  owner_[static_cast<std::size_t>(edge)] = Owner::us;
  return edge;
}

void CnfStrategy::opponent_took(int edge) {
  const int x = edges_.variable(edge);
  // A second edge of a triple says nothing new: what it follows has been answered.
  const bool first_of_triple = x != 0 && !owns(edges_.left(x), Owner::them) &&
                               !owns(edges_.middle(x), Owner::them) &&
                               !owns(edges_.right(x), Owner::them);
  owner_[static_cast<std::size_t>(edge)] = Owner::them;
  if (first_of_triple) {
    race_.opponent_chose(x);
  } else {
    race_.opponent_passed();
  }
}

int CnfStrategy::move() {
  while (const int x = race_.reply()) {
    if (legal(edges_.middle(x))) return take(edges_.middle(x));
    // The opponent holds it already: a move in hand.
    race_.opponent_passed();
  }
  // The middle edges that are left first, for they are contested; clauses last.
  for (int edge = 0; edge <= edges_.spare(); ++edge) {
    const int x = edges_.variable(edge);
    if (x != 0 && edge == edges_.middle(x) && legal(edge)) return take(edge);
  }
  for (int edge = 0; edge < edges_.clause(0); ++edge) {
    if (legal(edge)) return take(edge);
  }
  if (legal(edges_.spare())) return take(edges_.spare());
  for (int edge = edges_.clause(0); edge < edges_.spare(); ++edge) {
    if (legal(edge)) return take(edge);
  }
  return -1;
}

int DnfStrategy::take(int edge) {
  taken_[static_cast<std::size_t>(edge)] = 1;
  return edge;
}

void DnfStrategy::opponent_took(int edge) {
  taken_[static_cast<std::size_t>(edge)] = 1;
  if (edges_.variable(edge) != 0) {
    race_.opponent_chose(edges_.variable(edge));
  } else if (own_ == Side::second) {
    answer_foot_ = true;
  } else {
    race_.opponent_passed();
  }
}

int DnfStrategy::move() {
  const auto feet_from = static_cast<std::size_t>(variables_);
  const auto open_foot = [&]() -> int {
    for (std::size_t e = feet_from; e < taken_.size(); ++e) {
      if (taken_[e] == 0) return static_cast<int>(e);
    }
    return -1;
  };
  if (answer_foot_) {
    answer_foot_ = false;
    if (const int foot = open_foot(); foot >= 0) return take(foot);
  }
  while (const int x = race_.reply()) {
    if (taken_[static_cast<std::size_t>(edges_.foot(x))] == 0) return take(edges_.foot(x));
    race_.opponent_passed();
  }
  // Green hurries to his octopus, Red takes what is left of the variables first.
  if (own_ == Side::second) {
    if (const int foot = open_foot(); foot >= 0) return take(foot);
  }
  for (std::size_t e = 0; e < taken_.size(); ++e) {
    if (taken_[e] == 0) return take(static_cast<int>(e));
  }
  return -1;
}

}  // namespace harary
