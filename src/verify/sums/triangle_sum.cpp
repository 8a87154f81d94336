// SPDX-License-Identifier: MIT
#include "verify/sums/triangle_sum.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "base/assert.hpp"
#include "graph/canonical/small.hpp"
#include "verify/bit_bytes.hpp"
#include "verify/permutation.hpp"

namespace harary {

namespace {

using Rows = TriangleSum::Rows;

constexpr std::size_t kMost = TriangleSum::kMost;

// Calls f(v) for the vertices of a row.
template <class F>
void for_each_vertex(unsigned row, F&& f) {
  for (; row != 0; row &= row - 1) f(static_cast<std::size_t>(std::countr_zero(row)));
}

void insert_pair(Rows& rows, std::size_t u, std::size_t v) {
  rows[u] = static_cast<std::uint16_t>(rows[u] | 1U << v);
  rows[v] = static_cast<std::uint16_t>(rows[v] | 1U << u);
}
void insert_edge(Rows& rows, Edge e) {
  insert_pair(rows, static_cast<std::size_t>(e.low), static_cast<std::size_t>(e.high));
}
void erase_pair(Rows& rows, std::size_t u, std::size_t v) {
  rows[u] = static_cast<std::uint16_t>(rows[u] & ~(1U << v));
  rows[v] = static_cast<std::uint16_t>(rows[v] & ~(1U << u));
}

// The class of a legal pair, by the links of lemma 2.
Rows linked_with(const TriangleSum& sum, std::size_t u, std::size_t v) {
  Rows members{};
  std::array<std::array<std::uint8_t, 2>, kMost*(kMost - 1) / 2> queue;
  std::size_t found = 0;
  const auto add = [&](std::size_t a, std::size_t b) {
    insert_pair(members, a, b);
    queue[found++] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
  };
  add(u, v);
  for (std::size_t i = 0; i < found; ++i) {
    const auto [a, b] = queue[i];
    const auto add_linked = [&](std::size_t end, std::size_t other) {
      const unsigned third = sum.drawn[other] | sum.legal[other];
      for_each_vertex(sum.legal[end] & third & ~unsigned{members[end]},
                      [&](std::size_t w) { add(end, w); });
    };
    add_linked(a, b);
    add_linked(b, a);
  }
  return members;
}

// Lemma 1: of the drawn edges those that count, where `legal` are all pairs, or those of a part.
Rows counting(const Rows& drawn, const Rows& legal) {
  Rows result{};
  for (std::size_t u = 0; u < kMost; ++u) {
    if (legal[u] == 0) continue;
    for_each_vertex(drawn[u] & ((1U << u) - 1), [&](std::size_t v) {
      if ((legal[u] & legal[v]) != 0) insert_pair(result, u, v);
    });
  }
  return result;
}

}  // namespace

TriangleSum::TriangleSum(std::span<const Edge> drawn_edges, std::span<const Edge> legal_pairs) {
  for (const Edge e : drawn_edges) insert_edge(drawn, e);
  for (const Edge e : legal_pairs) insert_edge(legal, e);
}

int TriangleSum::legal_count() const {
  int twice = 0;
  for (const std::uint16_t row : legal) twice += std::popcount(row);
  return twice / 2;
}

std::vector<Edge> TriangleSum::moves() const {
  std::vector<Edge> result;
  result.reserve(kMost * (kMost - 1) / 2);
  for (std::size_t v = 1; v < kMost; ++v) {
    for_each_vertex(legal[v] & ((1U << v) - 1), [&](std::size_t u) {
      result.push_back({static_cast<int>(u), static_cast<int>(v)});
    });
  }
  return result;
}

TriangleSum TriangleSum::after(Edge move) const {
  const auto u = static_cast<std::size_t>(move.low);
  const auto v = static_cast<std::size_t>(move.high);
  HARARY_ASSERT((legal[u] >> v & 1) != 0 && (legal[v] >> u & 1) != 0, "a move is legal");
  TriangleSum result = *this;
  erase_pair(result.legal, u, v);
  insert_pair(result.drawn, u, v);
  for_each_vertex(legal[u] & drawn[v], [&](std::size_t w) { erase_pair(result.legal, u, w); });
  for_each_vertex(legal[v] & drawn[u], [&](std::size_t w) { erase_pair(result.legal, v, w); });
  HARARY_ASSERT(result.valid(), "pairs are drawn or legal, not both");
  return result;
}

TriangleSum TriangleSum::reduced() const {
  TriangleSum result = *this;
  result.drawn = counting(drawn, legal);
  return result;
}

bool TriangleSum::valid() const {
  for (std::size_t v = 0; v < kMost; ++v) {
    if ((drawn[v] & legal[v]) != 0) return false;
    for (std::size_t u = 0; u < kMost; ++u) {
      if ((drawn[v] >> u & 1) != (drawn[u] >> v & 1)) return false;
      if ((legal[v] >> u & 1) != (legal[u] >> v & 1)) return false;
    }
  }
  return heap >= 0;
}

TriangleParts::TriangleParts(const TriangleSum& sum) : heap(sum.heap) {
  HARARY_ASSERT(sum.valid(), "pairs are drawn or legal, not both");
  TriangleSum rest = sum;
  for (std::size_t v = 0; v < kMost; ++v) {
    while (rest.legal[v] != 0) {
      const auto u = static_cast<std::size_t>(std::countr_zero(rest.legal[v]));
      TriangleSum part;
      part.legal = linked_with(rest, u, v);
      for (std::size_t w = v; w < kMost; ++w) {
        rest.legal[w] = static_cast<std::uint16_t>(rest.legal[w] & ~part.legal[w]);
      }
      if (part.legal_count() < kLeastPart) {
        heap ^= 1;
      } else {
        part.drawn = counting(sum.drawn, part.legal);
        parts.push_back(part);
      }
    }
  }
}

std::vector<TriangleSum> TriangleParts::different() const {
  std::vector<TriangleSum> result;
  result.reserve(parts.size());
  for (const TriangleSum& part : parts) {
    const TriangleSum form = part.canonical();
    const auto same = std::find(result.begin(), result.end(), form);
    if (same == result.end()) {
      result.push_back(form);
    } else {
      result.erase(same);
    }
  }
  return result;
}

std::size_t TriangleSum::bytes(int order) {
  return static_cast<std::size_t>(order * (order - 1) + 7) / 8 + 1;
}

// Row v of a lower triangle are v bits; rows follow one another, of the legal pairs and then of the
// drawn ones.
void TriangleSum::pack(int order, MutableBytes to) const {
  HARARY_ASSERT(to.size() == bytes(order), "a packed sum has the board's number of bytes");
  BitWriter writer(to);
  for (const Rows* rows : {&legal, &drawn}) {
    for (std::size_t v = 1; v < static_cast<std::size_t>(order); ++v) {
      writer.put((*rows)[v] & ((1U << v) - 1), static_cast<int>(v));
    }
  }
  writer.finish();
  HARARY_ASSERT(heap >= 0 && heap < 256, "a heap fits a byte");
  to.back() = static_cast<std::uint8_t>(heap);
}

bool TriangleSum::unpack(Bytes from, int order, TriangleSum& sum) {
  if (from.size() != bytes(order)) return false;
  sum = {};
  BitReader reader(from.first(from.size() - 1));
  for (Rows* rows : {&sum.legal, &sum.drawn}) {
    for (std::size_t v = 1; v < static_cast<std::size_t>(order); ++v) {
      for_each_vertex(static_cast<unsigned>(reader.take(static_cast<int>(v))),
                      [&](std::size_t u) { insert_pair(*rows, u, v); });
    }
  }
  for (std::size_t v = 0; v < kMost; ++v) {
    if ((sum.legal[v] & sum.drawn[v]) != 0) return false;
  }
  sum.heap = from.back();
  HARARY_ASSERT(sum.valid(), "pairs are drawn or legal, not both");
  return reader.nothing_left();
}

TriangleSum TriangleSum::canonical() const {
  // Those with a legal pair, one after the other.
  std::array<std::uint8_t, kMost> vertices{};
  std::array<std::uint8_t, kMost> number{};
  std::size_t count = 0;
  unsigned alive = 0;
  for (std::size_t v = 0; v < kMost; ++v) {
    if (legal[v] == 0) continue;
    alive |= 1U << v;
    number[v] = static_cast<std::uint8_t>(count);
    vertices[count++] = static_cast<std::uint8_t>(v);
  }
  const auto renamed = [&](const Rows& rows, std::span<const std::uint8_t> place) {
    Rows result{};
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t v = vertices[i];
      unsigned row = 0;
      for_each_vertex(rows[v] & alive, [&](std::size_t w) { row |= 1U << place[number[w]]; });
      result[place[i]] = static_cast<std::uint16_t>(row);
    }
    return result;
  };
  SmallLabelling place{};
  for (std::size_t i = 0; i < count; ++i) place[i] = static_cast<std::uint8_t>(i);
  SmallColouredGraph<2> graph;
  graph.order = static_cast<int>(count);
  graph.rows = {renamed(drawn, place), renamed(legal, place)};
  place = canonical_labelling(graph);
  require_permutation(std::span<const std::uint8_t>(place).first(count));
  TriangleSum result;
  result.drawn = renamed(drawn, place);
  result.legal = renamed(legal, place);
  result.heap = heap;
  return result;
}

}  // namespace harary
