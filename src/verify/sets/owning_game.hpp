// SPDX-License-Identifier: MIT
// Games about owning sets (owning_rules.hpp) for the checker of certificates.
#pragma once

#include <map>
#include <string>

#include "verify/plain_game.hpp"
#include "verify/sets/owning_rules.hpp"
#include "verify/sets/verdict.hpp"

namespace harary {

// Two bits a point: 0 in the region, 1 the prover's, 2 known to be the opponent's, 3 outside; two
// bytes: how many moves are made; two: the number of unknown points.
class OwningGame final : public PlainGame {
 public:
  OwningGame(const SetInstance& instance, const Statement& statement,
             std::map<std::string, std::string> options);

  const OwningRules& rules() const { return rules_; }
  void pack(const OwningPosition& p, MutableBytes to) const;
  OwningPosition unpack(Bytes from) const;

  std::size_t width() const override { return code_bytes_ + 4; }
  bool well_formed(Bytes position) const override;
  void start(MutableBytes position) const override { pack(rules_.start(), position); }
  Side mover(Bytes position) const override;
  bool finished(Bytes position) const override {
    return rules_.result(unpack(position)).has_value();
  }
  std::optional<Value> assured(Bytes position, Side side) const override;
  bool settled(Bytes position) const override {
    return rules_.stopped(unpack(position)).has_value();
  }
  bool each_successor(Bytes position, const GoOn& go_on) const override;

  // Positions of the set that have the same points of the prover and the same number of moves.
  std::size_t class_width() const override { return width(); }
  void class_of(Bytes position, MutableBytes result) const override;
  std::uint64_t invariant(Bytes position) const override;
  bool is_in(const PositionSet& set, Bytes position, MutableBytes room) const override;
  bool holds_by_position() const override { return true; }

  std::string position_text(Bytes position) const override;
  std::string move_text(Bytes position, std::size_t move) const override;
  Verdict verdict(Value value_for_first) const override { return verdict_on_sets(value_for_first); }
  std::map<std::string, std::string> instance() const override { return options_; }

 private:
  Side side_of(const OwningPosition& p) const;
  std::string names(const SetOfPoints& points) const;

  OwningRules rules_;
  std::map<std::string, std::string> options_;
  std::size_t code_bytes_;
};

}  // namespace harary
