// SPDX-License-Identifier: MIT
#include "games/marking/core.hpp"

#include <algorithm>
#include <vector>

#include "base/assert.hpp"
#include "games/vertices/vertex_sets.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

MarkingCore::MarkingCore(const Graph& board)
    : board_(std::make_shared<const Graph>(board)),
      symmetry_(std::make_shared<const VertexSymmetry>(board)) {
  for (const int v : board.vertices()) {
    for (int degree = 0; degree <= board.degree(v); ++degree) {
      by_degree_[static_cast<std::size_t>(degree)].insert(v);
    }
  }
}

auto MarkingCore::position(VertexSet open, int limit, Side mover) const -> Position {
  if (open.empty()) return {.open = {}, .limit = 1, .mover = mover};
  if (limit <= 0) return broken(mover);
  Position p{.open = open, .limit = std::min(limit, kMaxOrder), .mover = mover};
  const VertexSet danger = in_danger(p);
  if (danger.empty()) return {.open = {}, .limit = 1, .mover = mover};
  for (const int v : danger) {
    if (spare(p, v) < 0) return broken(mover);
  }
  p.open = danger | (neighbours_of(*board_, danger) & open);
  return p;
}

VertexSet MarkingCore::tight(const Position& p) const {
  VertexSet result;
  for (const int v : in_danger(p)) {
    if (spare(p, v) == 0) result.insert(v);
  }
  return result;
}

VertexSet MarkingCore::moves(const Position& p) const {
  const VertexSet danger = in_danger(p);
  if (p.mover == Side::first) {
    const VertexSet forced = tight(p);
    return forced.empty() ? danger : VertexSet::single(forced.front());
  }
  VertexSet result = p.open;
  for (const int s : p.open - danger) {
    if (!result.contains(s)) continue;
    const VertexSet threatened = board_->neighbours(s) & danger;
    for (const int v : result - VertexSet::single(s)) {
      if (threatened.contains(board_->neighbours(v) & danger)) result.erase(v);
    }
  }
  return result;
}

auto MarkingCore::key(const Position& p) const -> Key {
  const VertexSet danger = in_danger(p);
  const auto rest =
      static_cast<std::uint64_t>(p.open.size()) << 8 | static_cast<std::uint64_t>(p.mover);
  if (p.open.size() > kMaxSmallOrder) {
    const VertexSet placed = symmetry_->representative(std::array{p.open})[0];
    return {{placed.bits(), 0, static_cast<std::uint64_t>(p.limit), rest}};
  }
  SmallColouredGraph<1> graph;
  graph.order = p.open.size();
  std::array<std::uint8_t, kMaxOrder> number{};
  std::uint8_t count = 0;
  for (const int v : p.open) number[static_cast<std::size_t>(v)] = count++;
  for (const int v : danger) {
    const int at = number[static_cast<std::size_t>(v)];
    HARARY_ASSERT(spare(p, v) < kMaxSmallOrder - 1,
                  "it is less than the number of open neighbours");
    graph.labels[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(1 + spare(p, v));
    for (const int u : board_->neighbours(v) & p.open) {
      graph.set_colour(at, number[static_cast<std::size_t>(u)], 1);
    }
  }
  const SmallColouredGraph<1> form = canonical_form(graph);
  Key key{{0, 0, 0, rest}};
  std::size_t pair = 0;
  for (int v = 0; v < form.order; ++v) {
    key.words[2] = key.words[2] << 4 | form.labels[static_cast<std::size_t>(v)];
    for (int u = 0; u < v; ++u, ++pair) {
      if (form.colour(u, v) != 0) key.words[pair / 64] |= std::uint64_t{1} << pair % 64;
    }
  }
  return key;
}

Bounds MarkingCore::bounds(const Position& p) const {
  const auto holds = [&](bool alice, std::uint8_t lemma) {
    const Value value = for_first(p.mover, alice ? 1 : -1);
    return Bounds{value, value, lemma};
  };
  if (tight(p).size() > (p.mover == Side::first ? 1 : 0)) return holds(false, 0);
  if (in_time(p)) return holds(true, 1);
  if (held_on_trees(p)) return holds(true, 2);
  return {-1, 1};
}

bool MarkingCore::in_time(const Position& p) const {
  const VertexSet danger = in_danger(p);
  std::vector<int> order(danger.begin(), danger.end());
  std::stable_sort(order.begin(), order.end(),
                   [&](int u, int v) { return spare(p, u) < spare(p, v); });
  int bobs = p.mover == Side::first ? 0 : 1;
  VertexSet earlier;
  for (const int v : order) {
    if (spare(p, v) < bobs + (board_->neighbours(v) & earlier).size()) return false;
    earlier.insert(v);
    ++bobs;
  }
  return true;
}

bool MarkingCore::held_on_trees(const Position& p) const {
  if (p.limit < 4) return false;
  const VertexSet danger = in_danger(p);
  int threes = p.mover == Side::first ? 1 : 0;  // components with three that are allowed
  for (VertexSet rest = danger; !rest.empty();) {
    VertexSet component = VertexSet::single(rest.front());
    for (VertexSet fresh = component; !fresh.empty();) {
      VertexSet next;
      for (const int v : fresh) next |= neighbours(p, danger, v);
      fresh = next - component;
      component |= fresh;
    }
    rest -= component;
    int ends = 0;    // of edges, at both
    int marked = 0;  // edges to marked vertices
    for (const int v : component) ends += neighbours(p, danger, v).size();
    for (const int v : component& danger) {
      marked += board_->degree(v) - (board_->neighbours(v) & p.open).size();
    }
    if (ends != 2 * (component.size() - 1) || marked > 3) return false;
    if (marked == 3 && --threes < 0) return false;
  }
  return true;
}

std::int32_t MarkingCore::move_priority(const Position& p, Move vertex) const {
  const VertexSet danger = in_danger(p);
  const auto urgent = [&](int v) {
    return kMaxOrder * (kMaxOrder - spare(p, v)) + (board_->neighbours(v) & p.open).size();
  };
  if (p.mover == Side::first) return danger.contains(vertex) ? urgent(vertex) : 0;
  int most = 0;
  for (const int v : board_->neighbours(vertex) & danger) most = std::max(most, urgent(v));
  return most;
}

}  // namespace harary
