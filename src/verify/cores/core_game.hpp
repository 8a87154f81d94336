// SPDX-License-Identifier: MIT
// A core as the verifier's checker sees it: a game like any other, whose positions are reduced.
// Their bytes are always those of the canonical shape, so equal bytes are isomorphic positions.
#pragma once

#include <algorithm>
#include <concepts>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "certificate/statement.hpp"
#include "verify/cores/shape.hpp"
#include "verify/cores/start.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// A core with positions of one side alone: weakened(p) is p with nothing in mind but to stop the
// opponent, where that is enough; nothing if it is not, or p is such a position already.
template <class Reduced>
concept Weakens = requires(const Reduced& reduced, const typename Reduced::Position& p) {
  { reduced.weakened(p) } -> std::same_as<std::optional<typename Reduced::Position>>;
  { p.one_sided } -> std::convertible_to<bool>;
};

// A core that knows unavoidable points, lemma 3 of points_threshold.hpp.
template <class Reduced>
concept Raises = requires { requires Reduced::kRaises; };

template <class Reduced>
class CoreGame final : public PlainGame {
 public:
  using Position = typename Reduced::Position;

  // `plain`: the same game by the plain rules, for its words. `one_sided`: whether there are
  // positions of one side alone.
  CoreGame(const typename Reduced::Start& start, const Statement& statement,
           std::unique_ptr<PlainGame> plain, bool one_sided = false)
      : reduced_(start, statement),
        statement_(statement),
        plain_(std::move(plain)),
        one_sided_(one_sided) {}

  std::size_t width() const override { return reduced_.bits().bytes(); }
  bool well_formed(Bytes bytes) const override {
    CoreShape shape;
    if (!unpack_shape(bytes, reduced_.bits(), shape)) return false;
    const Position p = reduced_.position(shape);
    if constexpr (Weakens<Reduced>) {
      if (p.one_sided && !one_sided_) return false;
    }
    // Every bit means something: the position has this shape again, which is the canonical one.
    return reduced_.sound(p) && canonical_shape(reduced_.shape(p), reduced_.bits()) == shape;
  }
  void start(MutableBytes to) const override { pack(reduced_.start(), to); }

  Side mover(Bytes bytes) const override { return position(bytes).mover; }
  bool finished(Bytes bytes) const override { return finished(position(bytes)); }
  // The values of a core only say whether the statement's value is reached.
  std::optional<Value> assured(Bytes bytes, Side) const override {
    const Position p = position(bytes);
    if (reduced_.assured(p)) return statement_.at_least;
    if (finished(p)) return statement_.at_least - 1;
    return std::nullopt;
  }
  bool each_successor(Bytes bytes, const GoOn& go_on) const override {
    const Position p = position(bytes);
    std::vector<std::uint8_t> successor(width());
    std::size_t number = 0;
    for (const auto& move : moves_to_try(p)) {
      const Position q = reduced_.after(p, move);
      pack(q, successor);
      if (!go_on({successor, q.mover, number++})) return false;
    }
    return true;
  }

  bool weakened(Bytes bytes, MutableBytes to) const override {
    if constexpr (Weakens<Reduced>) {
      if (!one_sided_) return false;
      if (const auto p = reduced_.weakened(position(bytes))) {
        pack(*p, to);
        return true;
      }
    }
    (void)bytes;
    (void)to;
    return false;
  }

  std::size_t class_width() const override { return width(); }
  void class_of(Bytes bytes, MutableBytes to) const override {
    portable::ranges::copy(bytes, to.begin());
  }
  std::uint64_t invariant(Bytes bytes) const override { return hash_bytes(bytes); }
  bool holds_by_position() const override { return true; }

  std::string position_text(Bytes bytes) const override {
    return reduced_.position_text(position(bytes));
  }
  std::string move_text(Bytes bytes, std::size_t number) const override {
    const auto moves = moves_to_try(position(bytes));
    return reduced_.move_text(moves.at(number));
  }
  Verdict verdict(Value value) const override { return plain_->verdict(value); }
  std::map<std::string, std::string> instance() const override { return plain_->instance(); }

 private:
  std::vector<typename Reduced::Move> moves_to_try(const Position& p) const {
    if constexpr (requires { reduced_.replies(p); }) {
      if (p.mover == statement_.side) return reduced_.replies(p);
    }
    return reduced_.moves(p);
  }
  bool finished(const Position& p) const { return p.open == decltype(p.open){}; }
  void pack(const Position& p, MutableBytes to) const {
    const ShapeBits bits = reduced_.bits();
    pack_shape(canonical_shape(reduced_.shape(p), bits), bits, to);
  }
  // The bytes come from pack(), or have been found well formed.
  Position position(Bytes bytes) const {
    CoreShape shape;
    if (!unpack_shape(bytes, reduced_.bits(), shape)) {
      throw std::invalid_argument("these bytes do not encode a position");
    }
    return reduced_.position(shape);
  }

  Reduced reduced_;
  Statement statement_;
  std::unique_ptr<PlainGame> plain_;
  bool one_sided_;
};

}  // namespace harary
