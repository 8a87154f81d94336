// SPDX-License-Identifier: MIT
#include "games/marking/marking.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "games/edges/text.hpp"
#include "games/marking/costs.hpp"
#include "graph/formats/vertex_list.hpp"

namespace harary {

MarkingRules::MarkingRules(const OneColourVertexSetup& setup)
    : OneColourVertexGame(setup),
      least_(least_largest_cost(setup.board, setup.taken, open(OneColourVertexGame::start()))) {}

EndReason MarkingRules::reason(const Position& p) const {
  return {
      fmt::format("All vertices are marked: the largest cost is {}, and {} if all are marked in "
                  "the best order.",
                  p.largest, least_)};
}

auto MarkingRules::after(const Position& p, Move vertex) const -> Position {
  return {OneColourVertexGame::after(p, vertex),
          std::max(p.largest, cost_of(vertex_board(), vertex, p[0]))};
}

auto MarkingRules::predecessors(const Position& p) const -> std::vector<Position> {
  std::vector<Position> result;
  for (const OneColourVertexGame::Position& before : untaken(p)) {
    const int vertex = (p[0] - before[0]).front();
    const int cost = cost_of(vertex_board(), vertex, before[0]);
    if (cost > p.largest) continue;
    const bool first = layer(before) == 0;
    const int least = cost < p.largest ? p.largest : first ? 0 : 1;
    const int most = first ? 0 : p.largest;
    for (int largest = least; largest <= most; ++largest) result.push_back({before, largest});
  }
  return result;
}

int MarkingRules::least_at_end(const Position& p) const {
  return std::max(p.largest, least_largest_cost(vertex_board(), p[0], open(p)));
}

int MarkingRules::most_at_end(const Position& p) const {
  int most = p.largest;
  for (const int v : open(p)) most = std::max(most, 1 + vertex_board().degree(v));
  return most;
}

Bounds MarkingRules::bounds(const Position& p) const {
  const int least = least_at_end(p);
  const int most = most_at_end(p);
  return mover(p) == Side::first ? Bounds{-most, -least} : Bounds{least, most};
}

std::optional<Value> MarkingRules::assured(const Position& p, Side side) const {
  if (side == Side::first) return -most_at_end(p);
  int least = p.largest;
  for (const int v : open(p)) least = std::max(least, cost_of(vertex_board(), v, p[0]));
  return least;
}

std::int32_t MarkingRules::move_priority(const Position& p, Move vertex) const {
  const auto danger = [&](int v) {
    return kMaxOrder * cost_of(vertex_board(), v, p[0]) + vertex_board().degree(v);
  };
  if (mover(p) == Side::first) return danger(vertex);
  int most = 0;
  for (const int v : vertex_board().neighbours(vertex) & open(p)) most = std::max(most, danger(v));
  return most;
}

auto MarkingRules::in_core(const Core& core, const Position& p, Value v) const -> Core::Position {
  const int limit = -v;
  if (p.largest > limit) return core.broken(mover(p));
  return core.position(open(p), limit, mover(p));
}

std::vector<Value> MarkingRules::outcomes(const Position& p) const {
  std::vector<Value> result;
  for (int cost = most_at_end(p); cost >= least_at_end(p); --cost) result.push_back(-cost);
  return result;
}

std::string MarkingRules::position_text(const Position& p) const {
  const VertexSet taken = OneColourVertexGame::start()[0] & p[0];
  std::vector<int> order(taken.begin(), taken.end());
  for (const int v : order_with_cost(vertex_board(), taken, p[0] - taken, p.largest)) {
    order.push_back(v);
  }
  return fmt::format("vertices={}", fmt::join(order, ","));
}

auto MarkingRules::parse_position(std::string_view text) const -> Position {
  (void)read_position(text);
  PositionFields fields = position_fields(text);
  Position p = start();
  std::string_view rest = fields.empty() ? std::string_view() : fields.front().second;
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const int vertex = parse_vertex(rest.substr(0, comma), vertex_board().order());
    if (open(p).contains(vertex)) p = after(p, vertex);
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return p;
}

void MarkingRules::pack(const Position& p, MutableBytes to) const {
  OneColourVertexGame::pack(p, to.first(layout().bytes()));
  to.back() = static_cast<std::uint8_t>(p.largest);
}

bool MarkingRules::unpack(Bytes from, Position& p) const {
  if (!OneColourVertexGame::unpack(from.first(layout().bytes()), p)) return false;
  p.largest = from.back();
  return valid(p);
}

}  // namespace harary
