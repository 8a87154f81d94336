// SPDX-License-Identifier: MIT
#include "verify/plain_rules_game.hpp"

#include <stdexcept>
#include <utility>
#include <variant>
#include <vector>

#include "base/portable.hpp"
#include "certificate/position_set.hpp"
#include "verify/edge_classes.hpp"
#include "verify/vertex_classes.hpp"

namespace harary {

namespace {

// Positions without other symmetry than equality.
class EqualityClasses {
 public:
  explicit EqualityClasses(std::size_t width) : width_(width) {}
  std::size_t class_width() const { return width_; }
  void class_of(Bytes position, MutableBytes result) const {
    portable::ranges::copy(position, result.begin());
  }
  std::uint64_t invariant(Bytes position) const { return hash_bytes(position); }

 private:
  std::size_t width_;
};

class PlainRulesGame final : public PlainGame {
 public:
  explicit PlainRulesGame(std::shared_ptr<const PlainRules> rules)
      : rules_(std::move(rules)), width_(rules_->packed_width()), classes_(make_classes()) {}

  std::size_t width() const override { return width_; }
  bool well_formed(Bytes bytes) const override {
    Position p;
    return rules_->unpack(bytes, p);
  }
  void start(MutableBytes to) const override { rules_->pack(rules_->start(), to); }

  Side mover(Bytes bytes) const override { return rules_->mover(position(bytes)); }
  bool finished(Bytes bytes) const override { return rules_->result(position(bytes)).has_value(); }
  std::optional<Value> assured(Bytes bytes, Side side) const override {
    return rules_->assured(position(bytes), side);
  }
  bool each_successor(Bytes bytes, const GoOn& go_on) const override {
    const Position p = position(bytes);
    std::vector<std::uint8_t> successor(width_);
    std::size_t number = 0;
    for (const Move& move : rules_->moves(p)) {
      const Position q = rules_->after(p, move);
      rules_->pack(q, successor);
      if (!go_on({successor, rules_->mover(q), number++})) return false;
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

  const EdgeBoard* board() const override { return rules_->board(); }
  ColourLayout layout() const override { return rules_->layout(); }

  std::string position_text(Bytes bytes) const override {
    return rules_->position_text(position(bytes));
  }
  std::string move_text(Bytes bytes, std::size_t number) const override {
    const Position p = position(bytes);
    for (const Move& move : rules_->moves(p)) {
      if (number-- == 0) return rules_->move_text(p, move);
    }
    throw std::out_of_range("there is no such move");
  }
  Verdict verdict(Value value) const override { return rules_->verdict(value); }
  std::map<std::string, std::string> instance() const override { return rules_->instance(); }

 private:
  using Classes = std::variant<EdgeClasses, VertexClasses, EqualityClasses>;

  Classes make_classes() const {
    if (const EdgeBoard* board = rules_->board()) {
      return EdgeClasses(*board, rules_->layout(), width_);
    }
    if (const Graph* board = rules_->vertex_board()) {
      return VertexClasses(*board, rules_->layout(), width_);
    }
    return EqualityClasses(width_);
  }
  Position position(Bytes bytes) const {
    Position p;
    if (!rules_->unpack(bytes, p)) {
      throw std::invalid_argument("these bytes do not encode a position");
    }
    return p;
  }

  std::shared_ptr<const PlainRules> rules_;
  std::size_t width_;
  Classes classes_;
};

}  // namespace

std::unique_ptr<PlainGame> plain_game_of_rules(std::shared_ptr<const PlainRules> rules) {
  if (rules->packed_width() == 0) return nullptr;
  return std::make_unique<PlainRulesGame>(std::move(rules));
}

}  // namespace harary
