// SPDX-License-Identifier: MIT
// The winner on a formula also wins on the board: the strategy is translated move by move, as in
// the proofs of Slany's Theorems 6 to 8, 10, 11 and 13. The opponent may make any move that the
// rules allow ("illegitimate" moves too); the strategy then imagines a move on the formula that is
// not worse for the opponent, and continues from there.
//
// A player tells us every move of the other and asks for his own. Which variables are chosen is
// kept as the strategy imagines it; a variable that was only imagined to be the opponent's is free
// to be chosen by him later, and then another one is imagined. More variables never hurt their
// owner.
#pragma once

#include <memory>
#include <vector>

#include "games/formulas/formula_games.hpp"
#include "reduce/achievement_of_dnf.hpp"
#include "reduce/avoidance_of_cnf.hpp"

namespace harary {

// Perfect play on a positive formula, shared by copies of a strategy.
class FormulaOracle {
 public:
  explicit FormulaOracle(const PositiveFormula& formula);
  const PositiveFormulaRules& rules() const { return rules_; }
  Side winner();
  // A move that keeps the win of the mover; any move if there is none.
  int best(const PositiveFormulaRules::Position& p);

 private:
  Value value(const PositiveFormulaRules::Position& p);
  PositiveFormulaRules rules_;
  std::map<std::array<VariableSet, 2>, Value> known_;
};

// The choice of variables, imagined where the opponent has made none.
class ImaginedRace {
 public:
  ImaginedRace(std::shared_ptr<FormulaOracle> oracle, Side own)
      : oracle_(std::move(oracle)), own_(own) {}

  bool finished() const { return oracle_->rules().remaining_moves(position_) == 0; }
  bool own_turn() const { return !finished() && oracle_->rules().mover(position_) == own_; }
  // The opponent has chosen x, really.
  void opponent_chose(int x);
  // The opponent has made a move that is none on the formula.
  void opponent_passed();
  // Our reply on the formula; 0 if it is over.
  int reply();

 private:
  VariableSet& of(Side side) { return position_.chosen[static_cast<std::size_t>(side)]; }

  std::shared_ptr<FormulaOracle> oracle_;
  Side own_;
  PositiveFormulaRules::Position position_;
  VariableSet imagined_ = 0;
};

// On the board of avoidance_of_cnf().
class CnfStrategy {
 public:
  CnfStrategy(const PositiveFormula& formula, std::shared_ptr<FormulaOracle> oracle, Side own)
      : formula_(&formula),
        edges_(formula),
        own_(own),
        owner_(static_cast<std::size_t>(edges_.spare()) + 1, Owner::none),
        race_(std::move(oracle), own) {}

  void opponent_took(int edge);
  // Our next edge; -1 if there is none.
  int move();

 private:
  enum class Owner : std::uint8_t { none, us, them };
  bool legal(int edge) const;
  bool owns(int edge, Owner owner) const { return owner_[static_cast<std::size_t>(edge)] == owner; }
  int take(int edge);

  const PositiveFormula* formula_;
  CnfEdges edges_;
  Side own_;
  std::vector<Owner> owner_;
  ImaginedRace race_;
};

// On the board of achievement_of_dnf(). The paper lets Green answer a red foot of the green octopus
// by a variable; here he answers by another foot, which keeps half of them for him.
class DnfStrategy {
 public:
  DnfStrategy(const PositiveFormula& formula, std::shared_ptr<FormulaOracle> oracle, Side own,
              bool green_octopus)
      : edges_(formula),
        own_(own),
        variables_(formula.variables),
        taken_(
            static_cast<std::size_t>(formula.variables + (green_octopus ? edges_.green_feet() : 0)),
            0),
        race_(std::move(oracle), own) {}

  void opponent_took(int edge);
  int move();

 private:
  int take(int edge);

  DnfEdges edges_;
  Side own_;
  int variables_;
  std::vector<char> taken_;
  ImaginedRace race_;
  bool answer_foot_ = false;
};

}  // namespace harary
