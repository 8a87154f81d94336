// SPDX-License-Identifier: MIT
// The games on formulas that the reductions start from.
//   pos-cnf, pos-dnf  the players choose variables in turn until all are chosen; player I, who
//                     begins, wins iff the formula is true with exactly her variables set to true
//                     (Slany, Definitions 5.1 and 5.5, after Schaefer 1978)
//   qbf               the variables get values in the order of the prefix, by player I where it
//                     says "exists", by player II where it says "for all"; I wins iff the matrix
//                     becomes true
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "games/formulas/formula.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"

namespace harary {

// Games are played on at most this many variables; formulas may have more.
inline constexpr int kMostPlayedVariables = 64;

// Bit x-1 stands for the variable x.
using VariableSet = std::uint64_t;

// What all games on formulas share: won or lost, no tie.
class FormulaGame : public RulesDefaults {
 public:
  Verdict verdict(Value value) const { return win_or_loss(value); }
  std::vector<Value> cuts() const { return {0}; }
};

class PositiveFormulaRules : public FormulaGame {
 public:
  struct Position {
    std::array<VariableSet, 2> chosen{};  // by side
    VariableSet all() const { return chosen[0] | chosen[1]; }
    std::uint64_t hash() const { return hash_words(chosen); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = Position;
  struct Move {
    std::int8_t variable = 0;
    friend bool operator==(Move, Move) = default;
  };

  // Throws LimitError if there are more variables than kMostPlayedVariables.
  explicit PositiveFormulaRules(PositiveFormula formula);

  const PositiveFormula& formula() const { return formula_; }

  Position start() const { return {}; }
  Side mover(const Position& p) const { return layer(p) % 2 == 0 ? Side::first : Side::second; }
  int layer(const Position& p) const { return std::popcount(p.all()); }
  int remaining_moves(const Position& p) const { return formula_.variables - layer(p); }
  std::optional<Value> result(const Position& p) const {
    if (remaining_moves(p) != 0) return std::nullopt;
    return for_first(mover(p), satisfied(p) ? 1 : -1);
  }
  EndReason reason(const Position& p) const;
  auto moves(const Position& p) const {
    return portable::views::iota(1, formula_.variables + 1) |
           portable::views::transform([](int x) { return Move{static_cast<std::int8_t>(x)}; }) |
           portable::views::filter(
               [all = p.all()](Move move) { return (all >> (move.variable - 1) & 1) == 0; });
  }
  Position after(const Position& p, Move move) const {
    HARARY_ASSERT(move.variable >= 1 && move.variable <= formula_.variables,
                  "a move chooses a variable of the formula");
    HARARY_ASSERT((p.all() >> (move.variable - 1) & 1) == 0, "a variable is chosen once");
    Position result = p;
    result.chosen[static_cast<std::size_t>(mover(p))] |= VariableSet{1} << (move.variable - 1);
    return result;
  }
  Key key(const Position& p) const { return p; }
  Position representative(const Position& p) const { return p; }
  // A CNF is lost when II has all of a clause, won when I has one of each; a DNF the other way
  // round.
  Bounds bounds(const Position& p) const;

  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }
  std::map<std::string, std::string> instance() const;
  // "first=1,3;second=2". Throws InputError unless the numbers fit turns taken one by one.
  std::string position_text(const Position& p) const;
  Position parse_position(std::string_view text) const;
  // The number of the variable.
  std::string move_text(const Position&, Move move) const { return std::to_string(move.variable); }
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  // Is the formula true with the variables of player I, the others false?
  bool satisfied(const Position& p) const;

  PositiveFormula formula_;
  std::vector<VariableSet> clauses_;
};

class QuantifiedFormulaRules : public FormulaGame {
 public:
  struct Position {
    VariableSet made_true = 0;  // bit i: the i-th variable of the prefix
    std::uint64_t decided = 0;  // how many have a value
    std::uint64_t hash() const {
      const std::array<std::uint64_t, 2> words{made_true, decided};
      return hash_words(words);
    }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = Position;
  struct Move {
    bool value = false;
    friend bool operator==(Move, Move) = default;
  };

  // Throws LimitError if there are more variables than kMostPlayedVariables.
  explicit QuantifiedFormulaRules(QuantifiedFormula formula);

  const QuantifiedFormula& formula() const { return formula_; }

  Position start() const { return {}; }
  Side mover(const Position& p) const;
  int layer(const Position& p) const { return static_cast<int>(p.decided); }
  int remaining_moves(const Position& p) const {
    return static_cast<int>(formula_.prefix.size()) - layer(p);
  }
  std::optional<Value> result(const Position& p) const {
    if (remaining_moves(p) != 0) return std::nullopt;
    return for_first(mover(p), bounds_of_first(p).lower);
  }
  EndReason reason(const Position& p) const;
  auto moves(const Position&) const {
    return portable::views::iota(0, 2) |
           portable::views::transform([](int value) { return Move{value != 0}; });
  }
  Position after(const Position& p, Move move) const {
    HARARY_ASSERT(p.decided < formula_.prefix.size(), "a variable is left");
    return {p.made_true | (VariableSet{move.value} << p.decided), p.decided + 1};
  }
  Key key(const Position& p) const { return p; }
  Position representative(const Position& p) const { return p; }
  // A clause without a literal that is or may become true decides the game; so do clauses that all
  // hold.
  Bounds bounds(const Position& p) const {
    const Bounds first = bounds_of_first(p);
    return mover(p) == Side::first ? first : Bounds{-first.upper, -first.lower};
  }

  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }
  std::map<std::string, std::string> instance() const;
  // "1,-2": literals that hold, in the order of the prefix; "-" for none. Throws InputError.
  std::string position_text(const Position& p) const;
  Position parse_position(std::string_view text) const;
  // The literal that becomes true.
  std::string move_text(const Position& p, Move move) const;
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  struct Masks {
    VariableSet positive = 0;
    VariableSet negative = 0;
  };
  Bounds bounds_of_first(const Position& p) const;

  QuantifiedFormula formula_;
  std::vector<Masks> clauses_;
};

}  // namespace harary
