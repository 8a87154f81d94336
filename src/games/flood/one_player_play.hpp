// SPDX-License-Identifier: MIT
// What the two forms of flood share as games that are played: there is one player, who always
// "wins", and a position is the list of moves so far, each one word. What counts is the remoteness,
// the number of moves that are left.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/runtime_rules.hpp"

namespace harary {

class OnePlayerPlay : public RuntimeRules {
 public:
  Position start() const override { return Position::of_words({}); }
  Side mover(const Position&) const override { return Side::first; }
  Verdict verdict(Value) const override { return {Winner::first, std::nullopt, std::nullopt}; }
  std::string mover_name(const Position&) const override { return "you"; }
  std::map<std::string, std::string> instance() const override { return instance_; }
  std::optional<Value> assured(const Position&, Side) const override { return std::nullopt; }

  Key key(const Position& p) const override { return Key::of_words(p.words()); }
  Position representative(const Position& p) const override { return p; }
  std::vector<Value> cuts() const override { return {0}; }
  int players() const override { return 1; }

 protected:
  explicit OnePlayerPlay(std::map<std::string, std::string> instance)
      : instance_(std::move(instance)) {}

 private:
  std::map<std::string, std::string> instance_;
};

}  // namespace harary
