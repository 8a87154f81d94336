// SPDX-License-Identifier: MIT
#include "verify/cores/star.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "verify/cores/words.hpp"

namespace harary {

namespace {

constexpr std::size_t kStarVertices = ReducedStar::kMost;

std::size_t index(Side side) {
  return static_cast<std::size_t>(side);
}

// What a player needs next, beyond M.
int needed(const ReducedStar::Position& p, Side side) {
  if (p.leader == Side::first) return side == Side::first || p.until == 0 ? 1 : 0;
  if (side == Side::first) return p.until == 0 ? 0 : 1;
  return p.until == 1 ? 2 : 1;
}

// The condition of Hall's theorem: sets of vertices grow by one vertex at a time, and with them the
// number of open edges that they touch. Loose ends belong to one vertex alone.
bool touch_enough(const OpenRows& open, const std::array<int, kStarVertices>& wants,
                  std::size_t from, std::uint16_t members, int spare) {
  for (std::size_t v = from; v < kStarVertices; ++v) {
    if (wants[v] == 0) continue;
    const auto fresh = static_cast<std::uint16_t>(open.rows[v] & ~members);
    const int left = spare + open.loose[v] + std::popcount(fresh) - wants[v];
    if (left < 0) return false;
    const auto more = static_cast<std::uint16_t>(members | 1U << v);
    if (!touch_enough(open, wants, v + 1, more, left)) return false;
  }
  return true;
}

}  // namespace

ReducedStar::ReducedStar(const CoreStart& start, const Statement& statement)
    : order_(start.order),
      side_(statement.side),
      stated_(PointsThreshold::of(statement.side, statement.at_least)) {
  require_core_board(order_);
  std::array<std::array<int, kStarVertices>, 2> degree{};
  for (const auto* edges : {&start.red, &start.green}) {
    for (const Edge e : *edges) {
      ++degree[edges == &start.red ? 0 : 1][static_cast<std::size_t>(e.low)];
      ++degree[edges == &start.red ? 0 : 1][static_cast<std::size_t>(e.high)];
    }
  }
  for (const Edge e : start.open) start_.open.add(e);
  int most_edges = 0;  // at a vertex
  int fewest_edges = order_;
  for (std::size_t v = 0; v < static_cast<std::size_t>(order_); ++v) {
    const int edges = degree[0][v] + degree[1][v] + start_.open.at(v);
    most_edges = std::max(most_edges, edges);
    fewest_edges = std::min(fewest_edges, edges);
  }
  const auto unavoidable = [most_edges](int x, int y) { return x + y <= most_edges + 1; };
  const int red = *std::max_element(degree[0].begin(), degree[0].end());
  const int green = *std::max_element(degree[1].begin(), degree[1].end());
  start_.leader = red >= stated_.red_needs(green) ? Side::first : Side::second;
  start_.mover = start.mover;
  int points = start_.leader == Side::first ? red : green;
  if (start.raised && fewest_edges < most_edges) {
    points = stated_.raised(start_.leader, points, unavoidable);
  }
  const int most = start_.leader == Side::first ? points : points + stated_.difference;
  if (stated_.least != 0) start_.until = std::max(0, stated_.least - most);
  for (std::size_t v = 0; v < static_cast<std::size_t>(order_); ++v) {
    start_.lacks[0][v] = most + needed(start_, Side::first) - degree[0][v];
    start_.lacks[1][v] = most - stated_.difference + needed(start_, Side::second) - degree[1][v];
  }
  reduce(start_);
}

void ReducedStar::reduce(Position& p) {
  std::array<bool, 2> hope{};
  std::array<bool, 2> may_get_least{};
  std::array<bool, kStarVertices> leaves{};
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    leaves[v] = true;
    for (const std::size_t side : {0U, 1U}) {
      if (p.lacks[side][v] > p.open.at(v)) p.lacks[side][v] = 0;
      if (p.lacks[side][v] == 0) continue;
      hope[side] = true;
      leaves[v] = false;
      const int spare = p.open.at(v) - p.lacks[side][v];
      if (needed(p, static_cast<Side>(side)) + spare >= p.until) may_get_least[side] = true;
    }
  }
  if (!may_get_least[0] || !may_get_least[1]) p.until = 0;
  p.over = !hope[index(opponent(p.leader))];
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    if (leaves[v] || p.over) p.open.leave(v);
  }
  if (p.over) {
    p = {.open = {}, .lacks = {}, .until = 0, .leader = p.leader, .mover = p.mover, .over = true};
  }
}

auto ReducedStar::after(const Position& p, Move move) const -> Position {
  Position result = p;
  auto& mine = result.lacks[index(p.mover)];
  std::array<bool, kStarVertices> reaches{};
  bool reached = false;
  const auto approach = [&](std::size_t v) {
    if (mine[v] == 0) return;
    reaches[v] = --mine[v] == 0;
    reached = reached || reaches[v];
  };
  result.open.take(move);
  approach(move.u);
  if (move.v != move.u) approach(move.v);
  if (reached) {
    const int rise = needed(p, p.mover);  // of M
    result.leader = p.mover;
    result.until = std::max(0, p.until - rise);
    const auto risen = [&](Side side) { return rise + needed(result, side) - needed(p, side); };
    auto& others = result.lacks[index(opponent(p.mover))];
    for (std::size_t v = 0; v < kStarVertices; ++v) {
      if (mine[v] != 0 || reaches[v]) mine[v] += risen(p.mover);
      if (others[v] != 0) others[v] += risen(opponent(p.mover));
    }
  }
  result.mover = opponent(p.mover);
  reduce(result);
  return result;
}

bool ReducedStar::assured(const Position& p) const {
  if (p.over || p.leader != side_) return p.over && p.leader == side_;
  const auto& lacks = p.lacks[index(opponent(side_))];
  std::array<int, kStarVertices> wants{};
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    if (lacks[v] == 0) continue;
    wants[v] = 2 * (p.open.at(v) - lacks[v] + 1);
    if (wants[v] > p.open.at(v)) return false;
  }
  return touch_enough(p.open, wants, 0, 0, 0);
}

CoreShape ReducedStar::shape(const Position& p) const {
  CoreShape result;
  result.planes[0] = p.open.pairs();
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    result.labels[v] =
        static_cast<std::uint16_t>(p.lacks[0][v] << 8 | p.lacks[1][v] << 4 | p.open.loose[v]);
  }
  result.tail[0] = static_cast<std::uint8_t>(p.until << 2 | (p.leader == Side::second ? 2 : 0) |
                                             (p.mover == Side::second ? 1 : 0));
  return result;
}

auto ReducedStar::position(const CoreShape& shape) const -> Position {
  Position p;
  p.open = OpenRows::from_pairs(shape.planes[0]);
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    p.lacks[0][v] = shape.labels[v] >> 8;
    p.lacks[1][v] = shape.labels[v] >> 4 & 15;
    p.open.loose[v] = shape.labels[v] & 15;
  }
  p.until = shape.tail[0] >> 2;
  p.leader = (shape.tail[0] & 2) != 0 ? Side::second : Side::first;
  p.mover = (shape.tail[0] & 1) != 0 ? Side::second : Side::first;
  p.over = p.open.none();
  return p;
}

bool ReducedStar::sound(const Position& p) const {
  if (p.until != 0 && stated_.least == 0) return false;
  Position same = p;
  reduce(same);
  return same == p && !p.over;
}

std::string ReducedStar::position_text(const Position& p) const {
  std::string text = p.open.text();
  for (const std::size_t side : {0U, 1U}) {
    text += fmt::format(";{} lacks=", side == 0 ? "red" : "green");
    bool first = true;
    for (std::size_t v = 0; v < kStarVertices; ++v) {
      if (p.lacks[side][v] == 0) continue;
      text += fmt::format("{}{}:{}", first ? "" : " ", v, p.lacks[side][v]);
      first = false;
    }
  }
  return text + fmt::format(";until={};leader={};mover={}", p.until, side_word(p.leader),
                            side_word(p.mover));
}

}  // namespace harary
