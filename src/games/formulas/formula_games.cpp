// SPDX-License-Identifier: MIT
#include "games/formulas/formula_games.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/error.hpp"
#include "base/portable.hpp"
#include "games/formulas/formula_text.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

VariableSet bit(int variable) {
  return VariableSet{1} << (variable - 1);
}

void require_few(std::size_t variables) {
  if (variables > static_cast<std::size_t>(kMostPlayedVariables)) {
    throw LimitError(fmt::format("the formula has {} variables; games are played on at most {}",
                                 variables, kMostPlayedVariables));
  }
}

// Numbers separated by commas; none for empty text. `first`: where they begin in the position.
std::vector<int> numbers(std::string_view text, std::size_t first, bool negative_too) {
  std::vector<int> result;
  std::size_t begin = 0;
  while (!text.empty() && begin <= text.size()) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view field = text.substr(begin, end - begin);
    const bool negative = negative_too && field.starts_with('-');
    const auto value = whole_number(field.substr(negative ? 1 : 0));
    if (!value || *value == 0) {
      throw InputError({"position", 1, static_cast<int>(first + begin) + 1},
                       "expected a variable, found " + in_quotes(field));
    }
    result.push_back(negative ? -*value : *value);
    begin = end + 1;
  }
  return result;
}

}  // namespace

PositiveFormulaRules::PositiveFormulaRules(PositiveFormula formula) : formula_(std::move(formula)) {
  require_few(static_cast<std::size_t>(formula_.variables));
  for (const Clause& clause : formula_.clauses) {
    VariableSet set = 0;
    for (const int x : clause) set |= bit(x);
    clauses_.push_back(set);
  }
}

bool PositiveFormulaRules::satisfied(const Position& p) const {
  if (formula_.form == NormalForm::cnf) {
    return portable::ranges::all_of(clauses_,
                                    [&](VariableSet c) { return (c & p.chosen[0]) != 0; });
  }
  return portable::ranges::any_of(clauses_, [&](VariableSet c) { return (c & ~p.chosen[0]) == 0; });
}

Bounds PositiveFormulaRules::bounds(const Position& p) const {
  // `keeper` wants to meet every set, the other to fill one: I and II in a CNF, II and I in a DNF.
  const std::size_t keeper = formula_.form == NormalForm::cnf ? 0 : 1;
  const bool filled = portable::ranges::any_of(
      clauses_, [&](VariableSet c) { return (c & ~p.chosen[1 - keeper]) == 0; });
  const bool met = portable::ranges::all_of(
      clauses_, [&](VariableSet c) { return (c & p.chosen[keeper]) != 0; });
  if (!filled && !met) return {-1, 1};
  const Value of_first = met == (keeper == 0) ? 1 : -1;
  const Value value = for_first(mover(p), of_first);
  return {value, value};
}

std::map<std::string, std::string> PositiveFormulaRules::instance() const {
  return {{"formula", formula_word(formula_)}};
}

std::string PositiveFormulaRules::position_text(const Position& p) const {
  std::array<std::vector<int>, 2> chosen;
  for (int x = 1; x <= formula_.variables; ++x) {
    for (std::size_t side = 0; side < 2; ++side) {
      if ((p.chosen[side] & bit(x)) != 0) chosen[side].push_back(x);
    }
  }
  return fmt::format("first={};second={}", fmt::join(chosen[0], ","), fmt::join(chosen[1], ","));
}

auto PositiveFormulaRules::parse_position(std::string_view text) const -> Position {
  Position p;
  std::array<bool, 2> given{};
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(';', begin), text.size());
    const std::string_view field = text.substr(begin, end - begin);
    const std::size_t equals = std::min(field.find('='), field.size());
    const std::string_view name = field.substr(0, equals);
    if (equals == field.size() || (name != "first" && name != "second")) {
      throw InputError({"position", 1, static_cast<int>(begin) + 1},
                       in_quotes(field) + " is not a field; write first=1,3;second=2");
    }
    const std::size_t side = name == "first" ? 0 : 1;
    if (std::exchange(given[side], true)) {
      throw InputError({"position", 1, static_cast<int>(begin) + 1},
                       in_quotes(name) + " is given twice");
    }
    for (const int x : numbers(field.substr(equals + 1), begin + equals + 1, false)) {
      if (x > formula_.variables || (p.all() & bit(x)) != 0) {
        throw InputError(
            fmt::format("position: variable {} {}", x,
                        x > formula_.variables ? "does not exist" : "is listed twice"));
      }
      p.chosen[side] |= bit(x);
    }
    begin = end + 1;
  }
  const int first = std::popcount(p.chosen[0]);
  const int second = std::popcount(p.chosen[1]);
  if (first != second && first != second + 1) {
    throw InputError(
        fmt::format("position: first has {} variables and second {}; they choose in "
                    "turn, and first begins",
                    first, second));
  }
  return p;
}

auto PositiveFormulaRules::parse_move(const Position& p, std::string_view text) const -> Move {
  const auto x = whole_number(text);
  if (!x || *x < 1 || *x > formula_.variables || (p.all() & bit(*x)) != 0) {
    throw InputError(fmt::format("move: variable {} is not free", in_quotes(text)));
  }
  return {static_cast<std::int8_t>(*x)};
}

QuantifiedFormulaRules::QuantifiedFormulaRules(QuantifiedFormula formula)
    : formula_(std::move(formula)) {
  require_few(formula_.prefix.size());
  std::map<int, std::size_t> place;
  for (std::size_t i = 0; i < formula_.prefix.size(); ++i) place[formula_.prefix[i].variable] = i;
  for (const Clause& clause : formula_.clauses) {
    Masks masks;
    for (const Literal x : clause) {
      (x > 0 ? masks.positive : masks.negative) |= VariableSet{1} << place.at(std::abs(x));
    }
    clauses_.push_back(masks);
  }
}

Side QuantifiedFormulaRules::mover(const Position& p) const {
  if (p.decided >= formula_.prefix.size()) return Side::first;
  return formula_.prefix[p.decided].quantifier == Quantifier::exists ? Side::first : Side::second;
}

Bounds QuantifiedFormulaRules::bounds_of_first(const Position& p) const {
  const VariableSet decided = p.decided == 64 ? ~VariableSet{0} : (VariableSet{1} << p.decided) - 1;
  bool all_hold = true;
  for (const Masks& clause : clauses_) {
    const VariableSet holds =
        (clause.positive & p.made_true) | (clause.negative & decided & ~p.made_true);
    if (holds != 0) continue;
    if (((clause.positive | clause.negative) & ~decided) == 0) return {-1, -1};
    all_hold = false;
  }
  return all_hold ? Bounds{1, 1} : Bounds{-1, 1};
}

std::map<std::string, std::string> QuantifiedFormulaRules::instance() const {
  return {{"formula", formula_word(formula_)}};
}

std::string QuantifiedFormulaRules::position_text(const Position& p) const {
  if (p.decided == 0) return "-";
  std::vector<int> literals;
  for (std::size_t i = 0; i < p.decided; ++i) {
    const int x = formula_.prefix[i].variable;
    literals.push_back((p.made_true >> i & 1) != 0 ? x : -x);
  }
  return fmt::format("{}", fmt::join(literals, ","));
}

auto QuantifiedFormulaRules::parse_position(std::string_view text) const -> Position {
  Position p;
  if (text == "-") return p;
  for (const int x : numbers(text, 0, true)) {
    if (remaining_moves(p) == 0 || formula_.prefix[p.decided].variable != std::abs(x)) {
      throw InputError(fmt::format(
          "position: {} is in the wrong place; literals must follow the order of the prefix", x));
    }
    p = after(p, {x > 0});
  }
  return p;
}

std::string QuantifiedFormulaRules::move_text(const Position& p, Move move) const {
  const int x = formula_.prefix[p.decided].variable;
  return std::to_string(move.value ? x : -x);
}

auto QuantifiedFormulaRules::parse_move(const Position& p, std::string_view text) const -> Move {
  for (const bool value : {false, true}) {
    if (move_text(p, {value}) == text) return {value};
  }
  throw InputError(fmt::format("move: {} must be {} or {}", in_quotes(text), move_text(p, {true}),
                               move_text(p, {false})));
}

}  // namespace harary
