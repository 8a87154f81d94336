// SPDX-License-Identifier: MIT
#include "verify/cores/capture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "verify/cores/words.hpp"
#include "verify/outcomes.hpp"

namespace harary {

namespace {

constexpr std::size_t kCaptureVertices = ReducedCapture::kMost;

int vertices_left(const OpenRows& open) {
  int count = 0;
  for (std::size_t v = 0; v < kCaptureVertices; ++v) count += open.at(v) != 0 ? 1 : 0;
  return count;
}

// Lemma 3. The side's numbers are 4096 t + r with least <= r <= most, where most - least is small.
Value least_of_equal_debts(Value owed, int least, int most) {
  constexpr Value kHalf = kPointStep / 2;
  Value t = (owed + kHalf) / kPointStep;
  if (owed + kHalf < 0 && t * kPointStep > owed + kHalf) --t;  // towards minus infinity
  Value r = owed - t * kPointStep;
  if (r > most) {
    ++t;
    r = least;
  }
  return t * kPointStep + std::max<Value>(r, least);
}

}  // namespace

ReducedCapture::ReducedCapture(const CoreStart& start, const Statement& statement)
    : order_(start.order), side_(statement.side) {
  require_core_board(order_);
  for (const Edge e : start.open) start_.open.add(e);
  for (const auto* edges : {&start.red, &start.green}) {
    for (const Edge e : *edges) {
      start_.balance[static_cast<std::size_t>(e.low)] += edges == &start.red ? 1 : -1;
      start_.balance[static_cast<std::size_t>(e.high)] += edges == &start.red ? 1 : -1;
    }
  }
  start_.owed = statement.at_least;
  start_.mover = start.mover;
  reduce(start_);
}

void ReducedCapture::reduce(Position& p) const {
  std::array<bool, kCaptureVertices> leaves{};
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    const int open = p.open.at(v);
    leaves[v] = open == 0 || std::abs(p.balance[v]) > open;
  }
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    if (!leaves[v]) continue;
    p.open.leave(v);
    const Value given = p.balance[v] > 0   ? value_of_points(1, 0)
                        : p.balance[v] < 0 ? value_of_points(0, 1)
                                           : 0;
    p.owed -= side_ == Side::first ? given : -given;
    p.balance[v] = 0;
  }
  const int left = vertices_left(p.open);
  p.owed = side_ == Side::first ? least_of_equal_debts(p.owed, 0, left)
                                : least_of_equal_debts(p.owed, -left, 0);
}

auto ReducedCapture::after(const Position& p, Move move) const -> Position {
  Position result = p;
  const int change = p.mover == Side::first ? 1 : -1;
  result.open.take(move);
  result.balance[move.u] += change;
  if (move.v != move.u) result.balance[move.v] += change;
  result.mover = opponent(p.mover);
  reduce(result);
  return result;
}

bool ReducedCapture::assured(const Position& p) const {
  const int left = vertices_left(p.open);
  const Value worst = side_ == Side::first ? value_of_points(0, left) : -value_of_points(left, 0);
  return worst >= p.owed;
}

CoreShape ReducedCapture::shape(const Position& p) const {
  CoreShape result;
  result.planes[0] = p.open.pairs();
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    result.labels[v] = static_cast<std::uint16_t>((p.balance[v] + 16) << 4 | p.open.loose[v]);
  }
  result.tail[0] = p.mover == Side::second ? 1 : 0;
  const auto owed = static_cast<std::uint32_t>(p.owed);
  for (std::size_t i = 0; i < 4; ++i) {
    result.tail[1 + i] = static_cast<std::uint8_t>(owed >> (24 - 8 * i));
  }
  return result;
}

auto ReducedCapture::position(const CoreShape& shape) const -> Position {
  Position p;
  p.open = OpenRows::from_pairs(shape.planes[0]);
  for (std::size_t v = 0; v < static_cast<std::size_t>(order_); ++v) {
    p.balance[v] = (shape.labels[v] >> 4) - 16;
    p.open.loose[v] = shape.labels[v] & 15;
  }
  p.mover = shape.tail[0] == 1 ? Side::second : Side::first;
  std::uint32_t owed = 0;
  for (std::size_t i = 0; i < 4; ++i) owed = owed << 8 | shape.tail[1 + i];
  p.owed = static_cast<Value>(owed);
  return p;
}

bool ReducedCapture::sound(const Position& p) const {
  if (p.owed > kInfinity || p.owed < -kInfinity) return false;
  Position same = p;
  reduce(same);
  return same == p && !p.open.none();
}

std::string ReducedCapture::position_text(const Position& p) const {
  std::string balances;
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    if (p.open.at(v) != 0) {
      balances += fmt::format("{}{}:{}", balances.empty() ? "" : " ", v, p.balance[v]);
    }
  }
  return fmt::format("{};balance={};owed={};mover={}", p.open.text(), balances, p.owed,
                     side_word(p.mover));
}

}  // namespace harary
