// SPDX-License-Identifier: MIT
// Games of exact positions (exact_rules.hpp) for the checker of certificates.
#pragma once

#include <map>
#include <string>

#include "verify/plain_game.hpp"
#include "verify/sets/exact_rules.hpp"
#include "verify/sets/verdict.hpp"

namespace harary {

// Two bits a point: 0 open, 1 player 0's, 2 player 1's, 3 offered; a byte: who is to move; two: the
// points that must still be taken in a monotone game.
class ExactGame final : public PlainGame {
 public:
  ExactGame(const SetInstance& instance, std::map<std::string, std::string> options);

  const ExactRules& rules() const { return rules_; }
  void pack(const ExactPosition& p, MutableBytes to) const;
  ExactPosition unpack(Bytes from) const;

  std::size_t width() const override { return code_bytes_ + 3; }
  bool well_formed(Bytes position) const override;
  void start(MutableBytes position) const override { pack(rules_.start(), position); }
  Side mover(Bytes position) const override;
  bool finished(Bytes position) const override {
    return rules_.result(unpack(position)).has_value();
  }
  std::optional<Value> assured(Bytes position, Side side) const override;
  bool each_successor(Bytes position, const GoOn& go_on) const override;

  std::size_t class_width() const override { return width(); }
  void class_of(Bytes position, MutableBytes result) const override;
  std::uint64_t invariant(Bytes position) const override { return hash_bytes(position); }
  bool holds_by_position() const override { return true; }

  std::string position_text(Bytes position) const override;
  std::string move_text(Bytes position, std::size_t move) const override;
  Verdict verdict(Value value_for_first) const override { return verdict_on_sets(value_for_first); }
  std::map<std::string, std::string> instance() const override { return options_; }

 private:
  std::string names(const SetOfPoints& points) const;

  ExactRules rules_;
  std::map<std::string, std::string> options_;
  std::size_t code_bytes_;
};

}  // namespace harary
