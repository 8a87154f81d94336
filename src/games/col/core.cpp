// SPDX-License-Identifier: MIT
#include "games/col/core.hpp"

#include <array>
#include <utility>

#include "base/assert.hpp"

namespace harary {

namespace {

constexpr std::size_t own_of(Side mover) {
  return mover == Side::first ? 0 : 1;
}

}  // namespace

ColCore::ColCore(const Graph& board, Apart apart, std::shared_ptr<const VertexSymmetry> symmetry,
                 FreeVertices free, Side mover, int most_small)
    : board_(board),
      apart_(apart),
      most_small_(most_small),
      symmetry_(std::move(symmetry)),
      values_(std::make_shared<Values>(board, apart)),
      start_(position(free, mover)) {}

auto ColCore::position(FreeVertices free, Side mover) const -> Position {
  return reduced(free, ConwayGames::kZero, mover);
}

auto ColCore::reduced(FreeVertices free, ConwayGames::Form small, Side mover) const -> Position {
  Position p;
  p.mover = mover;
  p.small = small;
  while (!(free[0] | free[1]).empty()) {
    const FreeVertices component = take_component(board_, apart_, free);
    if ((component[0] | component[1]).size() <= most_small_) {
      // Where there is no room for its value it stays as it is, which is only slower.
      try {
        const std::lock_guard lock(values_->mutex);
        const auto value = values_->values.value(component);
        p.small = values_->values.games().sum(p.small, value);
        continue;
      } catch (const ConwayGames::TooManyForms&) {
      }
    }
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) p.free[i] |= component[i];
  }
  return p;
}

std::optional<Value> ColCore::result(const Position& p) const {
  const std::lock_guard lock(values_->mutex);
  ConwayGames& games = values_->values.games();
  if (!(p.free[0] | p.free[1]).empty()) {
    const bool stuck =
        p.free[own_of(p.mover)].empty() &&
        (p.mover == Side::first ? games.left(p.small) : games.right(p.small)).empty();
    return stuck ? std::optional(-1) : std::nullopt;
  }
  const bool lost = p.mover == Side::first ? games.at_least(ConwayGames::kZero, p.small)
                                           : games.at_least(p.small, ConwayGames::kZero);
  return lost ? -1 : 1;
}

auto ColCore::moves(const Position& p) const -> std::vector<Move> {
  std::vector<Move> result;
  for (const int v : p.free[own_of(p.mover)]) result.push_back(v);
  const std::lock_guard lock(values_->mutex);
  ConwayGames& games = values_->values.games();
  const auto options =
      p.mover == Side::first ? games.left(p.small).size() : games.right(p.small).size();
  for (std::size_t i = 0; i < options; ++i) result.push_back(kOption + static_cast<int>(i));
  return result;
}

auto ColCore::after(const Position& p, Move move) const -> Position {
  const Side next = opponent(p.mover);
  if (move < kOption) {
    HARARY_ASSERT(p.free[own_of(p.mover)].contains(move), "a move is legal");
    const int own = static_cast<int>(own_of(p.mover));
    return reduced(after_taking(board_, apart_, p.free, own, move), p.small, next);
  }
  const std::lock_guard lock(values_->mutex);
  const ConwayGames& games = values_->values.games();
  const auto options = p.mover == Side::first ? games.left(p.small) : games.right(p.small);
  Position q = p;
  q.mover = next;
  q.small = options[static_cast<std::size_t>(move - kOption)];
  return q;
}

auto ColCore::key(const Position& p) const -> Key {
  const std::size_t own = own_of(p.mover);
  const auto sets = symmetry_->representative(std::array{p.free[own], p.free[1 - own]});
  if (own == 0) return {{sets[0].bits(), sets[1].bits(), p.small}};
  try {
    const std::lock_guard lock(values_->mutex);
    return {{sets[0].bits(), sets[1].bits(), values_->values.games().negative(p.small)}};
  } catch (const ConwayGames::TooManyForms&) {
    constexpr std::uint64_t kNotNegated = std::uint64_t{1} << 32;
    return {{sets[0].bits(), sets[1].bits(), p.small | kNotNegated}};
  }
}

std::int32_t ColCore::move_priority(const Position& p, Move move) const {
  if (move >= kOption) return 0;
  const auto own = own_of(p.mover);
  const FreeVertices next = after_taking(board_, apart_, p.free, static_cast<int>(own), move);
  return next[own].size() - next[1 - own].size();
}

}  // namespace harary
