// SPDX-License-Identifier: MIT
// The rules of a game as the verifier sees them. Of the rules only start, mover, result, moves and
// after are used, and their text output.
#pragma once

#include <memory>
#include <stdexcept>
#include <utility>
#include <variant>

#include "base/portable.hpp"
#include "certificate/ended.hpp"
#include "certificate/packing.hpp"
#include "verify/edge_classes.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// Different heaps are different positions.
class HeapClasses {
 public:
  explicit HeapClasses(std::size_t width) : width_(width) {}
  std::size_t class_width() const { return width_; }
  void class_of(Bytes position, MutableBytes result) const {
    portable::ranges::copy(position, result.begin());
  }
  std::uint64_t invariant(Bytes position) const { return hash_bytes(position); }

 private:
  std::size_t width_;
};

template <Certifiable R>
class PlainGameOf final : public PlainGame {
 public:
  using Position = typename R::Position;
  using Classes = std::variant<EdgeClasses, HeapClasses>;

  explicit PlainGameOf(R rules)
      : rules_(std::move(rules)), packing_(rules_), classes_(make_classes()) {}
  PlainGameOf(const PlainGameOf&) = delete;

  std::size_t width() const override { return packing_.width(); }
  bool well_formed(Bytes bytes) const override {
    Position p;
    return packing_.unpack(bytes, p);
  }
  void start(MutableBytes to) const override { packing_.pack(rules_.start(), to); }

  Side mover(Bytes bytes) const override { return rules_.mover(position(bytes)); }
  bool finished(Bytes bytes) const override { return rules_.result(position(bytes)).has_value(); }
  std::optional<Value> assured(Bytes bytes, Side side) const override {
    return assured_value(rules_, position(bytes), side);
  }
  bool each_successor(Bytes bytes, const GoOn& go_on) const override {
    const Position p = position(bytes);
    std::vector<std::uint8_t> successor(width());
    std::size_t number = 0;
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      packing_.pack(q, successor);
      if (!go_on({successor, rules_.mover(q), number++})) return false;
    }
    return true;
  }

  std::size_t class_width() const override {
    return std::visit([](const auto& classes) { return classes.class_width(); }, classes_);
  }
  void class_of(Bytes bytes, MutableBytes to) const override {
    std::visit([&](const auto& classes) { classes.class_of(bytes, to); }, classes_);
  }
  std::uint64_t invariant(Bytes bytes) const override {
    return std::visit([&](const auto& classes) { return classes.invariant(bytes); }, classes_);
  }

  const EdgeBoard* board() const override { return board_of_rules(); }
  ColourLayout layout() const override { return packing_.layout(); }

  std::string position_text(Bytes bytes) const override {
    return rules_.position_text(position(bytes));
  }
  std::string move_text(Bytes bytes, std::size_t number) const override {
    const Position p = position(bytes);
    for (const auto& move : rules_.moves(p)) {
      if (number-- == 0) return rules_.move_text(p, move);
    }
    throw std::out_of_range("there is no such move");
  }
  Verdict verdict(Value value) const override { return rules_.verdict(value); }
  std::map<std::string, std::string> instance() const override {
    if constexpr (requires { rules_.instance(); }) return rules_.instance();
    return {};
  }

 private:
  Classes make_classes() const {
    if (const EdgeBoard* board = board_of_rules()) {
      return EdgeClasses(*board, packing_.layout(), packing_.width());
    }
    return HeapClasses(packing_.width());
  }
  const EdgeBoard* board_of_rules() const {
    if constexpr (OnBoard<R>) return &rules_.board();
    if constexpr (requires { rules_.board_if_any(); }) return rules_.board_if_any();
    return nullptr;
  }
  Position position(Bytes bytes) const {
    Position p;
    if (!packing_.unpack(bytes, p))
      throw std::invalid_argument("these bytes do not encode a position");
    return p;
  }

  R rules_;
  Packing<R> packing_;
  Classes classes_;
};

}  // namespace harary
