// SPDX-License-Identifier: MIT
#include "theory/connect/connect_game.hpp"

#include <fmt/format.h>

#include <array>

#include "base/error.hpp"

namespace harary {

namespace {

template <class Integer>
Integer checked_order(Integer order) {
  if (order < 1) {
    throw InputError(fmt::format("connect: {} vertices; the game needs at least one", order));
  }
  if constexpr (sizeof(Integer) == sizeof(std::int32_t)) {
    if (order > ConnectPlayer::kLargestOrder) {
      throw LimitError(fmt::format("connect: {} vertices; a game in progress may have at most {}",
                                   order, ConnectPlayer::kLargestOrder));
    }
  }
  return order;
}

}  // namespace

LetterCounts letters_of(const Graph& graph) {
  LetterCounts result;
  VertexSet rest = graph.vertices();
  while (!rest.empty()) {
    VertexSet component;
    VertexSet frontier = VertexSet::single(rest.front());
    int degrees = 0;
    while (!frontier.empty()) {
      component |= frontier;
      VertexSet next;
      for (const int v : frontier) {
        next |= graph.neighbours(v);
        degrees += graph.degree(v);
      }
      frontier = next - component;
    }
    const int order = component.size();
    ++result[component_letter(order, order * (order - 1) / 2 - degrees / 2)];
    rest -= component;
  }
  return result;
}

ConnectClosedForm::ConnectClosedForm(std::int64_t order, ConnectVariant variant)
    : order_(checked_order(order)), variant_(variant) {}

bool ConnectClosedForm::first_player_wins() const {
  return !previous_player_wins(letters(), variant_);
}

std::optional<VertexPair> ConnectClosedForm::winning_first_move() const {
  if (!winning_trade(letters(), variant_)) return std::nullopt;
  return VertexPair{0, 1};
}

ConnectPlayer::ConnectPlayer(std::int32_t order, ConnectVariant variant)
    : components_(checked_order(order)), variant_(variant) {}

bool ConnectPlayer::legal(VertexPair move) const {
  const auto [u, v] = move;
  return u >= 0 && v >= 0 && u < order() && v < order() && u != v && !over() &&
         !components_.has_edge(move);
}

void ConnectPlayer::record(VertexPair move) {
  const auto [u, v] = move;
  if (u < 0 || v < 0 || u >= order() || v >= order()) {
    throw InputError(
        fmt::format("move: {}-{} is not on the board; vertices are 0 to {}", u, v, order() - 1));
  }
  if (u == v) throw InputError(fmt::format("move: {}-{} is not an edge", u, v));
  if (over()) {
    throw InputError(fmt::format("move: {}-{} comes after the end; the graph is connected", u, v));
  }
  if (components_.has_edge(move)) {
    throw InputError(fmt::format("move: the edge {}-{} is already drawn", u, v));
  }
  components_.add_edge(move);
}

std::optional<VertexPair> ConnectPlayer::move() {
  if (over()) return std::nullopt;
  if (const auto trade = winning_trade(letters(), variant_)) return realised(*trade);
  return delaying_move();
}

// The letters of a trade are there; one that stands alone has an odd number of missing edges.
VertexPair ConnectPlayer::realised(const LetterTrade& trade) {
  const auto& first = components_.with_letter(trade.first);
  if (!trade.second) return components_.missing_pair(first.back()).value();
  const auto& second = components_.with_letter(*trade.second);
  const std::size_t from_end = trade.first == *trade.second ? 2 : 1;
  return {first.back(), second[second.size() - from_end]};
}

// A missing edge inside the first or the last component of a letter, else a merger.
VertexPair ConnectPlayer::delaying_move() {
  std::array<std::int32_t, 2> any{};
  int found = 0;
  for (const Letter letter : {Letter::a, Letter::b, Letter::c, Letter::d}) {
    const auto& list = components_.with_letter(letter);
    if (list.empty()) continue;
    if (const auto pair = components_.missing_pair(list.front())) return *pair;
    if (found < 2) any[static_cast<std::size_t>(found++)] = list.front();
    if (list.size() < 2) continue;
    if (const auto pair = components_.missing_pair(list.back())) return *pair;
    if (found < 2) any[static_cast<std::size_t>(found++)] = list.back();
  }
  return {any[0], any[1]};
}

}  // namespace harary
