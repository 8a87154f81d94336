// SPDX-License-Identifier: MIT
// Rules that a caller's code describes, as a model of the contract: positions are numbers of what
// was met before, and a class Positions asks the caller and keeps what it says.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hashing.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"

namespace harary {

// Positions: start, mover, result, move_count, after, key, position_text, parse_position, move_text
// and parse_move, with numbers for positions and moves. A value is a score: its sign says who wins.
template <class Positions>
class NumberedRules : public RulesDefaults {
 public:
  struct Position {
    std::uint32_t number = 0;
    std::uint64_t hash() const { return mix(number + 1); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = Position;
  using Move = std::uint32_t;

  explicit NumberedRules(std::shared_ptr<Positions> positions) : positions_(std::move(positions)) {}

  Positions& positions() const { return *positions_; }

  Position start() const { return {positions_->start()}; }
  Side mover(const Position& p) const { return positions_->mover(p.number); }
  std::optional<Value> result(const Position& p) const { return positions_->result(p.number); }
  auto moves(const Position& p) const {
    return std::views::iota(std::uint32_t{0}, positions_->move_count(p.number));
  }
  Position after(const Position& p, Move m) const { return {positions_->after(p.number, m)}; }
  Key key(const Position& p) const { return {positions_->key(p.number)}; }
  // There is no isomorphism here, and keys may leave out what remoteness needs.
  Position representative(const Position& p) const { return p; }

  // The sign of a value says who wins; the value itself is shown.
  Verdict verdict(Value value) const {
    return {value > 0   ? Winner::first
            : value < 0 ? Winner::second
                        : Winner::tie,
            std::nullopt, value};
  }
  std::vector<Value> cuts() const { return {-1, 0}; }

  std::string position_text(const Position& p) const { return positions_->position_text(p.number); }
  Position parse_position(std::string_view text) const {
    return {positions_->parse_position(std::string(text))};
  }
  std::string move_text(const Position& p, Move m) const {
    return positions_->move_text(p.number, m);
  }
  Move parse_move(const Position& p, std::string_view text) const {
    return positions_->parse_move(p.number, text);
  }
  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }

 private:
  std::shared_ptr<Positions> positions_;
};

}  // namespace harary
