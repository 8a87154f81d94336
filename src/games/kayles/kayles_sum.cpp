// SPDX-License-Identifier: MIT
#include "games/kayles/kayles_sum.hpp"

#include <algorithm>

#include "base/assert.hpp"

namespace harary {

namespace {

VertexSet neighbours_in(const SmallColouredGraph<1>& graph, int vertex) {
  return VertexSet(graph.rows[0][static_cast<std::size_t>(vertex)]);
}

// Bit `pair` of two words.
constexpr std::uint64_t bit_of(int pair) {
  return std::uint64_t{1} << (pair % 64);
}

KaylesKey packed(const SmallColouredGraph<1>& graph) {
  KaylesKey key;
  key.order = static_cast<std::uint64_t>(graph.order);
  for (int v = 1; v < graph.order; ++v) {
    for (const int u : neighbours_in(graph, v) & VertexSet::first(v)) {
      const int pair = Edge{u, v}.pair_index();
      key.words[static_cast<std::size_t>(pair / 64)] |= bit_of(pair);
    }
  }
  return key;
}

SmallColouredGraph<1> unpacked(const KaylesKey& key) {
  SmallColouredGraph<1> graph;
  graph.order = static_cast<int>(key.order);
  int pair = 0;
  for (int v = 1; v < graph.order; ++v) {
    for (int u = 0; u < v; ++u, ++pair) {
      if ((key.words[static_cast<std::size_t>(pair / 64)] & bit_of(pair)) == 0) continue;
      graph.set_colour(u, v, 1);
    }
  }
  return graph;
}

// The graph that `vertices` induce, numbered from 0 in their order.
template <class Neighbours>
SmallColouredGraph<1> induced(VertexSet vertices, Neighbours&& neighbours) {
  SmallColouredGraph<1> graph;
  graph.order = vertices.size();
  std::array<std::uint8_t, kMaxOrder> number{};
  std::uint8_t count = 0;
  for (const int v : vertices) number[static_cast<std::size_t>(v)] = count++;
  for (const int v : vertices) {
    unsigned row = 0;
    for (const int u : neighbours(v) & vertices) row |= 1U << number[static_cast<std::size_t>(u)];
    graph.rows[0][number[static_cast<std::size_t>(v)]] = static_cast<std::uint16_t>(row);
  }
  return graph;
}

}  // namespace

std::uint64_t KaylesSummand::hash() const {
  const KaylesKey key = packed(graph);
  return hash_words(std::array{key.words[0], key.words[1], key.order, free.bits(),
                               static_cast<std::uint64_t>(mover)});
}

auto KaylesSumRules::after(const Position& p, Move vertex) const -> Position {
  HARARY_ASSERT(moves(p).contains(vertex), "a move is legal");
  Position next;
  next.mover = opponent(p.mover);
  if (p.graph.order == 0) {
    next.free = p.free - board_.neighbours(vertex) - VertexSet::single(vertex);
    return next;
  }
  const VertexSet rest = moves(p) - neighbours_in(p.graph, vertex) - VertexSet::single(vertex);
  next.graph = induced(rest, [&p](int v) { return neighbours_in(p.graph, v); });
  return next;
}

auto KaylesSumRules::key(const Position& p) const -> Key {
  if (p.graph.order > 0) return packed(canonical_form(p.graph));
  return {{symmetry_->representative(std::array{p.free})[0].bits(), 0}, 0};
}

auto KaylesSumRules::position(const Key& key) const -> Position {
  if (key.order > 0) return {unpacked(key), {}, Side::first};
  return {{}, VertexSet(key.words[0]), Side::first};
}

std::optional<int> KaylesSumRules::small_nimber(const Position& p, int vertices) const {
  if (vertices > 3) return std::nullopt;
  if (vertices < 3) return 1;
  // A path of three vertices, or a triangle.
  for (const int v : moves(p)) {
    const VertexSet around = p.graph.order > 0 ? neighbours_in(p.graph, v) : board_.neighbours(v);
    if ((around & moves(p)).size() < 2) return 2;
  }
  return 1;
}

VertexSet KaylesSumRules::component_at(const Position& p, int vertex) const {
  if (p.graph.order == 0) return component_of(board_, vertex, p.free);
  VertexSet component = VertexSet::single(vertex);
  for (VertexSet fresh = component; !fresh.empty();) {
    VertexSet next;
    for (const int v : fresh) next |= neighbours_in(p.graph, v);
    fresh = next - component;
    component |= fresh;
  }
  return component;
}

auto KaylesSumRules::part(const Position& p, VertexSet component) const -> Position {
  if (p.graph.order > 0) {
    if (component.size() == p.graph.order) return p;
    return {induced(component, [&p](int v) { return neighbours_in(p.graph, v); }), {}, p.mover};
  }
  if (component.size() > kMaxSmallOrder) return {{}, component, p.mover};
  return {induced(component, [this](int v) { return board_.neighbours(v); }), {}, p.mover};
}

}  // namespace harary
