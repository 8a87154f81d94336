// SPDX-License-Identifier: MIT
#include "graph/formats/sparse6.hpp"

#include <fmt/format.h>

#include <bit>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/sextets.hpp"

namespace harary {

namespace {

// k of the definition: the bits that hold the highest vertex.
int vertex_bits(int order) {
  return order == 0 ? 0 : static_cast<int>(std::bit_width(static_cast<unsigned>(order - 1)));
}

// The edges that the rest of the text encodes, as change(u, v, place). Units of a bit b and a
// vertex x: b moves the current vertex v on by one; then x > v moves it on to x, and any other x is
// an edge x-v. Leaving the order ends the list: padding does that.
template <class Change>
void for_each_edge(SextetReader& reader, int order, Change change) {
  const int k = vertex_bits(order);
  int v = 0;
  while (reader.bits_left() > static_cast<std::size_t>(k)) {
    const SextetReader unit = reader;
    v += static_cast<int>(reader.read_bits(1));
    const int x = static_cast<int>(reader.read_bits(k));
    if (v >= order || x >= order) break;
    if (x > v) {
      v = x;
    } else {
      change(x, v, unit);
    }
  }
  reader.skip_padding();
  if (reader.bits_left() > 0) reader.refuse("text after the end of the edges");
}

void refuse_loop(int u, int v, const SextetReader& place) {
  if (u == v) place.refuse(fmt::format("a loop at vertex {}; loops are not allowed", v));
}

void add_new_edge(Graph& graph, int u, int v, const SextetReader& place) {
  refuse_loop(u, v, place);
  if (graph.has_edge(u, v)) {
    place.refuse(
        fmt::format("the edge {}-{} is listed twice; parallel edges are not allowed", u, v));
  }
  graph.add_edge(u, v);
}

}  // namespace

Graph decode_sparse6(std::string_view text, const TextPlace& start) {
  constexpr std::string_view kHeader = kSparse6Format.header;
  if (text.starts_with(kHeader)) {
    return decode_sparse6(text.substr(kHeader.size()), moved(start, kHeader.size()));
  }
  if (!text.starts_with(':')) throw InputError(moved(start, 0), "sparse6 starts with ':'");
  SextetReader reader(text.substr(1), moved(start, 1));
  const int order = reader.read_order();
  Graph graph(order);
  for_each_edge(reader, order,
                [&](int u, int v, const SextetReader& place) { add_new_edge(graph, u, v, place); });
  return graph;
}

Graph decode_incremental_sparse6(std::string_view text, const Graph& before,
                                 const TextPlace& start) {
  if (!text.starts_with(';'))
    throw InputError(moved(start, 0), "incremental sparse6 starts with ';'");
  SextetReader reader(text.substr(1), moved(start, 1));
  Graph graph = before;
  Graph changed(before.order());
  for_each_edge(reader, before.order(), [&](int u, int v, const SextetReader& place) {
    add_new_edge(changed, u, v, place);
    if (graph.has_edge(u, v)) {
      graph.remove_edge(u, v);
    } else {
      graph.add_edge(u, v);
    }
  });
  return graph;
}

std::string encode_sparse6(const Graph& graph) {
  const int order = graph.order();
  const int k = vertex_bits(order);
  SextetWriter writer;
  writer.write_order(order);
  int v = 0;
  for (const Edge e : graph.edges()) {
    if (e.high > v + 1) {
      writer.write_bits(1, 1);
      writer.write_bits(static_cast<unsigned>(e.high), k);
      writer.write_bits(0, 1);
    } else {
      writer.write_bits(e.high > v ? 1 : 0, 1);
    }
    v = e.high;
    writer.write_bits(static_cast<unsigned>(e.low), k);
  }
  // Where 2^k = order, k+1 ones after an edge at the last vertex but one would read as a loop at
  // the last vertex; one 0 in front makes them a move to it.
  if (k < 6 && order == 1 << k && v == order - 2 && writer.bits_missing() > k) {
    writer.write_bits(0, 1);
  }
  std::string result(1, ':');
  return result += writer.finish(true);
}

}  // namespace harary
